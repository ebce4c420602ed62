import ChapterKit
import Foundation
import RxLite

/// What the part of the app that knows the borders posts, with the country.
let borderCrossed = Notification.Name("borderCrossed")

extension NotificationCenter {
  /// Posts that a border was crossed.
  func postCrossing(into country: String) {
    post(name: borderCrossed, object: nil, userInfo: ["country": country])
  }
}

extension Notification {
  /// The country whose border was crossed.
  var country: String { userInfo?["country"] as? String ?? "an unknown country" }
}

extension Reactive where Base: NotificationCenter {
  /// Emits what is posted under a name.
  func posted(_ name: Notification.Name) -> Observable<Notification> {
    let center = base
    return Observable.create { observer in
      let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        observer.onNext(notification)
      }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

func notifications() {
  listing("left-behind", "an observer that nobody removes", shows: "81") {
    final class BorderScreen {
      init(_ center: NotificationCenter) {
        _ = center.addObserver(forName: borderCrossed, object: nil, queue: nil) { notification in
          print("screen: in \(notification.country)")
        }
      }
    }

    let center = NotificationCenter()
    var screen: BorderScreen? = BorderScreen(center)
    weak let released = screen
    center.postCrossing(into: "Mongolia")
    screen = nil
    print("the screen is released: \(released == nil)")
    center.postCrossing(into: "China")
  }

  listing("notification", "what is posted under a name", shows: "81") {
    let center = NotificationCenter()
    let subscription = center.rx.posted(borderCrossed).subscribe(onNext: { notification in
      print("in \(notification.country), on the main thread: \(Thread.isMainThread)")
    })

    center.postCrossing(into: "Mongolia")
    let other = OtherThread("another thread posts") { center.postCrossing(into: "China") }
    other.start()
    other.join()
    subscription.dispose()
    print("the subscription is disposed")
    center.postCrossing(into: "Russia")
  }
}
