import RxLite

/// Everything that is wrong with a form.
struct FormProblems: Error, Equatable {
  /// The texts of the errors, as `"\(error)"` makes them, whatever the type of the error.
  let texts: [String]
}

/// Exercise `errors/whole-form`: all that is wrong, at once.
///
/// You correct your user name and tap *Sign up*: now the password is too short. You correct it and tap again:
/// now the postcode doesn't exist. Whoever fills in a form wants to know all of its mistakes after the first
/// tap. But an error ends a sequence, and three errors at the same time don't fit into one.
///
/// `submissions(of:checks:send:)` receives a form at each tap.
///
/// - For each form it subscribes to all `checks` at the same time. (Some ask a server whether a name is taken.)
///   A check completes if it has nothing to say, and fails with what is wrong.
/// - When all of them have ended, and all have completed, `send` is called with the form. Its answer is
///   emitted as a `success`. If it fails, a `failure` with one text is emitted: that of its error.
/// - When all of them have ended, and some have failed, a `failure` is emitted with the texts of all their
///   errors, in the order of `checks`, in whatever order they have arrived. `send` isn't called.
/// - So there is one element for each form, and no error of a check or of `send` ends the result. Without
///   checks, each form is sent.
/// - A newer form replaces an older one: its checks or its sending are disposed.
/// - After the forms have completed, the last one is still checked and sent. An error of the forms is the
///   error of the result, at once.
/// - Each subscription checks and sends for itself. Disposing it disposes what is in progress.
///
/// You may assume that everything happens on one thread.
///
///     forms      -f---------g--------|
///     name        ---X       -|           fails for f: it is taken
///     password    -X         --|          fails for f: it is too short
///     send                     --1|       is called with g only
///     result     ----p----------1----|    p is a failure with `taken` and `too short`
///
/// Chapter 5, section 10; chapter 4, section 3 on `Completable`. `Observable.merge` of chapter 1 takes an array
/// as well.
///
/// - Check it: `swift run course check errors/whole-form`,
///   or `swift test --package-path Exercises --filter WholeForm`
/// - A hint: `swift run course hint errors/whole-form`
func submissions<Form>(
  of forms: Observable<Form>, checks: [(Form) -> Completable],
  send: @escaping (Form) -> Single<String>
) -> Observable<Result<String, FormProblems>> {
  .never()  // Replace this line.
}
