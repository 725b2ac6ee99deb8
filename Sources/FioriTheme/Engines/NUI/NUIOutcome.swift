// What happens when an app built on NUI loads a sheet. Must not know how to word it.

package import NSSSyntax

/// What loading a sheet comes to.
package enum NUIOutcome: Hashable, Sendable {
    /// The sheet is read; its styles apply.
    case loads
    /// The whole sheet is dropped without a message; the app starts unstyled.
    case lost(NUILoss.Cause, TextRange)
    /// The app ends with the exception "Undefined variable" (SP:78-80). Names the variable as NUI looks it up, and the
    /// value that asks for it.
    case crashes(variable: String, TextRange)
}
