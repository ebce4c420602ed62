/// Another name for ``Observable``, for files that import another module with a type called
/// `Observable`.
public typealias RxObservable<Element> = Observable<Element>
