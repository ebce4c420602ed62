import Foundation
import Testing

@testable import ConsoleKit

@Suite struct LoopbackRequestTests {
  @Test func `a request is read in full`() throws {
    let bytes = Data(
      "POST /a%20b?x=1&y=two%20words&x=3 HTTP/1.1\r\nHost: h\r\nContent-Length:  4 \r\n\r\nbody+"
        .utf8)
    guard case .complete(let request) = LoopbackRequest.read(bytes) else {
      Issue.record("incomplete, or malformed")
      return
    }
    #expect(request.method == "POST")
    #expect(request.path == "/a b")
    #expect(request.query == ["x": "3", "y": "two words"])
    #expect(request.headers == ["host": "h", "content-length": "4"])
    #expect(request.body == Data("body".utf8))
  }

  @Test func `until the last byte is there, it is incomplete`() {
    let bytes = Data("GET / HTTP/1.1\r\nContent-Length: 2\r\n\r\nab".utf8)
    for count in 0..<bytes.count {
      guard case .incomplete = LoopbackRequest.read(bytes.prefix(count)) else {
        Issue.record("after \(count) bytes")
        return
      }
    }
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET / SMTP/1\r\n\r\n", "GET nothing HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nno header\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func `what is no request is refused`(text: String) {
    guard case .malformed = LoopbackRequest.read(Data(text.utf8)) else {
      Issue.record("read, or waited for")
      return
    }
  }

  @Test func `a head without an end is refused`() {
    guard case .malformed = LoopbackRequest.read(Data(repeating: 0x78, count: (1 << 24) + 1)) else {
      Issue.record("read, or waited for")
      return
    }
  }

  @Test func `a response as it goes over the wire`() {
    let text = String(decoding: LoopbackResponse.json("{}", status: 500).bytes, as: UTF8.self)
    #expect(
      text == "HTTP/1.1 500 Internal Server Error\r\nContent-Type: application/json\r\n"
        + "Content-Length: 2\r\nConnection: close\r\n\r\n{}")
  }
}
