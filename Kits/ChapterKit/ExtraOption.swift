import Wording

/// Something that a chapter does instead of running listings, if its option is given.
public struct ExtraOption {
  let name: String
  let help: String
  private let work: ([String]) throws -> Int32

  /// - Parameters:
  ///   - name: The option as it is written, for example `--play`.
  ///   - help: What it does, in a few words.
  ///   - arguments: Receives the other arguments, and returns the status to exit with.
  public init(_ name: String, _ help: String, arguments: @escaping ([String]) -> Int32) {
    (self.name, self.help, work) = (name, help, arguments)
  }

  /// Creates an option that takes no other arguments.
  public init(_ name: String, _ help: String, run: @escaping () -> Int32) {
    (self.name, self.help) = (name, help)
    work = { arguments in
      if let other = arguments.first {
        throw ProgramError(
          status: .misused, sentence: "\(name) takes no other arguments: remove \(other.quoted).")
      }
      return run()
    }
  }

  func isMeant(by arguments: some Sequence<String>) -> Bool {
    arguments.contains(name) && !arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  func run(_ arguments: some Sequence<String>) throws -> Int32 {
    try work(arguments.filter { $0 != name })
  }
}
