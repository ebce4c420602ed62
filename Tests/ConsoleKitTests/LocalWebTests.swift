import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite
import RxLiteTest
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct LocalWebTests {
  private let web = LocalWeb()

  /// The status, the body and a header of the answer.
  private func answer(_ request: URLRequest, header: String = "Content-Type") async throws
    -> [String]
  {
    try await onThread {
      try URLSession.shared.rx.response(request: request)
        .map { response, data in
          [
            "\(response.statusCode)", String(decoding: data, as: UTF8.self),
            response.value(forHTTPHeaderField: header) ?? "none", response.url?.path ?? "",
          ]
        }
        .toBlocking(timeout: 30).single()
    }
  }

  @Test func `each city has its weather`() async throws {
    let found = try await answer(web.request("/weather/Oslo"))
    #expect(found == ["200", #"{"Oslo": 20}"#, "application/json", "/weather/Oslo"])
  }

  @Test func `an old address is redirected`() async throws {
    let found = try await answer(web.request("/old/Oslo"))
    #expect(found == ["200", #"{"Oslo": 20}"#, "application/json", "/weather/Oslo"])
    #expect(web.log == "GET /old/Oslo: answered(302)\nGET /weather/Oslo: answered(200)")
  }

  @Test func `chunks arrive as one body, of unknown length`() async throws {
    let found = try await answer(web.request("/chunks"), header: "Content-Length")
    #expect(found == ["200", "one, two, three", "none", "/chunks"])
  }

  @Test func `a body that breaks off is an error`() async throws {
    await #expect(throws: URLError.self) { try await answer(web.request("/broken/off")) }
  }

  @Test func `what is put can be read`() async throws {
    var put = web.request("/notes/1")
    put.httpMethod = "PUT"
    put.httpBody = Data("Ünï".utf8)
    let stored = try await answer(put, header: "Location")
    #expect(stored == ["201", "stored 5 bytes", "/notes/1", "/notes/1"])
    let read = try await answer(web.request("/notes/1"))
    #expect(read[1] == "Ünï")
    put.httpMethod = "DELETE"
    let refused = try await answer(put)
    #expect(refused[0] == "405")
    let missing = try await answer(web.request("/notes/2"))
    #expect(missing[0] == "404")
  }

  @Test func `what is put as JSON can be read, slowly as it was when the request arrived`()
    async throws
  {
    func put(_ path: String, _ text: String) async throws -> [String] {
      var request = web.request(path)
      request.httpMethod = "PUT"
      request.httpBody = Data(text.utf8)
      return try await answer(request)
    }
    let stored = try await put("/felt/Oslo", #"{"felt": 9}"#)
    #expect(stored == ["201", #"{"stored": 11}"#, "application/json", "/felt/Oslo"])
    let read = try await answer(web.request("/felt/Oslo"))
    #expect(read == ["200", #"{"felt": 9}"#, "application/json", "/felt/Oslo"])
    let missing = try await answer(web.request("/felt/Lima"))
    #expect(missing[0] == "404")

    _ = try await put("/slow/felt/Oslo", #"{"felt": 1}"#)
    let request = web.request("/slow/felt/Oslo")
    async let early = answer(request)
    try await onThread { [web] in web.wait(for: .waiting) }
    _ = try await put("/slow/felt/Oslo", #"{"felt": 2}"#)
    web.open()
    let (first, second) = (try await early, try await answer(request))
    #expect([first[1], second[1]] == [#"{"felt": 1}"#, #"{"felt": 2}"#])
  }

  @Test func `the slow ones answer when the gate is opened`() async throws {
    let (web, request) = (web, web.request("/slow/Oslo"))
    let early = try await onThread {
      let answer = ReplaySubject<Data>.createUnbounded()
      _ = URLSession.shared.rx.data(request: request).subscribe(answer)
      let log = web.log(after: .waiting, of: "/slow/Oslo")
      web.open()
      return (log, try answer.toBlocking(timeout: 30).single())
    }
    #expect(early.0 == "GET /slow/Oslo: waiting")
    #expect(String(decoding: early.1, as: UTF8.self) == #"{"Oslo": 20}"#)
    let late = try await answer(request)
    #expect(late[0] == "200")
  }

  @Test func `the port can be hidden`() {
    #expect(
      web.hidingPort("\(web.url("/a")) \(web.url("/b"))") == "http://127.0.0.1/a http://127.0.0.1/b"
    )
  }
}

struct PNMTests {
  private func picture(_ text: String) -> PNM? { PNM(data: Data(text.utf8)) }

  @Test func `a picture is drawn`() throws {
    let found = try #require(picture("P2 # comment\n3 2\n3\n0 1 3\n2 0 0\n"))
    #expect(found.drawing == "  ..##\n++")
  }

  @Test(arguments: [
    "", "P2", "P2 1 1", "P2 1 1 3", "P2 0 0 3", "P2 -1 -1 3 1", "P2 1 1 0 0", "P2 1 1 3 4",
    "P2 1 1 3 -1",
    "P2 1 1 3 x", "P2 2 1 3 1", "P2 1 1 3 1 1", "P5 1 1 3 1", "P2 9223372036854775807 2 3 1",
    #"{"Oslo": 20}"#,
  ])
  func `what is no picture is refused`(text: String) {
    #expect(picture(text) == nil)
  }
}

struct LoopbackResponseTests {
  @Test func `a redirect has a status and a header, and an empty chunk is left out`() async throws {
    let chunks = LoopbackResponse.chunked([Data("ab".utf8), Data(), Data("c".utf8)])
    #expect(chunks.body == Data("abc".utf8))
    let redirect = LoopbackResponse.redirect(to: "/b", status: 301)
    #expect(redirect.status == 301 && redirect.headers == ["Location": "/b"])
  }
}
