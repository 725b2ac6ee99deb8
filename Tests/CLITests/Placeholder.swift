// x
import Testing
