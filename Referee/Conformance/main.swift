import Foundation

// Runs all programs, or those named, or with `--group` those of the groups named; `--list` prints the
// group and the name of each. The name of a program stands above what it prints, so that a crash or an
// endless loop is known by it; `=== group` stands above the first of each group.

setvbuf(stdout, nil, _IOLBF, 0)

let catalog = Catalog()
catalog.group("Creating", Catalog.creating)
catalog.group("Transforming", Catalog.transforming)
catalog.group("Filtering", Catalog.filtering)
catalog.group("Joining", Catalog.joining)
catalog.group("Combining", Catalog.combining)
catalog.group("Sharing", Catalog.sharing)
catalog.group("Errors", Catalog.errors)
catalog.group("Time", Catalog.time)
catalog.group("Traits", Catalog.traits)
catalog.group("Infallibles", Catalog.infallibles)
catalog.group("Drivers", Catalog.drivers)
catalog.group("Subjects", Catalog.subjects)
catalog.group("Relays", Catalog.relays)
catalog.group("Disposables", Catalog.disposables)
catalog.group("Disposal", Catalog.disposal)
catalog.group("Schedulers", Catalog.schedulers)
catalog.group("TestTools", Catalog.testTools)
catalog.group("Reentrancy", Catalog.reentrancy)
catalog.group("Async", Catalog.asynchrony)
catalog.group("NewAPI", Catalog.newAPI)
catalog.group("Dialect", Catalog.dialect)

var arguments = CommandLine.arguments.dropFirst()
let byGroup = arguments.first == "--group"
if byGroup { arguments.removeFirst() }

if arguments.first == "--list" {
  for program in catalog.programs { print(program.group, program.name) }
  exit(0)
}

let known = Set(catalog.programs.map { byGroup ? $0.group : $0.name })
for unknown in arguments where !known.contains(unknown) {
  FileHandle.standardError.write(
    Data("no \(byGroup ? "group" : "program") \(unknown) (--list)\n".utf8))
  exit(64)
}
let chosen = catalog.programs.filter {
  arguments.isEmpty || arguments.contains(byGroup ? $0.group : $0.name)
}
var group = ""
for program in chosen {
  if program.group != group { print("=== \(program.group)") }
  group = program.group
  print("== \(program.name)")
  do { try program.run() } catch { print("threw \(error)") }
  runMainQueue()
}
