import RxLite

/// Exercise `schedulers/where-it-runs`: ten chains to predict.
///
/// A crash report says that a view was touched off the main thread, and you look at the chain. If you
/// can't say where each of its lines runs, you have to guess. Predict it for these ten:
///
/// ```swift
/// let file = Observable<Int>.create { … }     // emits an element inside of create
/// let socket = PublishSubject<Int>()          // somebody calls onNext on the queue `sender`
/// let temperature = BehaviorSubject(value: 20)
///
/// file.map { … }.observe(on: first)                                // 1
/// file.subscribe(on: first).map { … }.observe(on: second)          // 2
/// file.subscribe(on: first).subscribe(on: second).map { … }        // 3
/// file.observe(on: second).map { … }.subscribe(on: first)          // 4
/// socket.subscribe(on: first).map { … }                            // 5
/// temperature.subscribe(on: first).map { … }                       // 6
/// socket.flatMap { _ in file.observe(on: second) }.map { … }       // 7
/// Observable.combineLatest(file.observe(on: first), socket)
///   .map { … }.observe(on: second)                                 // 8
/// socket.debounce(.seconds(1), scheduler: first).map { … }         // 9
/// file.subscribe(on: first).asDriver(onErrorJustReturn: 0)
///   .map { … }                                                     // 10
/// ```
///
/// The main queue subscribes to each chain. Say for each where its source is subscribed to (for
/// `file`, that is where the closure of `create` runs), where the closure of `map` runs, and where
/// the observer receives the element. In chain 6, the element is 20, and nobody calls `onNext`. In
/// chains 7 and 8 the source in question is `file`. In chain 8 the file has sent its element before
/// the socket sends one.
///
/// Chapter 8, sections 3 to 7.
///
/// - Check it: `swift run course check schedulers/where-it-runs`,
///   or `swift test --package-path Exercises --filter WhereItRuns`
/// - A hint: `swift run course hint schedulers/where-it-runs`
func whereItRuns() -> [Prediction] {
  // Replace this: write the right queue for each .main that is wrong.
  [
    Prediction(chain: 1, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 2, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 3, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 4, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 5, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 6, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 7, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 8, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 9, subscribed: .main, mapped: .main, received: .main),
    Prediction(chain: 10, subscribed: .main, mapped: .main, received: .main),
  ]
}

/// A queue.
enum Place {
  case main, first, second, sender
}

/// Where the parts of a chain run.
struct Prediction {
  var chain: Int
  var subscribed: Place
  var mapped: Place
  var received: Place
}
