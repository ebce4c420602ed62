import ChapterKit
import RxLite

/// Pays an order. The confirmation takes 0.3 seconds.
func pay(_ total: Int) -> Observable<String> {
  Observable.create { observer in
    print("sent: \(total)")
    return after(0.3) {
      observer.onNext("paid \(total)")
      observer.onCompleted()
    }
  }
}

/// Asks the server what a coupon is worth. The answer takes 0.2 seconds.
func discount(for coupon: String) -> Observable<Int> {
  Observable.create { observer in
    print("ask for \(coupon)")
    return after(0.2) {
      if coupon != "SUNNY" { return observer.onError(CafeError.unknownCoupon) }
      observer.onNext(2)
      observer.onCompleted()
    }
  }
}

enum CafeError: Error { case unknownCoupon }
