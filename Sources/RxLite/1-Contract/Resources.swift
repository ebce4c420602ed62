#if DEBUG
  import Synchronization

  private let total = Atomic<Int>(0)
#endif

/// Counts RxLite's objects that are alive: observables, subscriptions, subjects and disposables.
///
/// The count shows whether something leaks (rule 9): after you have subscribed and disposed, it
/// must be the same as before. What is counted differs between libraries, so only a change of the
/// count has a meaning.
public enum Resources {
  #if DEBUG
    /// The number of objects that are alive. Available in debug builds only.
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
