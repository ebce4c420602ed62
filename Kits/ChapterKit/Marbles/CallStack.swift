import Foundation
import Synchronization

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// The calls that led to a place in a program.
///
/// NB: It is empty where the system doesn't know the lines. Then stages have no names.
struct CallStack {
  /// A call in a source file.
  struct Frame: Hashable {
    let path: String
    let line: Int
    let position: Position
    /// Whether the call is in a closure, which may run long after the function around it has returned.
    let isInClosure: Bool
  }

  /// Where in its line a call is.
  enum Position: Hashable {
    /// At a column, which counts bytes, from 1.
    case column(Int)
    /// The call of this function with this number, from 0, among the calls of it in the line.
    case call(of: String, number: Int)
  }

  /// The calls' addresses. They are equal for stacks of the same calls.
  let key: [String]

  /// Returns the first uninterrupted series of calls that a module makes in wanted files, the innermost
  /// first. Each call is looked up only when it is read.
  func frames(of module: String, where isWanted: @escaping (_ path: String) -> Bool)
    -> some Collection<Frame>
  {
    key.lazy.compactMap { Self.frame(at: $0, of: module) }
      .drop { !isWanted($0.path) }.prefix { isWanted($0.path) }
  }

  /// Returns the call that a function makes. A call of another module has no path; what the compiler has put
  /// between two calls is `nil`.
  ///
  /// - Parameter place: Looks up the line, which takes longer than the name.
  static func frame(
    in function: CompiledFunction, of module: String,
    place: () -> (path: String, line: Int, position: Position)?
  ) -> Frame? {
    if function.belongs(to: module) {
      guard let place = place(), place.line > 0 else { return nil }
      return Frame(
        path: place.path, line: place.line, position: place.position,
        isInClosure: function.name.contains("closure #"))
    }
    let isBetween = ["thunk", "partial apply", "protocol witness"]
      .contains(where: function.name.contains)
    return isBetween ? nil : Frame(path: "", line: 1, position: .column(1), isInClosure: false)
  }

  #if canImport(Runtime) && !canImport(Darwin)
    /// Read once: a program that is being drawn loads no libraries.
    private static let images = ImageMap.capture()
    /// For each address a stack that begins there, and the call once it has been looked up.
    ///
    /// NB: It takes milliseconds to find a line, and stacks of one program have most calls in common.
    private static let known = Mutex<[String: (stack: Backtrace?, frame: Frame??)]>([:])

    /// The calls that lead here, as many as are needed to leave a library's operator. An observable that a
    /// library creates by itself, while a chain runs, is further away from the program.
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

    private static func frame(at address: String, of module: String) -> Frame? {
      guard let entry = known.withLock({ $0[address] }) else { return nil }
      if let frame = entry.frame { return frame }
      func symbol(_ options: Backtrace.SymbolicationOptions) -> SymbolicatedBacktrace.Symbol? {
        entry.stack?.symbolicated(with: images, options: options)?.frames
          .first { "\($0.captured.adjustedProgramCounter)" == address }?.symbol
      }
      let frame = symbol([]).flatMap { function in
        self.frame(in: CompiledFunction(function.rawName, function.name), of: module) {
          symbol(.showSourceLocations)?.sourceLocation.map {
            ($0.path, $0.line, .column($0.column))
          }
        }
      }
      known.withLock { $0[address] = (entry.stack, .some(frame)) }
      return frame
    }
  #elseif !canImport(Darwin)
    static func current() -> CallStack { CallStack(key: []) }
    private static func frame(at address: String, of module: String) -> Frame? { nil }
  #endif
}

/// A function of a compiled program, as the system names it.
struct CompiledFunction {
  private let mangled: String
  /// Its readable name.
  let name: String

  init(_ mangled: String, _ name: String) { (self.mangled, self.name) = (mangled, name) }

  func belongs(to module: String) -> Bool {
    // The code outside of all functions is a function of its own, without the module's name.
    mangled.contains("\(module.utf8.count)\(module)") || mangled == "course_bundle_main"
  }

  /// The name by which a program calls it, for an initializer that of its type: `map` for
  /// `(extension in RxLite):RxLite.ObservableType.map<A>((A.Element) throws -> A1) -> …`.
  var shortName: String {
    var path = name.replacing("->", with: "").replacing(#/\(extension in \w+\):/#, with: "")
      .replacing(#/\((\w+) in \w+\)/#) { $0.output.1 }
    while path.contains("<"), case let simpler = path.replacing(#/<[^<>]*>/#, with: ""),
      simpler != path
    { path = simpler }
    let words = path.prefix { $0 != "(" }.components(separatedBy: " : ")[0].split(separator: " ")
    return words.last?.split(separator: ".")
      .last { !["getter", "modify", "init", "__allocating_init"].contains($0) }
      .map(String.init) ?? ""
  }
}
