import ChapterKit
import RxLite

func singles() {
  listing("single", "one success or one error, and then it is over") {
    func attempt(_ events: SingleEvent<Int>...) {
      let single = Single<Int>.create { observer in
        for event in events { observer(event) }
        return Disposables.create { print("  disposed") }
      }
      _ = single.subscribe { event in
        switch event {
        case .success(let element): print("  success \(element)")
        case .failure(let error): print("  failure \(error)")
        }
      }
    }

    print("it succeeds:")
    attempt(.success(1))
    print("it fails:")
    attempt(.failure(Broken.pipe))
    print("it succeeds, again, and fails:")
    attempt(.success(1), .success(2), .failure(Broken.pipe))
  }

  listing("single-not-shared", "each subscription does the work anew") {
    var effects = 0
    let single = Single<Int>.create { observer in
      effects += 1
      print("side effect \(effects)")
      observer(.success(effects))
      return Disposables.create()
    }
    _ = single.subscribe(onSuccess: { print("first: \($0)") })
    _ = single.subscribe(onSuccess: { print("second: \($0)") })
  }
}

enum Broken: Error { case pipe }
