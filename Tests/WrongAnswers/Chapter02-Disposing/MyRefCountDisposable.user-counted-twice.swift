// Each `dispose()` of a user counts down. A user that is disposed twice counts for two.
// Rejected with: One download was disposed twice, and was counted as two.
import RxLite

final class MyRefCountDisposable: Disposable {
  private var held: (any Disposable)?
  private var lent = 0
  private var over = false
  init(disposable: any Disposable) { held = disposable }
  final class Lent: Disposable {
    let o: MyRefCountDisposable
    init(_ o: MyRefCountDisposable) { self.o = o }
    func dispose() { o.lent -= 1; o.check() }
  }
  func retain() -> any Disposable { lent += 1; return Lent(self) }
  func dispose() { over = true; check() }
  func check() { if over && lent == 0 { let h = held; held = nil; h?.dispose() } }
}
