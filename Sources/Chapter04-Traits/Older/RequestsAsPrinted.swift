import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func getRepo(_ repo: String, from github: LocalGitHub) -> Single<[String: Any]> {
  return Single<[String: Any]>.create { single in
    let url = github.url("/repos/\(repo)")
    let task = github.session.dataTask(with: url) { data, _, error in
      if let error = error {
        single(.failure(error))
        return
      }

      guard let data = data,
        let json = try? JSONSerialization.jsonObject(with: data),
        let result = json as? [String: Any]
      else {
        single(.failure(DataError.cantParseJSON))
        return
      }

      single(.success(result))
    }

    task.resume()

    return Disposables.create { task.cancel() }
  }
}

func olderRequests() {
  listing("get-repo", "a request is a Single: both ways to subscribe", shows: "B31 B33 B35 48") {
    let github = LocalGitHub()
    let disposeBag = DisposeBag()
    let repo = getRepo("ReactiveX/RxSwift", from: github)

    repo
      .subscribe { event in
        switch event {
        case .success(let json):
          print("JSON: ", json["full_name"] ?? "no name")
        case .failure(let error):
          print("Error: ", error)
        }
      }
      .disposed(by: disposeBag)
    github.waitForAnswers()

    repo
      .subscribe(
        onSuccess: { json in
          print("JSON: ", json["full_name"] ?? "no name")
        },
        onFailure: { error in
          print("Error: ", error)
        }
      )
      .disposed(by: disposeBag)
    github.waitForAnswers()

    print("The server has received:")
    print(github.log)
  }

  listing("get-repo-fails", "broken JSON, no such repository, no server", shows: "B31") {
    let github = LocalGitHub()
    let disposeBag = DisposeBag()

    func show(_ repo: String) {
      getRepo(repo, from: github)
        .subscribe(
          onSuccess: { json in print("\(repo): success \(json)") },
          onFailure: { error in
            // Each system describes an unreachable server differently.
            print("\(repo): failure", error is DataError ? "\(error)" : "of the connection")
          }
        )
        .disposed(by: disposeBag)
      github.waitForAnswers()
    }

    show("broken/json")
    show("no/such")
    github.stop()
    show("ReactiveX/RxSwift")
  }

  listing("get-repo-cancelled", "dispose() closes the connection", shows: "B31 23") {
    let github = LocalGitHub()

    let subscription = getRepo("slow/repo", from: github)
      .subscribe { event in print("not printed: \(event)") }
    print(github.log(after: .waiting))

    subscription.dispose()
    print(github.log(after: .abandoned))
  }
}
