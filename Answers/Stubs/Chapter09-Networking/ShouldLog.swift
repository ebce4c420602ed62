import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Exercise `networking/should-log`: which requests may be printed.
///
/// The log helps you find mistakes, and ends up in files that others read. Write the filter that
/// decides which requests it shows, as you would assign it to `URLSession.rx.shouldLogRequest`.
///
/// `shouldLog(hosts)` returns a closure that is true for a request whose host is one of `hosts`. Upper and
/// lower case make no difference, in `hosts` as in the request's host. `example.com` doesn't stand for
/// `api.example.com`, nor for `example.com.evil`. It is false for
///
/// - a request that has an `Authorization` or a `Cookie` header, in whatever case its name is written,
///   even if the value is empty;
/// - a request whose address has a user or a password, as `http://ada:secret@example.com/`;
/// - a request without an address or without a host.
///
///     http://example.com/a                    true
///     http://EXAMPLE.com/?host=else           true
///     http://api.example.com/                 false
///     http://example.com/ with a password     false
///
/// Chapter 9, section 6.
///
/// - Check it: `swift run course check networking/should-log`,
///   or `swift test --package-path Exercises --filter ShouldLog`
/// - A hint: `swift run course hint networking/should-log`
func shouldLog(_ hosts: [String]) -> (URLRequest) -> Bool {
  { _ in false }  // Replace this line.
}
