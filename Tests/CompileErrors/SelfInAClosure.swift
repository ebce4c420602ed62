import RxLite

final class Screen {
  private var title = ""
  private let bag = DisposeBag()

  func show(_ titles: Observable<String>) {
    titles
      #if !MENDED
        // error: reference to property 'title' in closure requires explicit use of 'self'
        .subscribe(onNext: { title = $0 })
      #else
        .subscribe(onNext: { [weak self] in self?.title = $0 })
      #endif
      .disposed(by: bag)
  }
}
