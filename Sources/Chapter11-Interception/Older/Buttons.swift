import ChapterKit
import Foundation
import RxLite

/// A button with a title, which the older introduction observes.
class Button: Interceptable, ReactiveCompatible {
  static let selectors = ["setTitle(_:for:)"]
  let lifetime = LifetimeToken()
  var title = ""

  dynamic func setTitle(_ title: NSString, for state: Int) { self.title = "\(title)" }
}

// It replaces the original for all buttons. In its body, `setTitle` is the original. (In a closure it
// would be the replacement again.)
extension Button {
  @_dynamicReplacement(for:setTitle(_:for:))
  func observedSetTitle(_ title: NSString, for state: Int) {
    let proxy = interceptor(of: "setTitle(_:for:)")
    proxy?.messageSent.onNext([title, state])
    setTitle(title, for: state)
    proxy?.methodInvoked.onNext([title, state])
  }
}

final class ShoutingButton: Button {
  override func setTitle(_ title: NSString, for state: Int) {
    super.setTitle("\(title)!" as NSString, for: state)
    print("end of the override")
  }
}
