#if canImport(Darwin)
  import Foundation
  import Synchronization

  /// On macOS the system knows the functions of a running program. `atos`, which is part of the developer
  /// tools, knows the lines, but not the columns.
  extension CallStack {
    private struct Call {
      /// The address of the call that follows it in a stack: of the function that it calls.
      let callee: String?
      var function: CompiledFunction?
      var place: Atos.Place?
      var isLookedUp = false
    }

    /// All calls that have been met, by their addresses.
    private static let calls = Mutex<[String: Call]>([:])

    /// The calls that lead here, as many as are needed to leave a library's operator. An observable that a
    /// library creates by itself, while a chain runs, is further away from the program.
    static func current() -> CallStack {
      let key = Thread.callStackReturnAddresses.prefix(13).map(\.stringValue)
      calls.withLock { calls in
        for (index, address) in key.enumerated() where calls[address] == nil {
          calls[address] = Call(callee: index > 0 ? key[index - 1] : nil)
        }
      }
      return CallStack(key: key)
    }

    static func frame(at address: String, of module: String) -> Frame? {
      calls.withLock { calls in
        if calls[address]?.isLookedUp == false { lookUp(&calls, in: module) }
        guard let call = calls[address], let function = call.function else { return nil }
        func callee(_ call: Call) -> String {
          call.callee.flatMap { calls[$0]?.function?.shortName } ?? ""
        }
        return frame(in: function, of: module) {
          guard let place = call.place else { return nil }
          let name = callee(call)
          // The calls of a line follow one another in the code as they do in the line.
          let number = calls.filter { other, known in
            known.place == place && callee(known) == name && number(other) < number(address)
          }.count
          return (place.path, place.line, .call(of: name, number: number))
        }
      }
    }

    private static func number(_ address: String) -> UInt { UInt(address) ?? 0 }

    /// Finds the functions of all calls that are new, and the lines of those in the module.
    private static func lookUp(_ calls: inout [String: Call], in module: String) {
      var own: [Atos: [String]] = [:]
      for address in calls.keys.filter({ calls[$0]?.isLookedUp == false }) {
        calls[address]?.isLookedUp = true
        var info = Dl_info()
        // The call is before the place to which it returns.
        guard dladdr(UnsafeRawPointer(bitPattern: number(address) &- 1), &info) != 0,
          let image = info.dli_fname, let start = info.dli_fbase, let symbol = info.dli_sname
        else { continue }
        let mangled = String(cString: symbol)
        let function = CompiledFunction(mangled, demangled(mangled))
        calls[address]?.function = function
        if function.belongs(to: module) {
          let atos = Atos(image: String(cString: image), start: UInt(bitPattern: start))
          own[atos, default: []].append(address)
        }
      }
      for (atos, addresses) in own {
        for (address, place) in zip(addresses, atos.places(of: addresses.map { number($0) &- 1 })) {
          calls[address]?.place = place
        }
      }
    }

    private static func demangled(_ symbol: String) -> String {
      guard let name = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return symbol }
      defer { free(name) }
      return String(cString: name)
    }
  }

  /// The runtime's own, which has no declaration in Swift.
  @_silgen_name("swift_demangle")
  private func demangle(
    _ symbol: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif
