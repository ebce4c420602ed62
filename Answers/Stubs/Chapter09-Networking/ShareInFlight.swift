import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Exercise `networking/share-in-flight`: equal requests in flight are one.
///
/// A page of comments shows the same picture of the same author in twenty rows. All of them ask for it as
/// they appear, and one request would do. In a mail program, two accounts ask for the same address, each with
/// a token of its own: there, one request for both would show the mail of one user to the other.
///
/// `InFlight` of the lesson knows the address alone. `SharedRequests` compares whole requests, and is passed
/// around in the program in place of `load`.
///
/// - `data(for:)` calls `load` at the subscription, with the request as it is, and emits what `load(request)`
///   emits. While that runs, a subscription for an *equal* request joins it, and `load` isn't called again.
/// - Two requests are equal if they have the same method, the same address, and the same headers. The names
///   of the headers are compared regardless of case, and everything else exactly. Nothing else counts: two
///   requests with different time limits may be equal. (So the `==` of `URLRequest` is no help. On Linux it
///   ignores the headers, too.)
/// - Only `GET` and `HEAD` are shared, since they only read (and have no body). With any other method, each
///   subscription sends a request of its own: two equal orders are two orders.
/// - A caller that joins when the data has arrived, but not yet the completion, receives the data as well.
/// - Disposing a subscription leaves the request to the others. The last one that leaves cancels it.
/// - After the end, which is the completion, an error or the last disposal, nothing is kept: the next caller
///   makes a new request, and later ones join that. This holds in the moment of the end, too: a caller that
///   asks again when it receives the error, as `retry` does, makes a new request.
///
/// Each sequence of `load` emits one element and completes, or fails. You may assume that everything happens
/// on one thread. (For a program with several, add the lock of `InFlight`.)
///
///     load        --a|     ----b|
///     first       --a|
///     second       -a|
///     third                ----b|     after the end of the first request
///
/// Chapter 9, section 9.
///
/// - Check it: `swift run course check networking/share-in-flight`,
///   or `swift test --package-path Exercises --filter ShareInFlight`
/// - A hint: `swift run course hint networking/share-in-flight`
final class SharedRequests {
  private let load: (URLRequest) -> Observable<Data>

  init(load: @escaping (URLRequest) -> Observable<Data>) {
    self.load = load
  }

  func data(for request: URLRequest) -> Observable<Data> {
    .never()  // Replace this line.
  }
}
