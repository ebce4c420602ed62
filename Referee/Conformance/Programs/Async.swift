import Foundation
import RxLite
import RxLiteTest

extension Catalog {
  /// `async` and `await`, and `debug`.
  func asynchrony() {
    /// Waits on this thread for what a task does.
    func inTask(_ work: @escaping () async throws -> Void) {
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        do { try await work() } catch { print("threw \(error)") }
        done.signal()
      }
      done.wait()
    }

    program("async-values") {
      inTask {
        for try await n in Observable.of(1, 2).values { print(n) }
        print("end")
      }
    }
    program("async-values-error") {
      inTask {
        for try await n in Observable.of(1).concat(Observable.error(Failure())).values { print(n) }
      }
    }
    program("async-values-leaving-disposes") {
      let disposed = DispatchSemaphore(value: 0)
      inTask {
        let numbers = Observable<Int>.create { observer in
          observer.onNext(1)
          return Disposables.create {
            print("disposed")
            disposed.signal()
          }
        }
        for try await n in numbers.values {
          print(n)
          break
        }
      }
      disposed.wait()
    }
    program("async-infallible-values") {
      inTask { for await n in Infallible.of(1, 2).values { print(n) } }
    }
    program("async-single-value") {
      inTask {
        print(try await Single.just(1).value)
        print(try await Single<Int>.error(Failure()).value)
      }
    }
    program("async-maybe-value") {
      inTask {
        print(try await Maybe.just(1).value as Any)
        print(try await Maybe<Int>.empty().value as Any)
        print(try await Maybe<Int>.error(Failure()).value as Any)
      }
    }
    program("async-completable-value") {
      inTask {
        try await Completable.empty().value
        print("completed")
        try await Completable.error(Failure()).value
      }
    }
    program("async-single-create") {
      inTask {
        let single = Single<Int>.create { 7 }
        print(try await single.value)
        print(try await Single<Int>.create { throw Failure() }.value)
      }
    }
    program("async-asObservable") {
      let numbers = AsyncStream<Int> { continuation in
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
      }
      let done = DispatchSemaphore(value: 0)
      _ = numbers.asObservable().subscribe(
        onNext: { print($0) }, onCompleted: { print("completed") }, onDisposed: { done.signal() })
      done.wait()
    }

    program("async-asObservable-cancelled") {
      struct Cancelled: AsyncSequence, AsyncIteratorProtocol {
        mutating func next() async throws -> Int? { throw CancellationError() }
        func makeAsyncIterator() -> Self { self }
      }
      let done = DispatchSemaphore(value: 0)
      _ = Cancelled().asObservable().subscribe(
        onError: { print($0) }, onCompleted: { print("completed") }, onDisposed: { done.signal() })
      done.wait()
    }

    program("debug") { source("a", .next(1), .completed).debug("id").printed() }
    program("debug-error") { Observable<Int>.error(Failure()).debug("id").printed() }
    program("debug-dispose") { Observable<Int>.never().debug("id").subscribe().dispose() }
    program("debug-asynchronous") {
      let subject = PublishSubject<Int>()
      subject.debug("upper").map { $0 }.debug("lower").printed()
      subject.onNext(1)
      subject.onCompleted()
    }
    program("debug-without-an-id") {
      Observable.just(1).debug(file: "folder/File.swift", line: 7, function: "function()").printed()
    }
    program("debug-trimOutput") {
      let long = String(repeating: "0123456789", count: 8)
      Observable.just(long).debug("id", trimOutput: true).printed()
      Observable.just(long).debug("id").printed()
      Observable.just("short").debug("id", trimOutput: true).printed()
    }
    program("debug-traits") {
      _ = Single.just(1).debug("single").subscribe { print($0) }
      _ = Completable.empty().debug("completable").subscribe { print($0) }
      _ = Infallible.just(1).debug("infallible").subscribe { print($0) }
      Driver.just(1).debug("driver").drive(onNext: { print($0) }).dispose()
    }
  }
}
