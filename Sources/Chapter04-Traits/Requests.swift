import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Dispatch
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func requests() {
  listing("get-repo", "a request is a Single: both ways to subscribe") {
    withServer { server in
      let isOver = DispatchSemaphore(value: 0)

      _ = getRepo("ReactiveX/RxSwift", from: server)
        .do(onDispose: { isOver.signal() })
        .subscribe { event in
          switch event {
          case .success(let json):
            print("JSON: ", json["full_name"] ?? "no name")
          case .failure(let error):
            print("Error: ", error)
          }
        }
      isOver.wait()

      _ = getRepo("ReactiveX/RxSwift", from: server)
        .do(onDispose: { isOver.signal() })
        .subscribe(
          onSuccess: { json in
            print("JSON: ", json["full_name"] ?? "no name")
          },
          onFailure: { error in
            print("Error: ", error)
          })
      isOver.wait()

      // What the server writes down it may write down after the answer has arrived.
      hold(until: server.wait { $0.map(\.outcome) == [.answered(200), .answered(200)] })
      for request in server.requests { print("the server: \(request)") }
    }
  }

  listing("get-repo-fails", "no JSON, nothing there, and nobody who answers") {
    withServer { server in
      func show(_ name: String, _ request: Single<[String: Any]>) {
        let isOver = DispatchSemaphore(value: 0)
        print("\(name):")
        _ =
          request
          .do(onDispose: { isOver.signal() })
          .subscribe(
            onSuccess: { json in print("  JSON: ", json["message"] ?? json["full_name"] ?? json) },
            onFailure: { error in print("  Error: ", error) })
        isOver.wait()
      }
      show("broken/json", getRepo("broken/json", from: server))
      show("no/such, as the text asks", getRepo("no/such", from: server))
      show("no/such, with a look at the status", getExistingRepo("no/such", from: server))
      server.stop()
      show("nobody answers", getRepo("ReactiveX/RxSwift", from: server).maskingSystemErrors())
    }
  }

  listing("get-repo-cancelled", "dispose() closes the connection; the server sees it") {
    let gate = LoopbackGate()
    withServer(.held("/repos/slow/repo", by: gate)) { server in
      let subscription = getRepo("slow/repo", from: server)
        .subscribe { event in print("this is not printed: \(event)") }

      hold(until: server.wait(for: .waiting, of: "/repos/slow/repo"))
      for request in server.requests { print("the server: \(request)") }
      subscription.dispose()
      hold(until: server.wait(for: .abandoned, of: "/repos/slow/repo"))
      for request in server.requests { print("the server: \(request)") }
    }
  }

  listing("get-repo-thread", "where an answer arrives") {
    withServer { server in
      let isOver = DispatchSemaphore(value: 0)
      func show(_ name: String) { print("\(name): main thread: \(Thread.isMainThread)") }

      _ = getRepo("ReactiveX/RxSwift", from: server)
        .do(onDispose: { isOver.signal() })
        .subscribe(onSuccess: { _ in show("as it comes") })
      isOver.wait()

      _ = getRepo("ReactiveX/RxSwift", from: server)
        .asObservable()
        .do(afterCompleted: { isOver.signal() })
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { _ in show("after observe(on:)") })
      isOver.wait()  // Until all of the answer is there, and waits for the main thread.
      runMainQueue()
    }
  }
}

enum DataError: Error {
  case cantParseJSON
  case status(Int)
  case noAnswer
}

/// What is known about a repository. This is the text's function, but for the address.
func getRepo(_ repo: String, from server: LoopbackServer) -> Single<[String: Any]> {
  return Single<[String: Any]>.create { single in
    let url = server.url("/repos/\(repo)")
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
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

/// The same, for those who want to know whether there is such a repository.
private func getExistingRepo(
  _ repo: String, from server: LoopbackServer
) -> Single<[String: Any]> {
  let request = URLRequest(url: server.url("/repos/\(repo)"))
  return URLSession.shared.rx.response(request: request)
    .map { response, data in
      guard 200..<300 ~= response.statusCode else { throw DataError.status(response.statusCode) }
      guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw DataError.cantParseJSON
      }
      return json
    }
    .asSingle()
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// The system's own errors print in many words, and in others on each system.
  fileprivate func maskingSystemErrors() -> Single<Element> {
    self.catch { error in .error(error is DataError ? error : DataError.noAnswer) }
  }
}

/// Runs `body` with a server on this machine, in place of the one that the text asks.
private func withServer(_ route: LoopbackRoute? = nil, _ body: (LoopbackServer) -> Void) {
  do {
    let server = try LoopbackServer(
      route ?? .held("/nothing", by: LoopbackGate()),
      LoopbackRoute("/repos/ReactiveX/RxSwift") { _ in
        .json(#"{"full_name": "ReactiveX/RxSwift"}"#)
      },
      LoopbackRoute("/repos/broken/json") { _ in .json(#"{"full_name": "#) })
    defer { server.stop() }
    body(server)
  } catch {
    print("no server: \(error)")
  }
}

/// Says so if what was waited for has not come.
private func hold(until isThere: Bool) {
  if !isThere { print("the server waited in vain") }
}
