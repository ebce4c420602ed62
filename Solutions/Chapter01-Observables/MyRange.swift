import Foundation
import RxLite

/// Emits the pages that were typed, then completes. If they aren't all there, it emits none and fails.
///
///     myRange("2-4, 7", of: 10)
///     (2,3,4,7,|)
///
/// All that was typed is read before the first page is sent: an element that was sent can't be taken back.
func myRange(_ typed: String, of count: Int) -> Observable<Int> {
  .create { observer in
    guard let pages = pages(typed, of: count) else {
      observer.onError(NoSuchPages())
      return Disposables.create()
    }
    for page in pages {
      observer.onNext(page)
    }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// The error of a text that names anything but pages of the document.
struct NoSuchPages: Error {}

/// The pages that a text names, or nil if it names anything else.
private func pages(_ typed: String, of count: Int) -> [Int]? {
  if typed.trimmingCharacters(in: .whitespaces).isEmpty { return (0..<count).map { $0 + 1 } }
  var pages: [Int] = []
  for part in typed.split(separator: ",", omittingEmptySubsequences: false) {
    let numbers = part.split(separator: "-", omittingEmptySubsequences: false)
      .map { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count <= 2, let first = numbers[0], let last = numbers[numbers.count - 1],
      1 <= first, first <= last, last <= count
    else { return nil }
    pages += first...last
  }
  return pages
}
