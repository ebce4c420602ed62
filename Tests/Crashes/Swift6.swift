import Dispatch
import RxLite

let background = SerialDispatchQueueScheduler(qos: .default)
let done = DispatchSemaphore(value: 0)

#if SENDABLE
  _ = Observable.just(1)
    .observe(on: background)
    .map { @Sendable in $0 + 1 }
    .subscribe(onNext: { @Sendable in print($0) }, onCompleted: { @Sendable in done.signal() })
#else
  _ = Observable.just(1)
    .observe(on: background)
    .map { $0 + 1 }
    .subscribe(onNext: { print($0) }, onCompleted: { done.signal() })
#endif

done.wait()
