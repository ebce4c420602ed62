import Foundation
import Synchronization

/// A folder beside SwiftPM's own things in which judges keep what they would otherwise make again
/// and again: a snapshot of the libraries, compiled tests, the system's modules.
///
/// Truth goes over memory: each thing is named after all that it was made of, and checked before it
/// is used. Files appear by being renamed, so several judges in several processes may work here
/// without waiting for each other; at worst they do the same work twice. Removing the folder costs
/// a few seconds and nothing else.
struct Workshop {
  let folder: URL
  let toolchain: Toolchain
  /// A build writes one library after the other: what has just been written may not yet fit together.
  var settlingTime = Duration.seconds(2)

  init(in build: BuildFolder, toolchain: Toolchain) {
    folder = build.workshop
    self.toolchain = toolchain
  }

  var moduleCache: URL { folder.appending(path: "ModuleCache") }
  var kept: KeptObjects { KeptObjects(folder: folder.appending(path: "Kept")) }
  private var snapshots: URL { folder.appending(path: "Snapshots") }

  private static let cleared = Mutex<Set<String>>([])

  /// For when the compiler fails and nobody knows why: nothing that was made before is used again, if
  /// it can be made anew. Once in a process. Whether it was done.
  func clearOnce(of libraries: [String], in build: BuildFolder) -> Bool {
    guard Self.cleared.withLock({ $0.insert(folder.path).inserted }) else { return false }
    // First out of the way, so that nobody finds half of it.
    let aside = snapshots.appending(path: "damaged-\(UUID())")
    try? FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
    try? FileManager.default.moveItem(at: moduleCache, to: aside)
    try? FileManager.default.removeItem(at: aside)
    guard Ingredients(of: libraries, in: build) != nil else { return true }
    // Without its label nobody takes a snapshot up; whoever works from it may come to an end.
    for snapshot in others(than: nil) {
      try? FileManager.default.removeItem(at: Snapshot.label(in: snapshot))
    }
    return true
  }

  /// The snapshot of what is built now, or the last good one while it is being built, or `nil`.
  ///
  /// - Parameters:
  ///   - link: makes a shared library, in the file named, of the objects and with the flags named.
  func snapshot(
    of libraries: [String], in build: BuildFolder, announce: () -> Void,
    link: (_ objects: [URL], _ flags: [String], _ product: URL) throws -> Void
  ) throws -> Snapshot? {
    let recipe = recipe(for: libraries)
    for _ in 0..<10 {
      let now = Ingredients(of: libraries, in: build)
      let place = now.map { snapshots.appending(path: name(recipe, $0)) }
      if let place, let snapshot = Snapshot(at: place, recipe: recipe) { return snapshot }
      // NB: nothing better can be known; SwiftPM does not write what has not changed.
      let isSettled = now.map { $0.age >= settlingTime } ?? false
      if !isSettled, let last = lastGood(recipe) { return last }
      guard let now, let place else { return nil }
      announce()
      let made: Bool
      do {
        made = try make(now, recipe, place, libraries, build, link)
      } catch let error where Ingredients(of: libraries, in: build)?.stamp == now.stamp {
        throw error
      } catch {
        made = false
      }
      if made, let snapshot = Snapshot(at: place, recipe: recipe) {
        sweep(except: place)
        return snapshot
      }
    }
    return lastGood(recipe)
  }

  /// Whether the objects stayed as they were until the snapshot was taken.
  private func make(
    _ ingredients: Ingredients, _ recipe: String, _ place: URL, _ libraries: [String],
    _ build: BuildFolder, _ link: ([URL], [String], URL) throws -> Void
  ) throws -> Bool {
    let draft = snapshots.appending(path: "draft-\(UUID())")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    guard let lease = Lease(on: draft) else { return false }
    defer { withExtendedLifetime(lease) {} }
    let product = draft.appending(path: Toolchain.fileName(ofLibrary: Snapshot.library))
    let instrumentation = Toolchain.instrumentation(of: ingredients.objects[0])
    // NB: `swiftc` notes what else must be linked in a file *beside the first object*, named after
    // the product. Two judges that linked the originals would read each other's half-written notes.
    let own = try copies(of: ingredients.objects, in: draft.appending(path: "Objects"))
    try link(own, instrumentation, product)
    try FileManager.default.removeItem(at: draft.appending(path: "Objects"))
    for module in ingredients.modules {
      try FileManager.default.copyItem(
        at: module, to: draft.appending(path: module.lastPathComponent))
    }
    guard Ingredients(of: libraries, in: build)?.stamp == ingredients.stamp else { return false }
    let files = [product.lastPathComponent] + ingredients.modules.map(\.lastPathComponent)
    let sums = try files.map {
      ($0, Checksum(of: try Data(contentsOf: draft.appending(path: $0))).value)
    }
    let label = Snapshot.Label(
      recipe: recipe, instrumentation: instrumentation,
      checksums: Dictionary(uniqueKeysWithValues: sums))
    try JSONEncoder().encode(label).write(to: Snapshot.label(in: draft), options: .atomic)
    if rename(draft.path, place.path) == 0 { return true }
    // Somebody else was quicker, and theirs is as good; or what lies there is not whole.
    if Snapshot(at: place, recipe: recipe) != nil { return true }
    Snapshot.setAside(place)
    return rename(draft.path, place.path) == 0
  }

  /// The libraries may have objects of the same name, so a number tells them apart.
  private func copies(of objects: [URL], in folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try objects.enumerated().map { index, object in
      let copy = folder.appending(path: "\(index)-\(object.lastPathComponent)")
      try FileManager.default.copyItem(at: object, to: copy)
      return copy
    }
  }

  private func lastGood(_ recipe: String) -> Snapshot? {
    others(than: nil).filter { !$0.lastPathComponent.contains("-") }
      .compactMap { folder in FileMark(Snapshot.label(in: folder).path).map { (folder, $0.age) } }
      .sorted { $0.1 < $1.1 }.lazy
      .compactMap { Snapshot(at: $0.0, recipe: recipe) }.first
  }

  private func sweep(except place: URL) { others(than: place).forEach(Lease.removeUnused) }

  private func others(than place: URL?) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: snapshots.path)) ?? []
    return names.filter { $0 != place?.lastPathComponent }.map { snapshots.appending(path: $0) }
  }

  private func recipe(for libraries: [String]) -> String {
    ([toolchain.identity] + toolchain.platformFlags + Toolchain.librarianFlags([]) + libraries)
      .joined(separator: "\n")
  }

  private func name(_ recipe: String, _ ingredients: Ingredients) -> String {
    Checksum(of: [recipe, ingredients.stamp]).hexadecimal
  }
}
