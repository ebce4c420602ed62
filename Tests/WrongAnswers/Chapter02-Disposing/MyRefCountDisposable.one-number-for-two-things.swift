// The first claim is counted like a reader: one number, which starts at 1, and all is well when it
// is
// 0. But then a second `dispose()` takes away what belongs to a reader.
// Rejected with: was taken for the reader's goodbye
import RxLite

final class MyRefCountDisposable: Disposable {
  private let held: any Disposable
  private var claims = 1

  init(disposable: any Disposable) { held = disposable }

  func retain() -> any Disposable {
    claims += 1
    return Disposables.create { self.giveBack() }
  }

  func dispose() { giveBack() }

  private func giveBack() {
    claims -= 1
    if claims == 0 { held.dispose() }
  }
}
