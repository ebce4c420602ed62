// An array of the pages, turned into a sequence. What was typed is read by a function that throws.
import Foundation
import RxLite

func myRange(_ typed: String, of count: Int) -> Observable<Int> {
  do { return Observable.from(try pages(typed, of: count)) } catch { return .error(error) }
}

struct NoSuchPages: Error {}

private func pages(_ typed: String, of count: Int) throws -> [Int] {
  func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
  if trimmed(typed).isEmpty { return Array(1..<(count + 1)) }
  return try typed.components(separatedBy: ",").flatMap { part -> [Int] in
    let ends = part.components(separatedBy: "-").compactMap { Int(trimmed($0)) }
    guard ends.count == part.components(separatedBy: "-").count, ends.count <= 2,
      ends[0] >= 1, ends[0] <= ends.last!, ends.last! <= count
    else { throw NoSuchPages() }
    return Array(ends[0]...ends.last!)
  }
}
