import Foundation

/// A program or a library on macOS: its functions, and the lines from which each was compiled.
///
/// The linker records which object file a function comes from, and that file has the lines.
///
/// NB: Missing or unexpected data is read as zeros, and then no line is found. Linux doesn't need this, but
/// its tests run there as well.
final class MachOImage {
  /// A function, as a symbol of the image.
  struct Function: Equatable {
    /// Its mangled name.
    let name: String
    /// The offset in the image where it begins, and its length.
    let start, size: Int
    /// The object file that it comes from.
    let object: String
  }

  private let file: MachOFile
  /// In the order of their addresses.
  private var functions: [(start: Int, size: Int, name: Int, object: Int)] = []
  private var objects: [(path: String, lines: MachOLines?)] = []

  /// - Returns: `nil` if the file can't be read, or is of another kind.
  init?(_ path: String) {
    guard let file = MachOFile(path) else { return nil }
    self.file = file
    for index in 0..<file.symbolCount {
      let kind = file.kind(ofSymbol: index)
      if kind == .object { objects.append((file.name(ofSymbol: index), nil)) }
      // A function has two entries: its name and its address, then no name and its size.
      guard kind == .function, index + 1 < file.symbolCount, !objects.isEmpty,
        file.kind(ofSymbol: index + 1) == .function, file.isNameless(symbol: index + 1)
      else { continue }
      functions.append(
        (
          file.value(ofSymbol: index) &- file.textAddress, file.value(ofSymbol: index + 1), index,
          objects.count - 1
        ))
    }
    functions.sort { $0.start < $1.start }
  }

  /// Returns the function at this offset in the image.
  func function(at offset: Int) -> Function? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset - functions[low - 1].start < functions[low - 1].size else { return nil }
    let (start, size, name, object) = functions[low - 1]
    return Function(
      name: String(file.name(ofSymbol: name).dropFirst()), start: start, size: size,
      object: objects[object].path)
  }

  /// Returns the line from which the code at this offset was compiled.
  func place(at offset: Int) -> MachOLines.Place? {
    guard let function = function(at: offset),
      let object = objects.firstIndex(where: { $0.path == function.object })
    else { return nil }
    let lines = objects[object].lines ?? MachOLines(function.object)
    objects[object].lines = lines
    return lines.place(in: function.name, at: offset - function.start)
  }
}

/// The lines from which an object file was compiled.
struct MachOLines {
  /// A place in a source file. The column counts bytes, from 1. Line 0 means that there is none.
  typealias Place = (path: String, line: Int, column: Int)

  /// A row of the table: from this address on, the code comes from this line, or it ends here.
  private struct Row {
    let address, path, line, column: Int
  }

  /// The rows of each continuous piece of code. The last row marks its end.
  private var pieces: [[Row]] = []
  private var paths: [String] = []
  /// The addresses where functions begin.
  private var starts: [String: Int] = [:]

  /// - Parameter path: An object file. If it can't be read, there are no lines.
  init(_ path: String) {
    guard let file = MachOFile(path) else { return }
    for index in 0..<file.symbolCount where file.kind(ofSymbol: index) == .definition {
      starts[file.name(ofSymbol: index)] = file.value(ofSymbol: index)
    }
    guard var reader = file.reader("__debug_line") else { return }
    while !reader.isAtEnd, read(&reader, in: file) {}
  }

  /// - Parameter offset: Counted from the beginning of the function.
  func place(in function: String, at offset: Int) -> Place? {
    guard let start = starts["_" + function] else { return nil }
    let address = start + offset
    for rows in pieces where rows[0].address <= address && address < rows[rows.count - 1].address {
      guard let row = rows.last(where: { $0.address <= address }), paths.indices.contains(row.path)
      else { continue }
      return (paths[row.path], row.line, row.column)
    }
    return nil
  }

  // MARK: - DWARF, versions 4 and 5: section 6.2 of either

