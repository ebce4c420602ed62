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

/// Exercise `networking/success-data`: only a success is data.
///
/// A server answers with status 404 and a page that says so. A program that reads every body shows
/// that page as if it were what was asked for.
///
/// `successData()` emits the data of each answer whose status is from 200 to 299, even if the body is
/// empty. It fails with a `StatusError` for the first answer with any other status; the error has the
/// status and the body, which often says what is wrong. Errors and the completion are passed on.
///
///     source  --200--204--404--200--|
///       successData
///     result  --a----b----X
///
/// Chapter 9, section 2.
///
/// - Check it: `swift run course check networking/success-data`,
///   or `swift test --package-path Exercises --filter SuccessData`
/// - A hint: `swift run course hint networking/success-data`
extension ObservableType where Element == (response: HTTPURLResponse, data: Data) {
  func successData() -> Observable<Data> {
    .never()  // Replace this line.
  }
}
