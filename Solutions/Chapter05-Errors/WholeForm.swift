import RxLite

/// Everything that is wrong with a form.
struct FormProblems: Error, Equatable {
  /// The texts of the errors, as `"\(error)"` makes them, whatever the type of the error.
  let texts: [String]
}

/// Checks each form with all checks at the same time, and sends it if none of them has failed.
func submissions<Form>(
  of forms: Observable<Form>, checks: [(Form) -> Completable],
  send: @escaping (Form) -> Single<String>
) -> Observable<Result<String, FormProblems>> {
  forms.flatMapLatest { form in
    problems(with: form, checks).flatMap { texts -> Observable<Result<String, FormProblems>> in
      guard texts.isEmpty else { return .just(.failure(FormProblems(texts: texts))) }
      return send(form).asObservable()
        .map { answer in .success(answer) }
        .catch { error in .just(.failure(FormProblems(texts: ["\(error)"]))) }
    }
  }
}

/// Emits the texts of all errors when all checks have ended.
///
/// A check that fails has an element in place of its error, so `merge` goes on until the last of them. Its
/// completion is what we wait for, and `materialize` makes an element of that.
private func problems<Form>(
  with form: Form, _ checks: [(Form) -> Completable]
) -> Observable<[String]> {
  .deferred {
    var texts = [String?](repeating: nil, count: checks.count)
    let errors = checks.enumerated().map { number, check in
      check(form).andThen(Observable<(Int, String)>.empty())
        .catch { error in .just((number, "\(error)")) }
    }
    return Observable.merge(errors).materialize().compactMap { event in
      guard let (number, text) = event.element else { return texts.compactMap { $0 } }
      texts[number] = text
      return nil
    }
  }
}
