import ChapterKit
import RxLite

func replacing() {
  listing("serial", "each search replaces the one before") {
    func answer(to text: String) -> Observable<String> {
      return Observable.create { observer in
        print("request: \(text)")
        let request = after(0.2) {
          observer.onNext("answer to \(text)")
          observer.onCompleted()
        }
        return Disposables.create {
          request.dispose()
          print("closed: \(text)")
        }
      }
    }

    let current = SerialDisposable()
    func search(_ text: String) {
      current.disposable = answer(to: text).subscribe(onNext: { print($0) })
    }

    search("r")
    sleep(0.1)
    search("rx")
    sleep(0.3)

    print("the screen closes")
    current.dispose()
    search("rxs")
  }
}
