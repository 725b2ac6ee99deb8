// The looks of the HTML report, in light and in dark. Must not know what is reported.

/// The style sheet.
enum HTMLStyle {
    /// Text and background keep a contrast of at least 4.5 to 1.
    static let sheet = """
        :root {
          color-scheme: light dark;
          --paper: #ffffff; --ink: #1d2d3e; --faint: #556b82; --line: #d5dadd; --code: #f5f6f7;
          --error: #aa0808; --warning: #8d4a00; --advice: #5d36ff; --mark: #ffdf90;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #12171c; --ink: #eaecee; --faint: #a9b4be; --line: #3a4552; --code: #1d232a;
            --error: #ff9c9c; --warning: #ffc56e; --advice: #b8a6ff; --mark: #6b4a00;
          }
        }
        body { margin: 0 auto; max-width: 64rem; padding: 1rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.5rem; margin: 0; }
        h2 { font-size: 1.1rem; margin: 2rem 0 0; overflow-wrap: anywhere; }
        h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
        p { margin: 0.25rem 0; overflow-wrap: anywhere; }
        fieldset { border: 0; display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0.5rem 0; }
        legend { float: left; margin-right: 1rem; }
        article { border-left: 0.25rem solid var(--line); margin: 1rem 0; padding: 0 0 0 0.75rem; }
        article.error { border-color: var(--error); }
        article.warning { border-color: var(--warning); }
        article.advice { border-color: var(--advice); }
        .error .severity, .forecast { color: var(--error); }
        .warning .severity { color: var(--warning); }
        .advice .severity { color: var(--advice); }
        .place { color: var(--faint); }
        code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
        pre { background: var(--code); border-radius: 0.25rem; margin: 0.25rem 0; overflow-x: auto; padding: 0.5rem; }
        pre span { color: var(--faint); display: inline-block; min-width: 3ch; padding-right: 1.5ch; text-align: right;
          user-select: none; }
        mark { background: var(--mark); color: inherit; }
        mark.gap { border-left: 0.2rem solid var(--error); }
        body:has(#show-error:not(:checked)) article.error,
        body:has(#show-warning:not(:checked)) article.warning,
        body:has(#show-advice:not(:checked)) article.advice { display: none; }
        @media print { fieldset { display: none; } }

        """
}
