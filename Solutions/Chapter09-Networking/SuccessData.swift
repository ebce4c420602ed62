import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer that is no success.
struct StatusError: Error, Equatable {
  let status: Int
  let body: Data
}

/// The layer above the response: a status that is no success becomes an error.
extension ObservableType where Element == (response: HTTPURLResponse, data: Data) {
  func successData() -> Observable<Data> {
    map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw StatusError(status: response.statusCode, body: data)
      }
      return data
    }
  }
}
