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

    /// The calls in a row that a module makes in files that are wanted, the innermost first. Each is
    /// looked up when it is asked for, and whoever called the last one never is.
    func frames(of module: String, where isWanted: @escaping (_ path: String) -> Bool)
      -> some Collection<Frame>
    {
      key.lazy.compactMap { Self.frame(at: $0, of: module) }
        .drop { !isWanted($0.path) }.prefix { isWanted($0.path) }
    }

    /// A call of another module has no path, and what the compiler has put between two calls is none.
    private static func frame(at address: String, of module: String) -> Frame? {
      guard let entry = known.withLock({ $0[address] }) else { return nil }
      if let frame = entry.frame { return frame }
      func symbol(_ options: Backtrace.SymbolicationOptions) -> SymbolicatedBacktrace.Symbol? {
        entry.stack?.symbolicated(with: images, options: options)?.frames
          .first { "\($0.captured.adjustedProgramCounter)" == address }?.symbol
      }
      var frame: Frame?
      // The name is at hand, and the line takes milliseconds.
      if let function = symbol([]) {
        let name = function.name
        // What stands outside of all functions is one of its own, which bears no module's name.
        if function.rawName.contains("\(module.utf8.count)\(module)")
          || function.rawName == "course_bundle_main"
        {
          frame = symbol(.showSourceLocations)?.sourceLocation.map {
            Frame(
              path: $0.path, line: $0.line, column: $0.column,
              isInClosure: name.contains("closure #"))
          }
          if frame?.line == 0 { frame = nil }
        } else if !["thunk", "partial apply", "protocol witness"].contains(where: name.contains) {
          frame = Frame(path: "", line: 1, column: 1, isInClosure: false)
        }
      }
      known.withLock { $0[address] = (entry.stack, .some(frame)) }
      return frame
    }
  #else
    static func current() -> CallStack { CallStack() }
    var key: [String] { [] }
    func frames(of module: String, where isWanted: @escaping (_ path: String) -> Bool) -> [Frame] { [] }
  #endif
}
