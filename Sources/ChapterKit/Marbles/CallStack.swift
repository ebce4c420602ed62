import Foundation
import Synchronization

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
    /// The calls' addresses. Equal for stacks of the same calls.
    let key: [String]
    /// Read once: a program that is being drawn loads no libraries.
    private static let images = ImageMap.capture()
    /// The file that holds the program, if another program has loaded it.
    private static let bundle = ProcessInfo.processInfo.environment["COURSE_BUNDLE"]
    /// For each address a stack that begins there, and the call as soon as somebody has asked for it.
    ///
    /// NB: It takes milliseconds to find a line, and stacks of one program have most calls in common.
    private static let known = Mutex<[String: (stack: Backtrace?, frame: Frame??)]>([:])

    /// The calls that lead here, as many as it takes to get out of a library's operator. What a library
    /// creates by itself, while a chain runs, is further away from the program.
    static func current() -> CallStack {
      func capture(_ limit: Int, from offset: Int = 0) -> Backtrace? {
        try? Backtrace.capture(
          algorithm: .fast, limit: limit, offset: offset, top: 0, images: images)
      }
      let key = capture(14)?.frames.map { "\($0.adjustedProgramCounter)" } ?? []
      for (offset, address) in key.enumerated() {
        if known.withLock({ $0[address] != nil }) { continue }
        let stack = capture(2, from: offset)
        known.withLock { $0[address] = (stack, nil) }
      }
      return CallStack(key: key)
    }

    /// The innermost call first.
    var frames: [Frame] { key.compactMap(Self.frame) }

    private static func frame(at address: String) -> Frame? {
      guard let entry = known.withLock({ $0[address] }) else { return nil }
      if let frame = entry.frame { return frame }
      // It takes long to find a line in the host of a bundle, and the program's lines are not there.
      if let bundle = Self.bundle, let first = entry.stack?.frames.first(where: { _ in true }),
        let image = images.indexOfImage(at: first.adjustedProgramCounter),
        images[image].path != bundle
      {
        return Frame(path: "", line: 1, column: 1, isInClosure: false)
      }
      let symbols = entry.stack?.symbolicated(with: images, options: [.showSourceLocations])
      let frame = symbols?.frames.first { "\($0.captured.adjustedProgramCounter)" == address }
        .flatMap { frame -> Frame? in
          guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
          return Frame(
            path: place.path, line: place.line, column: place.column,
            isInClosure: symbol.name.contains("closure #"))
        }
      known.withLock { $0[address] = (entry.stack, .some(frame)) }
      return frame
    }
  #else
    static func current() -> CallStack { CallStack() }
    var key: [String] { [] }
    var frames: [Frame] { [] }
  #endif
}
