/// Another name for ``Observable``, for files that import another module with a type of that name.
public typealias RxObservable<Element> = Observable<Element>