  /// Reads the lines of one unit.
  ///
  /// - Returns: Whether another may follow.
  private mutating func read(_ reader: inout ByteReader, in file: MachOFile) -> Bool {
    let length = reader.number(4)
    guard length < 0xffff_fff0, var unit = reader.part(length) else { return false }
    let version = unit.number(2)
    guard version == 4 || version == 5 else { return true }
    if version == 5 { unit.skip(2) }
    let headerLength = unit.number(4)
    guard let end = unit.place(after: headerLength) else { return true }
    let step = unit.number(1)
    unit.skip(2)  // The maximum operations per instruction; whether a row begins a statement.
    let lineBase = Int(Int8(truncatingIfNeeded: unit.number(1)))
    let lineRange = unit.number(1)
    let firstSpecial = unit.number(1)
    guard lineRange > 0, firstSpecial > 0 else { return true }
    let lengths = (1..<firstSpecial).map { _ in unit.number(1) }
    let firstPath = paths.count
    guard version == 5 ? readPaths(&unit, in: file) : readOldPaths(&unit) else { return true }
    unit.position = end

    var rows: [Row] = []
    var (address, path, line, column) = (0, 1, 1, 0)
    func note() {
      // Version 4 counts files from 1.
      let number = firstPath + path - (version == 5 ? 0 : 1)
      rows.append(Row(address: address, path: number, line: line, column: column))
    }
    while !unit.isAtEnd {
      let code = unit.number(1)
      switch code {
      case firstSpecial...:
        address &+= (code - firstSpecial) / lineRange &* step
        line &+= lineBase + (code - firstSpecial) % lineRange
        note()
      case 0:
        let length = unit.leb128()
        guard let next = unit.place(after: length) else { return true }
        switch unit.number(1) {
        case 1:
          note()
          pieces.append(rows)
          rows = []
          (address, path, line, column) = (0, 1, 1, 0)
        case 2: address = unit.number(8)
        default: break
        }
        unit.position = next
      case 1: note()
      case 2: address &+= unit.leb128() &* step
      case 3: line &+= unit.leb128(isSigned: true)
      case 4: path = unit.leb128()
      case 5: column = unit.leb128()
      case 8: address &+= (255 - firstSpecial) / lineRange &* step
      case 9: address &+= unit.number(2)
      default: for _ in 0..<lengths[code - 1] { _ = unit.leb128() }
      }
    }
    return true
  }

  /// - Returns: Whether all could be read.
  private mutating func readPaths(_ unit: inout ByteReader, in file: MachOFile) -> Bool {
    func entries() -> [(text: String, folder: Int)]? {
      let format = (0..<unit.number(1)).map { _ in (unit.leb128(), unit.leb128()) }
      var entries: [(text: String, folder: Int)] = []
      for _ in 0..<max(0, unit.leb128()) {
        if unit.isAtEnd { return nil }
        var (text, folder) = ("", 0)
        for (meaning, form) in format {
          var value: (text: String, number: Int) = ("", 0)
          switch form {
          case 0x08: value.text = unit.text()
          case 0x0e: value.text = file.text("__debug_str", at: unit.number(4))
          case 0x1f: value.text = file.text("__debug_line_str", at: unit.number(4))
          case 0x0b: value.number = unit.number(1)
          case 0x05: value.number = unit.number(2)
          case 0x06: value.number = unit.number(4)
          case 0x0f: value.number = unit.leb128()
          case 0x1e: unit.skip(16)
          default: return nil
          }
          if meaning == 1 { text = value.text }
          if meaning == 2 { folder = value.number }
        }
        entries.append((text, folder))
      }
      return entries
    }
    guard let folders = entries(), let files = entries() else { return false }
    add(files, in: folders.map(\.text))
    return true
  }

  private mutating func readOldPaths(_ unit: inout ByteReader) -> Bool {
    // Folder 0, in which the compiler ran, isn't in this list.
    var folders = [""]
    while case let text = unit.text(), !text.isEmpty { folders.append(text) }
    var files: [(text: String, folder: Int)] = []
    while case let text = unit.text(), !text.isEmpty {
      files.append((text, unit.leb128()))
      _ = (unit.leb128(), unit.leb128())
    }
    add(files, in: folders)
    return true
  }

  private mutating func add(_ files: [(text: String, folder: Int)], in folders: [String]) {
    let first = folders.first ?? ""
    paths += files.map { name, folder in
      if name.hasPrefix("/") { return name }
      let folder = folders.indices.contains(folder) ? folders[folder] : ""
      return (folder.hasPrefix("/") ? folder : "\(first)/\(folder)") + "/" + name
    }
  }
}

/// A file with machine code for macOS: its symbols and its sections.
struct MachOFile {
  enum Kind {
    /// An object file that was linked.
    case object
    /// A function that was linked, or its size.
    case function
    /// A symbol that the file defines.
    case definition
    case other
  }

  private let bytes: ByteReader
  private var sections: [String: ByteReader] = [:]
  private var symbols = 0
  private(set) var symbolCount = 0
  private var strings = 0
  /// The address where the code of an image begins, before the system relocates it.
  private(set) var textAddress = 0

