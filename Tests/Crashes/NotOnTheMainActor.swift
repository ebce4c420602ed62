import RxLite

@MainActor func show(_ answer: String) { print(answer) }

func bind(_ answers: Observable<String>) {
  _ = answers.observe(on: MainScheduler.instance).subscribe(onNext: { answer in
    // error: call to main actor-isolated global function 'show' in a synchronous nonisolated context
    show(answer)
  })
}

func bindOnTheMainThread(_ answers: Observable<String>) {
  _ = answers.observe(on: MainScheduler.instance).subscribe(onNext: { answer in
    MainActor.assumeIsolated { show(answer) }
  })
}
