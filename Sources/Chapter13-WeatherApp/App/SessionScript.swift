import Wording

/// The actions of a user, one command per line.
struct SessionScript {
  enum Command: Equatable {
    /// Types a text into the field.
    case type(String)
    /// Empties the field.
    case erase
    /// Presses return in the field.
    case `return`
    /// Taps the button that asks for the weather here.
    case here
    /// Taps the button that switches the network off and on.
    case network
    /// Chooses the server's behaviour.
    case server(WeatherServer.Behavior)
    /// Lets time pass.
    case wait(Double)
    /// Lets time pass, and shows the screen whenever it changes.
    case watch(Double)
    /// Shows the screen.
    case show
    /// Shows the requests to the server.
    case requests
    /// Ends the session, as the end of the file does.
    case quit
  }

  /// The commands, each as it is written.
  let commands: [(text: String, command: Command)]

  /// Reads a script.
  ///
  /// - Throws: ``DataProblem`` at the first line that isn't a command, and if there are no commands.
  init(_ file: DataFile) throws {
    commands = try file.lines.map { ($0.text, try Self.command($0)) }
    if commands.isEmpty { throw DataProblem(sentence: "\(file.name) holds no command.") }
  }

  private static func command(_ line: DataFile.Line) throws -> Command {
    let name = String(line.text.prefix { $0 != " " })
    let rest = line.text.dropFirst(name.count).drop { $0 == " " }
    let plain: [String: Command] = [
      "erase": .erase, "return": .return, "here": .here, "network": .network, "show": .show,
      "requests": .requests, "quit": .quit,
    ]
    if let command = plain[name] {
      if !rest.isEmpty { throw line.problem("says too much: \(name) stands alone.") }
      return command
    }
    switch name {
    case "type":
      if rest.isEmpty { throw line.problem("needs the text to type.") }
      return .type(String(rest))
    case "server":
      guard let behavior = WeatherServer.Behavior(rawValue: String(rest)) else {
        let all = WeatherServer.Behavior.allCases.map(\.rawValue).joined(separator: ", ")
        throw line.problem("needs one of: \(all).")
      }
      return .server(behavior)
    case "wait", "watch":
      guard let seconds = Double(rest), 0...3600 ~= seconds else {
        throw line.problem("needs a number of seconds, up to 3600.")
      }
      return name == "wait" ? .wait(seconds) : .watch(seconds)
    default:
      let names = plain.keys.sorted() + ["type", "server", "wait", "watch"]
      let advice = name.nearest(of: names).map { "; did you mean \($0)?" } ?? "."
      throw line.problem("is no command\(advice)")
    }
  }
}
