import ChapterKit
import RxLite

func countingReferences() {
  listing("ref-count", "the last one closes the connection") {
    func openConnection() -> RefCountDisposable {
      return RefCountDisposable(disposable: Disposables.create { print("connection closed") })
    }

    var connection: RefCountDisposable? = openConnection()
    let first = connection?.retain()
    let second = connection?.retain()

    print("the screen closes")
    connection?.dispose()
    connection = nil

    print("the first download ends")
    first?.dispose()
    first?.dispose()

    print("the second download ends")
    second?.dispose()
  }
}
