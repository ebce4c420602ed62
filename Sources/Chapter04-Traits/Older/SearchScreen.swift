import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A screen with a text field, the number of results, and the results.
final class SearchScreen: Screen {
  let query = TextField(placeholder: "search")
  let resultCount = Label("-")
  let resultsTableView = Table()

  init(searching text: String) {
    super.init("Search", query, resultCount, resultsTableView)
    resultsTableView.register(TableCell.self, forCellReuseIdentifier: "Cell")
    query.text = text
  }

  /// Lets a second pass, then prints the screen.
  func show() {
    wait()
    print(self)
  }

  /// Puts a text into the field, and lets a second pass.
  func type(_ text: String) {
    print("typed: \(text)")
    query.simulateReplacing(with: text)
    wait()
  }

  /// Lets a second pass. Meanwhile the main thread runs the work of its queue, as in an app.
  func wait() {
    for _ in 1...10 {
      sleep(0.1)
      runMainQueue()
    }
  }
}

/// A request that is answered after a tenth of a second. The server fails at "bad".
///
/// A real response arrives on another thread. Most listings don't use one, so that their diagrams show
/// the time.
func fetchAutoCompleteItems(
  _ query: String, inBackground: Bool = false
) -> Observable<[String]> {
  return Observable.create { observer in
    func respond() {
      if query == "bad" { return observer.onError(Broken.pipe) }
      observer.onNext(["\(query)lite", "\(query)swift"])
      observer.onCompleted()
    }

    print("request \(query)")
    return after(0.1) {
      if inBackground { onAnotherThread(respond) } else { respond() }
    }
  }
}
