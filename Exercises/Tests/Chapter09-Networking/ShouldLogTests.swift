import Foundation
import RxLiteTest
import Testing

@testable import Chapter09Exercises

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("ShouldLog", .serialized) struct ShouldLogTests {
  private func isLogged(
    _ address: String, headers: [String: String] = [:], hosts: [String] = ["example.com"]
  ) -> Bool {
    var request = URLRequest(url: URL(string: address)!)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return shouldLog(hosts)(request)
  }

  @Test(arguments: [
    "http://example.com", "http://example.com/", "https://example.com/a?b=c#d",
    "http://example.com:8080/", "http://EXAMPLE.com/", "http://Example.Com/?host=else",
  ])
  func `a request to one of the hosts is printed`(address: String) throws {
    try expect(isLogged(address), "\(address) goes to example.com.")
  }

  @Test(arguments: [
    "http://else.com/", "http://api.example.com/", "http://example.com.evil/",
    "http://examplexcom/", "http://notexample.com/",
    "http://else.com/example.com", "http://else.com/?host=example.com",
    "http://example/", "mailto:ada@example.com", "file:///example.com",
  ])
  func `another host is not`(address: String) throws {
    try expect(!isLogged(address), "\(address) does not go to the host example.com.")
  }

  @Test func `the hosts may be written in upper case too`() throws {
    try expect(
      isLogged("http://example.com/", hosts: ["else.com", "Example.COM"]),
      "The hosts are else.com and Example.COM.")
  }

  @Test func `without hosts nothing is printed`() throws {
    try expect(!isLogged("http://example.com/", hosts: []), "There are no hosts.")
    try expect(
      !isLogged("file:///a", hosts: [""]), "The address has no host, and the only host is empty.")
  }

  @Test(arguments: ["Authorization", "authorization", "AUTHORIZATION", "Cookie", "cOOkie"])
  func `a secret header keeps a request out of the log`(name: String) throws {
    try expect(
      !isLogged("http://example.com/", headers: [name: "1234"]),
      "The request has the header \(name).")
    try expect(
      !isLogged("http://example.com/", headers: [name: "", "Accept": "*/*"]),
      "The request has an empty header \(name), and another one.")
  }

  @Test(arguments: ["Accept", "X-Authorization-Kind", "Cookie2", "Set-Cookies"])
  func `other headers don't`(name: String) throws {
    try expect(
      isLogged("http://example.com/", headers: [name: "Authorization: Cookie"]),
      "The request has the header \(name), which is no secret.")
  }

  @Test(arguments: ["ada:secret@", "ada@", ":secret@"])
  func `a password in the address keeps it out, too`(user: String) throws {
    try expect(
      !isLogged("http://\(user)example.com/"), "The address begins with http://\(user).")
  }

  @Test func `a request without an address is not printed`() throws {
    var request = URLRequest(url: URL(string: "http://example.com/")!)
    request.url = nil
    try expect(!shouldLog(["example.com"])(request), "The request has no address.")
  }

  @Test func `each filter has its own hosts, and answers again and again`() throws {
    let (first, second) = (shouldLog(["a.com"]), shouldLog(["b.com"]))
    let request = URLRequest(url: URL(string: "http://a.com/")!)
    for _ in 1...3 {
      try expect(first(request), "The first filter is for a.com.")
      try expect(!second(request), "The second filter is for b.com, and the request goes to a.com.")
    }
  }
}
