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

/// Looks up each name, on the second server if the first one is down.
///
/// The first `catch` decides whom to ask, and the second one what to show. The second comes after both
/// servers, so it sees the errors of either.
func phoneNumbers(
  for names: Observable<String>, main: @escaping (String) -> Observable<String>,
  copy: @escaping (String) -> Observable<String>
) -> Observable<String> {
  names.flatMapLatest { name in
    main(name)
      .catch { error in
        guard case PhoneBookError.offline = error else { throw error }
        return copy(name)
      }
      .catch { error in
        switch error {
        case PhoneBookError.notFound: return .just("no \(name)")
        case PhoneBookError.offline: return .just("offline")
        default: throw error
        }
      }
  }
}
