import Foundation
import RxLite
import Testing

@Suite struct NotificationTests {
  final class Sender {}

  let center = NotificationCenter()
  let saved = Notification.Name("saved")
  let log = Log()

  func log(_ notifications: Observable<Notification>) -> any Disposable {
    notifications.subscribe(
      onNext: { [log] in log.add("\($0.name.rawValue) \($0.userInfo?["by"] ?? "nobody")") },
      onDisposed: { [log] in log.add("disposed") })
  }

  @Test func `a subscription receives the notifications with its name until it is disposed`() {
    let subscription = log(center.rx.notification(saved))
    center.post(name: saved, object: nil, userInfo: ["by": "me"])
    center.post(name: Notification.Name("loaded"), object: nil)
    center.post(name: saved, object: Sender())
    subscription.dispose()
    center.post(name: saved, object: nil)
    #expect(log.lines == ["saved me", "saved nobody", "disposed"])
  }

  @Test func `with an object, only its own notifications arrive`() {
    let (one, other) = (Sender(), Sender())
    let subscription = log(center.rx.notification(saved, object: one))
    center.post(name: saved, object: one, userInfo: ["by": "one"])
    center.post(name: saved, object: other, userInfo: ["by": "other"])
    center.post(name: saved, object: nil)
    subscription.dispose()
    #expect(log.lines == ["saved one", "disposed"])
  }

  @Test func `without a name, all notifications arrive`() {
    let subscription = log(center.rx.notification(nil))
    center.post(name: saved, object: nil)
    center.post(name: Notification.Name("loaded"), object: nil)
    subscription.dispose()
    #expect(log.lines == ["saved nobody", "loaded nobody", "disposed"])
  }

  @Test func `the sequence doesn't keep the object alive, and forgets which one it was`() {
    weak var released: Sender?
    let notifications = {
      let sender = Sender()
      released = sender
      return center.rx.notification(saved, object: sender)
    }()
    #expect(released == nil)
    let subscription = log(notifications)
    center.post(name: saved, object: Sender(), userInfo: ["by": "another"])
    subscription.dispose()
    #expect(log.lines == ["saved another", "disposed"])
  }
}
