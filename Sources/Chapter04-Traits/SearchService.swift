import ChapterKit
import RxLite

/// A server that proposes what one might search for. It answers after a tenth of a second, and can't
/// stand "bad".
///
/// In a program this would be a request as in `Requests.swift`. Here it is one on the listing's clock,
/// because the order of things is what these listings are about.
struct SearchService {
  /// A request to a server is answered on a thread of its own, unless something is done about it.
  var answersOnMainThread = true

  func fetchAutoCompleteItems(_ query: String) -> Observable<[String]> {
    return Observable.create { observer in
      print("request \(query)")
      return clock.mainScheduler.scheduleRelative((), dueTime: .milliseconds(100)) {
        if answersOnMainThread {
          answer(query, observer)
        } else {
          // NB: The clock waits for it, so what comes next is the same in each run.
          onAnotherThread { answer(query, observer) }
        }
        return Disposables.create()
      }
    }
  }

  private func answer(_ query: String, _ observer: AnyObserver<[String]>) {
    if query == "bad" {
      observer.onError(Broken.pipe)
    } else {
      observer.onNext(["\(query)lite", "\(query)swift"])
      observer.onCompleted()
    }
  }
}
