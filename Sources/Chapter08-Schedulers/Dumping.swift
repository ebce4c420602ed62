import ChapterKit
import Foundation
import RxLite

/// When the listing began.
var start = RxTime()

/// How many seconds the clock of the listing has counted since, in two digits.
func secondsElapsed() -> String {
  String(format: "%02d", Int(clock.scheduler.now.timeIntervalSince(start)))
}

extension ObservableType {
  /// Passes each element on, and prints when and where it goes by.
  func dump() -> Observable<Element> {
    self.do(onNext: { element in
      print("\(secondsElapsed())s | [D] \(element) received on \(here)")
    })
  }

  /// Subscribes, and prints when and where each element arrives.
  func dumpingSubscription() -> any Disposable {
    subscribe(onNext: { element in
      print("\(secondsElapsed())s | [S] \(element) received on \(here)")
    })
  }
}
