import RxLite

extension Reactive where Base: Control {
  /// Emits an element each time one of these events happens.
  ///
  /// - Ends: Completes when the control is released.
  public func controlEvent(_ events: Control.Event) -> ControlEvent<Void> {
    let source = Observable<Void>.create { [weak control = base] observer in
      MainScheduler.ensureRunningOnMainThread()
      guard let control else {
        observer.onCompleted()
        return Disposables.create()
      }
      return control.addTarget(for: events) { observer.onNext(()) }
    }
    return ControlEvent(events: source.take(until: deallocated))
  }

  /// A property that the user changes with one of these events.
  ///
  /// - Ends: Completes when the control is released.
  public func controlProperty<Value>(
    editingEvents: Control.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let source = Observable<Value>.create { [weak control = base] observer in
      guard let control else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(getter(control))
      return control.addTarget(for: editingEvents) { [weak control] in
        if let control { observer.onNext(getter(control)) }
      }
    }
    return ControlProperty(
      values: source.take(until: deallocated), valueSink: Binder(base, binding: setter))
  }

  /// A property that the user changes as they type, or choose a value.
  ///
  /// - Ends: Completes when the control is released.
  public func controlPropertyWithDefaultEvents<Value>(
    editingEvents: Control.Event = [.allEditingEvents, .valueChanged],
    getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    controlProperty(editingEvents: editingEvents, getter: getter, setter: setter)
  }
}

extension Reactive where Base: TextField {
  /// The text, emitted whenever the user edits the field.
  ///
  /// It also emits the text when the cursor moves into the field or out of it, and when the user
  /// presses return: `editingDidBegin`, `editingDidEnd` and `editingDidEndOnExit` are editing events as
  /// well, and the program may have set the text since the last one. For each change of the text by the
  /// user, and nothing else, take `controlEvent(.editingChanged)`.
  ///
  /// - Ends: Completes when the field is released.
  public var text: ControlProperty<String?> { value }

  /// The same as ``text``.
  public var value: ControlProperty<String?> {
    controlPropertyWithDefaultEvents(
      getter: { $0.text },
      setter: { field, text in
        // Setting a text moves the cursor, so an equal text isn't set again.
        if field.text != text { field.text = text }
      })
  }
}

extension Reactive where Base: Button {
  /// The user's taps.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
}

extension Reactive where Base: SegmentedControl {
  /// The index of the segment that the user has chosen.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The index of the segment that the user has chosen.
  public var value: ControlProperty<Int> {
    controlPropertyWithDefaultEvents(
      getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
  }
}
