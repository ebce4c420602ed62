import Foundation
import Testing

@testable import ConsoleKit

@Suite struct ProgressAndRangeTests {
  @Test(arguments: [
    (-1.0, "[....]"), (0, "[....]"), (0.24, "[....]"), (0.25, "[#...]"), (0.99, "[###.]"),
    (1, "[####]"), (2, "[####]"), (.nan, "[....]"),
  ])
  @MainActor func `a bar is full when all is done`(progress: Double, look: String) {
    let bar = ProgressBar(width: 4)
    bar.progress = progress
    #expect(bar.render() == look)
  }

  @Test(arguments: [
    ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=8-", 206, "89", "bytes 8-9/10"),
    ("bytes=8-99", 206, "89", "bytes 8-9/10"), ("bytes=10-", 416, "", "bytes */10"),
    ("bytes=3-1", 200, "0123456789", nil), ("lines=1-2", 200, "0123456789", nil),
    ("bytes=1-2,4-5", 200, "0123456789", nil), ("", 200, "0123456789", nil),
  ])
  func `a part of a body`(range: String, status: Int, body: String, content: String?) throws {
    let request = LoopbackRequest(
      method: "GET", path: "/", query: [:], headers: ["range": range], body: Data())
    let response = LoopbackResponse.part(of: Data("0123456789".utf8), for: request)
    #expect(response.status == status)
    #expect(String(decoding: response.body, as: UTF8.self) == body)
    #expect(response.headers["Content-Range"] == content)
  }
}
