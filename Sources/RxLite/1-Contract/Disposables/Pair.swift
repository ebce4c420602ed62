/// Disposes two disposables: the first, then the second.
final class Pair: Disposable {
  private let first: any AnyObject & Disposable
  private let second: any AnyObject & Disposable

  init(_ first: any AnyObject & Disposable, _ second: any AnyObject & Disposable) {
    self.first = first
    self.second = second
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}