  init?(_ path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    bytes = ByteReader([UInt8](data))
    guard bytes.number(at: 0, 4) == 0xfeed_facf else { return nil }
    var command = 32
    for _ in 0..<bytes.number(at: 16, 4) {
      switch bytes.number(at: command, 4) {
      case 0x02:
        symbols = bytes.number(at: command + 8, 4)
        symbolCount = min(bytes.number(at: command + 12, 4), bytes.end / 16)
        strings = bytes.number(at: command + 16, 4)
      case 0x19: readSegment(at: command)
      default: break
      }
      let size = bytes.number(at: command + 4, 4)
      guard size > 0 else { break }
      command += size
    }
  }

  private mutating func readSegment(at command: Int) {
    if bytes.text(at: command + 8, atMost: 16) == "__TEXT" {
      textAddress = bytes.number(at: command + 24, 8)
    }
    for section in 0..<min(bytes.number(at: command + 64, 4), 256) {
      let start = command + 72 + section * 80
      let (size, offset) = (bytes.number(at: start + 40, 8), bytes.number(at: start + 48, 4))
      sections[bytes.text(at: start, atMost: 16)] = bytes.part(offset, size)
    }
  }

  func reader(_ section: String) -> ByteReader? { sections[section] }

  func text(_ section: String, at offset: Int) -> String {
    guard let section = sections[section] else { return "" }
    return section.text(at: section.position + offset)
  }

  func kind(ofSymbol index: Int) -> Kind {
    switch bytes.number(at: symbols + index * 16 + 4, 1) {
    case 0x66: .object
    case 0x24: .function
    case let type where type & 0xe0 == 0 && type & 0x0e == 0x0e: .definition
    default: .other
    }
  }

  func isNameless(symbol index: Int) -> Bool {
    bytes.number(at: strings + bytes.number(at: symbols + index * 16, 4), 1) == 0
  }

  func name(ofSymbol index: Int) -> String {
    bytes.text(at: strings + bytes.number(at: symbols + index * 16, 4))
  }

  func value(ofSymbol index: Int) -> Int { bytes.number(at: symbols + index * 16 + 8, 8) }
}

/// Reads little-endian numbers. Outside of the bytes it reads zeros.
struct ByteReader {
  private let bytes: [UInt8]
  var position = 0
  private(set) var end: Int

  init(_ bytes: [UInt8]) { (self.bytes, end) = (bytes, bytes.count) }

  var isAtEnd: Bool { position >= end }

  /// Returns the position after `length` bytes; `nil` if there are fewer.
  func place(after length: Int) -> Int? {
    length >= 0 && length <= end - position ? position + length : nil
  }

  /// Returns a reader of these bytes.
  func part(_ start: Int, _ length: Int) -> ByteReader? {
    guard start >= 0, length >= 0, start <= end, length <= end - start else { return nil }
    var part = self
    (part.position, part.end) = (start, start + length)
    return part
  }

  /// Returns a reader of the next bytes, and skips them.
  mutating func part(_ length: Int) -> ByteReader? {
    let part = part(position, length)
    position = part?.end ?? end
    return part
  }

  mutating func skip(_ length: Int) { position = place(after: length) ?? end }

  func number(at offset: Int, _ size: Int) -> Int {
    guard offset >= 0, offset <= end - size else { return 0 }
    var value: UInt64 = 0
    for index in 0..<size { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    return Int(truncatingIfNeeded: value)
  }

  mutating func number(_ size: Int) -> Int {
    defer { skip(size) }
    return number(at: position, size)
  }

  /// Reads a number of any length, with seven bits in each byte.
  mutating func leb128(isSigned: Bool = false) -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte = number(1)
      value |= (byte & 0x7f) << shift
      shift += 7
      guard byte & 0x80 != 0 else {
        return isSigned && byte & 0x40 != 0 ? value | (-1 << shift) : value
      }
    }
  }

  /// Returns the text up to a zero.
  func text(at offset: Int, atMost length: Int = .max) -> String {
    guard offset >= 0, offset < end else { return "" }
    let rest = bytes[offset..<min(end, offset &+ min(length, end))].prefix { $0 != 0 }
    return String(decoding: rest, as: UTF8.self)
  }

  mutating func text() -> String {
    let text = bytes[min(position, end)..<end].prefix { $0 != 0 }
    skip(text.count + 1)
    return String(decoding: text, as: UTF8.self)
  }
}
