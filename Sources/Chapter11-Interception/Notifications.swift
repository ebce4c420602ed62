import ChapterKit
import Foundation
import RxLite

func notifications() {
  listing("notification", "what is posted under a name", shows: "81") {
    let center = NotificationCenter()
    let saved = Notification.Name("saved")

    let subscription = center.rx.notification(saved)
      .subscribe(onNext: { print("saved: \($0.object ?? "")") })
    center.post(name: saved, object: "letter")
    center.post(name: Notification.Name("closed"), object: "window")
    subscription.dispose()
    center.post(name: saved, object: "picture")
    print("disposed before the picture was saved")
  }
}
