import RxLite

/// Why the phone book couldn't answer.
enum PhoneBookError: Error {
  /// The server can't be reached.
  case offline
  /// No one has this name.
  case notFound
  /// The user has to sign in first.
  case signedOut
}

/// Exercise `errors/two-servers`: which server to ask, and which error to show.
///
/// A hospital keeps its phone book on a server in the building, and a copy of it in another town. A nurse who
/// looks up a doctor while the server is down should get the number from the copy, and notice nothing. But
/// there is no use in asking the copy for a name that doesn't exist, and someone who is signed out has to sign
/// in, whichever server is asked.
///
/// `phoneNumbers(for:main:copy:)` calls `main` with each name, and emits what the request emits.
///
/// - If the request fails with `offline`, `copy` is called with the same name, and the result emits what that
///   request emits. After any other error, and without an error, `copy` isn't called.
/// - What can't be answered becomes a text: `no Ada` if the last error is `notFound` and the name was Ada,
///   `offline` if it is `offline`. The next name is answered as usual.
/// - `signedOut`, from either server, ends the search: it is the error of the result, at once. So is an error
///   that isn't a `PhoneBookError`.
/// - A newer name disposes the request for the older one, to whichever server. After the names have completed,
///   the request in progress is still answered.
/// - An error of the names, whatever it is, is the error of the result, at once.
/// - Each subscription makes requests of its own. Disposing it disposes the request in progress.
///
/// You may assume that each request emits one number and completes, or fails.
///
///     names     -a-----b-----c--
///     main a     --X                offline
///     copy a       -1|              is asked in its place
///     main b           --X          notFound
///     main c                 --X    signedOut
///     result    ----1----t-----X    t is `no b`
///
/// Chapter 5, sections 3 and 4.
///
/// - Check it: `swift run course check errors/two-servers`,
///   or `swift test --package-path Exercises --filter TwoServers`
/// - A hint: `swift run course hint errors/two-servers`
func phoneNumbers(
  for names: Observable<String>, main: @escaping (String) -> Observable<String>,
  copy: @escaping (String) -> Observable<String>
) -> Observable<String> {
  .never()  // Replace this line.
}
