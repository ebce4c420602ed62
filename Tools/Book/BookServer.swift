import BookMarbles
import BookPages
import ConsoleKit
import Foundation
import Listings
import Synchronization

/// Serves the book to a browser on this machine.
final class BookServer: Sendable {
  private let content: Mutex<Content>
  private let search: SearchIndex
  private let runs: Runs
  private let desk: any Desk
  private let exercises: Exercises
  private let gate = Gate()
  private let server: LoopbackServer
  private let queue = DispatchQueue(label: "course.book.pages", qos: .userInitiated)
  /// Marbles that are dragged don't wait for a page that is being made.
  private let marbles = DispatchQueue(label: "course.book.marbles", qos: .userInteractive)

  /// What the book consists of: pages, and the listings of each chapter.
  private struct Content {
    let site: Site
    var assets: [String: Data]?
    var listings: [String: Listing]?
  }

  /// - Parameters:
  ///   - desk: The learner's files and records.
  ///   - symbols: Reads the symbol graphs of the libraries.
  /// - Throws: An error if the course can't be read, or there is no port.
  init(
    course: URL, runs: Runs, desk: any Desk, symbols: @escaping @Sendable () throws -> [Data]
  ) throws {
    self.desk = desk
    exercises = Exercises(desk)
    let content = Mutex(Content(site: try Site(course: course, isLive: true, symbols: symbols)))
    self.runs = runs
    self.content = content
    search = SearchIndex {
      try Site(course: course, isLive: true, symbols: symbols).searchIndex()
    }
    let box = Box()
    server = try LoopbackServer(
      [LoopbackRoute("/*") { request, reply in box.book?.answer(request, reply) }],
      limits: Self.limits)
    box.keep(self)
  }

  /// The server's route needs the book, which needs the server.
  private final class Box: Sendable {
    private let held = Mutex<WeakBook>(WeakBook())
    private struct WeakBook { weak var book: BookServer? }
    var book: BookServer? { held.withLock { $0.book } }
    func keep(_ book: BookServer) { held.withLock { $0.book = book } }
  }

  static var limits: LoopbackLimits {
    var limits = LoopbackLimits()
    limits.headers = 8 << 10
    limits.body = 64 << 10
    limits.connections = 32
    limits.seconds = 10
    return limits
  }

  var port: Int { server.port }

  /// The address to open, with the secret of this start.
  var address: String { "http://127.0.0.1:\(port)/?token=\(gate.token)" }

  /// An address that opens the book once.
  var passingAddress: String { "http://127.0.0.1:\(port)/?token=\(gate.pass)" }

  var token: String { gate.token }

  func stop() {
    runs.kill()
    exercises.kill()
    server.stop()
  }

  // MARK: - Answering

  private typealias Reply = LoopbackRoute.Reply

  private func answer(_ request: LoopbackRequest, _ reply: @escaping Reply) {
    let reply: Reply = { reply(Self.safe($0)) }
    switch gate.verdict(on: request, port: port) {
    case .closed(let response): reply(response)
    case .open where request.method == "POST":
      if !exercises.post(request, reply) { post(request, reply) }
    case .open where exercises.get(request, reply): break
    case .open where request.path == "/search.json": search.answer(reply)
    case .open:
      queue.async { reply(self.get(String(request.path.dropFirst()))) }
    }
  }

  /// What each answer says of itself: where it may be used, and that nobody keeps it.
  private static func safe(_ response: LoopbackResponse) -> LoopbackResponse {
    var response = response
    let rules = [
      "Content-Security-Policy": Site.contentPolicy + "; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store", "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
    response.headers.merge(rules) { own, _ in own }
    return response
  }

  /// The answer to a request without an effect.
  private func get(_ path: String) -> LoopbackResponse {
    let address = path.isEmpty ? "index.html" : path
    return content.withLock { content in
      do {
        if let listing = try Self.listing(address, in: &content) {
          return try .json(Self.json(["lines": listing.body]))
        }
        if let type = Self.assetTypes[address] {
          let assets = try content.assets ?? content.site.assets()
          content.assets = assets
          return LoopbackResponse(contentType: type, body: assets[address] ?? Data())
        }
        // A page shows its file as it is now.
        if address.hasSuffix(".html") { content.site.forget() }
        if let page = try content.site.page(at: address) {
          return LoopbackResponse(
            contentType: "text/html; charset=utf-8", body: Data(content.site.html(page).text.utf8))
        }
      } catch {
        return .text("The course can't be read: \(error)\n", status: 500)
      }
      return .text("The book has no such page.\n", status: 404)
    }
  }

  private static let assetTypes = [
    "style.css": "text/css; charset=utf-8", "book.js": "text/javascript; charset=utf-8",
    "marbles.js": "text/javascript; charset=utf-8",
    "theme.js": "text/javascript; charset=utf-8", "icon.svg": "image/svg+xml",
  ]

  /// The listing at an address such as `listings/errors/caught-inside.json`.
  private static func listing(_ address: String, in content: inout Content) throws -> Listing? {
    guard address.hasPrefix("listings/"), address.hasSuffix(".json") else { return nil }
    return listing(id: String(address.dropFirst(9).dropLast(5)), in: &content)
  }

  private static func listing(id: String, in content: inout Content) -> Listing? {
    let listings =
      content.listings
      ?? Dictionary(
        ChapterSource.all(in: content.site.course).flatMap(\.listings).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
    content.listings = listings
    return listings[id]
  }

  private static func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  // MARK: - Running

  private struct RunRequest: Decodable {
    let listing: String
    let text: String
  }

  /// What a page asks for, if there is such a listing.
  private func wish(_ request: LoopbackRequest) -> (RunRequest, Listing)? {
    guard let wish = try? JSONDecoder().decode(RunRequest.self, from: request.body),
      let listing = content.withLock({ Self.listing(id: wish.listing, in: &$0) })
    else { return nil }
    return (wish, listing)
  }

  private static let noListing = LoopbackResponse.text(
    "The book has no such listing.\n", status: 404)

  private func post(_ request: LoopbackRequest, _ reply: @escaping Reply) {
    switch request.path {
    case "/kill":
      runs.kill()
      exercises.kill()
      reply(.json("{}"))
    case "/marbles":
      guard let question = try? JSONDecoder().decode(MarbleQuestion.self, from: request.body) else {
        return reply(.text("This is no question about marbles.\n", status: 400))
      }
      marbles.async {
        do throws(MarbleProblem) {
          let answer = try question.answer()
          reply(.json((try? Self.json(answer)) ?? "{}"))
        } catch {
          reply(.json((try? Self.json(["problem": error])) ?? "{}"))
        }
      }
    case "/playground":
      guard let (_, listing) = wish(request) else { return reply(Self.noListing) }
      queue.async { [desk] in
        do {
          let path = try desk.playgroundFile(of: listing.id)
          reply(.json(try Self.json(["path": path])))
        } catch { reply(.text("\(error)\n", status: 500)) }
      }
    case "/run":
      guard let (wish, listing) = wish(request) else { return reply(Self.noListing) }
      let lines = wish.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      runs.run(listing, with: lines, onceAbandoned: request.patience.onEnd) { report in
        let answer = report ?? Runs.Report(headline: "Stopped.")
        reply(.json((try? Self.json(answer)) ?? "{}"))
      }
    default: reply(.text("The book has no such page.\n", status: 404))
    }
  }
}
