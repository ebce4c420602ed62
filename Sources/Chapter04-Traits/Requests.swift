import ChapterKit
import ConsoleKit
import RxLite

func requests() {
  listing("one-answer", "a request is a Single", shows: "48") {
    let github = LocalGitHub()
    let name = fullName(of: "ReactiveX/RxSwift", from: github)
    _ = name.subscribe(
      onSuccess: { name in print("the name is \(name)") },
      onFailure: { error in print("no name: \(error)") })

    github.waitForAnswers()
    print(github.log)
  }

  listing("no-answer", "and it may fail", shows: "43") {
    let github = LocalGitHub()
    _ = fullName(of: "broken/json", from: github).subscribe(
      onSuccess: { name in print("the name is \(name)") },
      onFailure: { error in print("no name: \(error)") })
    github.waitForAnswers()
  }

  listing("abandoned", "dispose() closes the connection", shows: "23") {
    let github = LocalGitHub()
    let subscription = fullName(of: "slow/repo", from: github)
      .subscribe(onSuccess: { name in print("the name is \(name)") })
    print(github.log(after: .waiting))

    subscription.dispose()
    print(github.log(after: .abandoned))
  }

  listing("first-counts", "the first success or failure ends a Single", shows: "44") {
    let single = Single<Int>.create { send in
      send(.success(1))
      send(.success(2))
      send(.failure(Broken.pipe))
      return Disposables.create()
    }
    _ = single.subscribe(
      onSuccess: { element in print("success \(element)") },
      onFailure: { error in print("failure \(error)") })
    print("as an observable:")
    _ = single.asObservable().subscribe { event in print(event) }
  }
}
