import ConsoleKit
import Foundation
import RxLite
import RxLiteTest
import TestSupport
import Testing

@testable import Chapter13_WeatherApp

/// The weather app from outside: its session, its files, and its server.
@Suite struct WeatherAppTests {
  private let program = Chapter.weatherapp.executable

  @Test func `without a terminal the session of the course runs, as the listing prints it`() throws
  {
    let ending = try run(program, ["--play"], in: URL(fileURLWithPath: "/"))
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    #expect(try Chapter.weatherapp.golden.hasSuffix(ending.output))
    #expect(ending.output.hasSuffix("> quit\n"))
  }

  @Test func `a script of your own is played`() throws {
    let ending = try script("# asks twice\ntype Oslo\nreturn\nwait 1\n\nreturn\nwait 1\nrequests\n")
    #expect(ending.status == 0)
    #expect(ending.output.split(separator: "\n").count { $0 == "  GET /weather?q=Oslo" } == 2)
  }

  @Test(arguments: [
    ("", "holds no command."),
    ("# nothing\n", "holds no command."),
    ("show\ntpye Oslo\n", ":2: “tpye Oslo” is no command; did you mean type?"),
    ("jump\n", ":1: “jump” is no command."),
    ("type\n", ":1: “type” needs the text to type."),
    ("show me\n", ":1: “show me” says too much: show stands alone."),
    ("wait soon\n", ":1: “wait soon” needs a number of seconds, up to 3600."),
    ("wait -1\n", "needs a number of seconds, up to 3600."),
    ("watch nan\n", "needs a number of seconds, up to 3600."),
    ("wait 1e9\n", "needs a number of seconds, up to 3600."),
    ("server broken\n", "needs one of: fast, slow, mute, fails, no key."),
  ])
  func `a script that can't be played is refused in one line`(
    text: String, message: String
  ) throws {
    let ending = try script(text)
    #expect(ending.output == "")
    #expect(ending.errors.split(separator: "\n").count == 1)
    #expect(ending.errors.hasPrefix("Chapter13-WeatherApp: "))
    #expect(ending.errors.hasSuffix(message + "\n"))
    #expect(ending.status == 65)
  }

  @Test(
    arguments: [
      (["--script"], 64), (["--script", "/no/such/file"], 66), (["--script", "/"], 66),
      (["--play", "--live"], 64), (["--play", "over-http"], 64), (["--script", "a", "b"], 64),
    ] as [([String], Int32)])
  func `a wrong command line is met with one line`(arguments: [String], status: Int32) throws {
    let ending = try run(program, arguments)
    #expect(ending.output == "")
    #expect(ending.errors.split(separator: "\n").count == 1)
    #expect(ending.errors.hasPrefix("Chapter13-WeatherApp: "))
    #expect(ending.status == status)
  }

  @Test(arguments: [
    "", "2 59.9\n", "2 91 10\n", "-1 59.9 10.7\n", "nan 59.9 10.7\n", "2 lost 1\n", "x lost\n",
    "lost 2\n",
  ])
  func `a damaged track is refused, with the line`(text: String) throws {
    let file = try write(text)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: DataProblem.self) { try GPSTrack(DataFile(path: file.path)) }
  }

  @Test func `a track is read`() throws {
    let file = try write("# a walk\n\n2 59.9 10.7\r\n 1.5\tlost\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let track = try GPSTrack(DataFile(path: file.path))
    #expect(
      track.fixes == [
        .init(seconds: 2, location: Location(latitude: 59.9, longitude: 10.7)),
        .init(seconds: 1.5, location: nil),
      ])
  }

  @Test(arguments: ["", "[]", "{}", #"[{"name": "Oslo"}]"#])
  func `a damaged file of cities is refused`(text: String) throws {
    let file = try write(text)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: DataProblem.self) { try WeatherServer(DataFile(path: file.path)) }
  }

  @Test func `over the real network, in real time`() throws {
    let server = try WeatherServer(DataFile(own: "cities.json"))
    let api = ApiController(
      address: { server.url },
      scheduler: SerialDispatchQueueScheduler(qos: .default))
    func ask(_ city: String) -> Result<Weather?, any Error> {
      Result { try api.currentWeather(city: city).toBlocking(timeout: 20).single() }
    }
    #expect(try ask("são paulo").get()?.cityName == "São Paulo")
    server.switchOff()
    #expect(throws: WeatherError.offline) { try ask("Oslo").get() }
    try server.switchOn()
    try server.switchOn()
    #expect(throws: WeatherError.unknownCity("Atlantis")) { try ask("Atlantis").get() }
    server.behavior = .noKey
    #expect(throws: WeatherError.badKey) { try ask("Oslo").get() }
    server.behavior = .fails
    #expect(throws: WeatherError.failed(503)) { try ask("Oslo").get() }
  }

  private func script(_ text: String) throws -> Ending {
    let file = try write(text)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(program, ["--script", file.path])
  }

  private func write(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: file)
    return file
  }
}
