#if DEBUG
  import Synchronization

  private let total = Atomic<Int>(0)
#endif

/// How many of RxLite's objects are alive: observables, subscriptions, subjects and disposables.
///
/// The count tells whether something leaks (rule 9): subscribe, dispose, and it must be back where it
/// was. What it counts differs between libraries, so only its changes mean anything.
public enum Resources {
  #if DEBUG
    /// The objects alive now. Counted in debug builds only.
    public static var total: Int32 { Int32(RxLite.total.load(ordering: .relaxed)) }
  #endif

  static func gained() {
    #if DEBUG
      RxLite.total.add(1, ordering: .relaxed)
    #endif
  }

  static func lost() {
    #if DEBUG
      RxLite.total.subtract(1, ordering: .relaxed)
    #endif
  }
}
