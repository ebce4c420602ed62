// The status decides between two sequences.

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer whose status is not from 200 to 299.
struct StatusError: Error, Equatable {
  let status: Int
  let body: Data
}

/// The layer above the response: any status that is not a success becomes an error.
extension ObservableType where Element == (response: HTTPURLResponse, data: Data) {
  func successData() -> Observable<Data> {
    flatMap { response, data -> Observable<Data> in
      200..<300 ~= response.statusCode
        ? .just(data) : .error(StatusError(status: response.statusCode, body: data))
    }
  }
}
