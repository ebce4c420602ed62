#if canImport(Runtime)
  import Runtime
#endif

/// The calls that led to a place in a program.
///
/// NB: Where the system can't say which lines they are, as on macOS before 26, it is empty, and stages
/// have no names.
struct CallStack {
  /// A call in a source file. The column counts bytes, from 1.
  struct Frame: Hashable {
    let path: String
    let line: Int
    let column: Int
    /// Whether the call stands in a closure, which may run long after the function that holds it.
    let isInClosure: Bool
  }

  #if canImport(Runtime) && !canImport(Darwin)
    private let backtrace: Backtrace?
    /// Equal for stacks of the same calls.
    var key: [String] { backtrace?.frames.map { "\($0.adjustedProgramCounter)" } ?? [] }
    /// Read once: a program that is being drawn loads no libraries.
    private static let images = ImageMap.capture()

    /// The calls that lead here, as many as it takes to get out of a library's operator. What a library
    /// creates by itself, while a chain runs, is further away from the program.
    static func current() -> CallStack {
      let backtrace = try? Backtrace.capture(algorithm: .fast, limit: 14, top: 0, images: images)
      return CallStack(backtrace: backtrace)
    }

    /// The innermost call first.
    var frames: [Frame] {
      let symbols = backtrace?.symbolicated(with: Self.images, options: [.showSourceLocations])
      return symbols?.frames.compactMap { frame in
        guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
        return Frame(
          path: place.path, line: place.line, column: place.column,
          isInClosure: symbol.name.contains("closure #"))
      } ?? []
    }
  #else
    static func current() -> CallStack { CallStack() }
    var key: [String] { [] }
    var frames: [Frame] { [] }
  #endif
}
