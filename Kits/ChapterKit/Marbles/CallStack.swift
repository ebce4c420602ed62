import Foundation
import Synchronization

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// The calls that led to a place in a program.
///
/// NB: It is empty where the system doesn't know the lines. Then stages have no names.
struct CallStack {
  /// A call in a source file. The column counts bytes, from 1.
  struct Frame: Hashable {
    let path: String
    let line: Int
    let column: Int
    /// Whether the call is in a closure, which may run long after the function around it has returned.
    let isInClosure: Bool
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

  /// Returns a call. A call of another module has no path; what the compiler has put between two calls is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - function: The function that makes the call: its mangled and its readable name.
  ///   - place: Looks up the line, which takes longer than the name.
  private static func frame(
    in function: (mangled: String, name: String), of module: String,
    place: () -> (path: String, line: Int, column: Int)?
  ) -> Frame? {
    // The code outside of all functions is a function of its own, without the module's name.
    if function.mangled.contains("\(module.utf8.count)\(module)")
      || function.mangled == "course_bundle_main"
    {
      guard let place = place(), place.line > 0 else { return nil }
      return Frame(
        path: place.path, line: place.line, column: place.column,
        isInClosure: function.name.contains("closure #"))
    }
    let isBetween = ["thunk", "partial apply", "protocol witness"]
      .contains(where: function.name.contains)
    return isBetween ? nil : Frame(path: "", line: 1, column: 1, isInClosure: false)
  }

  #if canImport(Darwin)
    private static let known = Mutex<[String: Frame?]>([:])
    private static let images = Mutex<[String: MachOImage?]>([:])

    /// The calls that lead here, as many as are needed to leave a library's operator. An observable that a
    /// library creates by itself, while a chain runs, is further away from the program.
    static func current() -> CallStack {
      CallStack(key: Thread.callStackReturnAddresses.prefix(13).map(\.stringValue))
    }

    private static func frame(at address: String, of module: String) -> Frame? {
      if let known = known.withLock({ $0[address] }) { return known }
      var info = Dl_info()
      var frame: Frame?
      // The call is before the place to which it returns.
      if let call = UInt(address).map({ $0 &- 1 }),
        dladdr(UnsafeRawPointer(bitPattern: call), &info) != 0,
        let path = info.dli_fname, let start = info.dli_fbase, let symbol = info.dli_sname
      {
        let (path, symbol) = (String(cString: path), String(cString: symbol))
        frame = self.frame(in: (symbol, demangled(symbol)), of: module) {
          images.withLock { images in
            let image = images[path] ?? MachOImage(path)
            images[path] = .some(image)
            return image?.place(at: Int(bitPattern: call) - Int(bitPattern: start))
          }
        }
      }
      known.withLock { $0[address] = .some(frame) }
      return frame
    }

    private static func demangled(_ symbol: String) -> String {
      guard let name = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return symbol }
      defer { free(name) }
      return String(cString: name)
    }
  #elseif canImport(Runtime)
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
        self.frame(in: (function.rawName, function.name), of: module) {
          symbol(.showSourceLocations)?.sourceLocation.map { ($0.path, $0.line, $0.column) }
        }
      }
      known.withLock { $0[address] = (entry.stack, .some(frame)) }
      return frame
    }
  #else
    static func current() -> CallStack { CallStack(key: []) }
    private static func frame(at address: String, of module: String) -> Frame? { nil }
  #endif
}

#if canImport(Darwin)
  /// The runtime's own, which has no declaration in Swift.
  @_silgen_name("swift_demangle")
  private func demangle(
    _ symbol: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif
