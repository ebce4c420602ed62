import ChapterKit
import ConsoleKit
import ConsoleKitTerminal
import Foundation
import RxLite

/// `--play` and `--script`: the app on the terminal, or used by a script.
struct AppOptions {
  private static let name = "Chapter14-VideoList"
  private var folder: URL?
  private var script: String?

  /// Does what the arguments ask for.
  static func run(_ arguments: [String], script: Bool = false) -> Int32 {
    var options = AppOptions()
    var rest = arguments[...]
    if script { rest = ["--script"] + rest }
    while let argument = rest.popFirst() {
      guard ["--folder", "--script"].contains(argument) else {
        return complain("“\(argument)” means nothing beside --play.", status: 64)
      }
      guard let path = rest.popFirst() else {
        return complain("\(argument) needs a path.", status: 64)
      }
      if argument == "--folder" {
        options.folder = URL(fileURLWithPath: path)
      } else if let data = FileManager.default.contents(atPath: path) {
        options.script = String(decoding: data, as: UTF8.self)
      } else {
        return complain("can't read \(path).", status: 66)
      }
    }
    return options.run()
  }

  private func run() -> Int32 {
    let isOnTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    do {
      if let script { return try run(script) }
      return isOnTerminal ? try play() : try run(Session.standard)
    } catch VideoError.folderInUse {
      let path = place.path
      return Self.complain(
        "another program uses the folder \(path). Close it, or name another folder: --folder PATH.",
        status: 75)
    } catch { return Self.complain("\(place.path): \(words(for: error)).", status: 73) }
  }

  private func run(_ script: String) throws -> Int32 {
    let temporary = TemporaryFolder()
    do { try Session(in: folder ?? temporary.url).run(script) } catch let mistake as Session.Mistake
    {
      return Self.complain("\(mistake)", status: 65)
    }
    return 0
  }

  /// Where the files go: a place of this user's that no system empties.
  private var place: URL {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folder
      ?? (support.first ?? FileManager.default.homeDirectoryForCurrentUser)
      .appendingPathComponent("rx-course-flashmob")
  }

  private func play() throws -> Int32 {
    let place = place
    let storage = try VideoFolder(place)
    let server = VideoServer(pace: .slow(.milliseconds(600)))
    let service = VideoService(server.url)
    let screen = VideoListScreen { input in
      VideoListViewModel(
        input: input, service: service, folder: storage, scheduler: MainScheduler.instance)
    }
    screen.loadIfNeeded()
    let network = Label()
    func showNetwork() { network.text = "Network: \(server.isOffline ? "off" : "on")" }
    showNetwork()
    screen.views.insert(network, at: 0)
    screen.refreshButton.tap()
    let status = ScreenPlayer(
      screen,
      keys: [
        .init("n", "switch network \(server.isOffline ? "on" : "off")") {
          server.isOffline.toggle()
          showNetwork()
        },
        .init("a", "about") {
          screen.present(
            alert: "Flashmob 1.0 plays videos made of text. They are kept in \(place.path).")
        },
      ]
    ).run()
    print("The videos are in \(place.path).")
    return status
  }

  private static func complain(_ sentence: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("\(name): \(sentence)\n".utf8))
    return status
  }
}
