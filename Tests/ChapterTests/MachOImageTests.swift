import Foundation
import TestSupport
import Testing

@testable import ChapterKit

/// Where a program on macOS finds the lines of its calls. The compiler makes an object file for macOS on
/// each system; the image that is linked from it is put together here.
@Suite struct MachOImageTests {
  @Test(arguments: ["arm64", "x86_64"], [4, 5])
  func `a place in a program is a line and a column of its source`(processor: String, version: Int)
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Calls.swift")
    let object = folder.appendingPathComponent("Calls.o")
    try Data(
      """
      func inner(_ work: () -> ()) { work() }
      func outer() {
        inner({ inner({}) }); inner {
          inner({})
        }
      }
      """.utf8
    ).write(to: source)
    // Without the standard library, which is there for one system only.
    let ending = try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-target", "\(processor)-apple-macosx15.0", "-parse-stdlib", "-parse-as-library",
        "-Onone", "-g", "-dwarf-version=\(version)", "-wmo", "-module-name", "Calls", "-c", "-o",
        object.path, source.path,
      ], limit: 120)
    try #require(ending.status == 0, "\(ending.errors)")

    let functions = ["$s5Calls5outeryyF", "$s5Calls5outeryyFyyXEfU_", "$s5Calls5outeryyFyyXEfU0_"]
    let file = folder.appendingPathComponent("image")
    try image(of: functions, from: object.path).write(to: file)
    let image = try #require(MachOImage(file.path))
    for (index, (name, expected)) in zip(functions, [["3:3", "3:25"], ["3:11"], ["4:5"]])
      .enumerated()
    {
      let start = (index + 1) * 0x100
      let function = try #require(image.function(at: start + 8))
      #expect((function.name, function.start) == (name, start))
      var places: [String] = []
      for offset in 0..<0x60 {
        guard let place = image.place(at: start + offset), place.column > 0 else { continue }
        #expect(place.path == source.path)
        if places.last != "\(place.line):\(place.column)" {
          places.append("\(place.line):\(place.column)")
        }
      }
      #expect(places.starts(with: expected), "\(name): \(places)")
    }
    #expect(image.function(at: 0x80) == nil)
    #expect(image.place(at: 0x1000) == nil)

    // Whatever is missing, no line is found, and nothing worse.
    let whole = try Data(contentsOf: object)
    for length in stride(from: 0, to: whole.count, by: 61) {
      try whole.prefix(length).write(to: object)
      _ = MachOImage(file.path)?.place(at: 0x108)
    }
    try FileManager.default.removeItem(at: object)
    #expect(MachOImage(file.path)?.place(at: 0x108) == nil)
    #expect(MachOImage(source.path) == nil)
  }

  /// An image with these functions, 0x60 bytes each, at 0x100, 0x200 and so on, and the entries by which a
  /// linker says where they come from.
  private func image(of functions: [String], from object: String) -> Data {
    let base: UInt64 = 0x1_0000_0000
    var strings = [UInt8](" \0".utf8)
    var symbols: [UInt8] = []
    func add(_ name: String, _ type: UInt8, _ value: UInt64) {
      symbols += bytes(name.isEmpty ? UInt32(1) : UInt32(strings.count))
      symbols += [type, 1, 0, 0] + bytes(value)
      if !name.isEmpty { strings += Array(name.utf8) + [0] }
    }
    add(object, 0x66, 0)
    for (index, name) in functions.enumerated() {
      add("_" + name, 0x24, base + UInt64(index + 1) * 0x100)
      add("", 0x24, 0x60)
    }
    let segment =
      bytes(UInt32(0x19)) + bytes(UInt32(72)) + Array("__TEXT".utf8)
      + [UInt8](repeating: 0, count: 10) + bytes(base) + [UInt8](repeating: 0, count: 40)
    let start = 32 + segment.count + 24
    let table =
      bytes(UInt32(2)) + bytes(UInt32(24)) + bytes(UInt32(start))
      + bytes(UInt32(symbols.count / 16)) + bytes(UInt32(start + symbols.count))
      + bytes(UInt32(strings.count))
    let header =
      bytes(UInt32(0xfeed_facf)) + [UInt8](repeating: 0, count: 12) + bytes(UInt32(2))
      + [UInt8](repeating: 0, count: 12)
    return Data(header + segment + table + symbols + strings)
  }

  private func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
