@@ (?m)^  case \w+ = ".*"$
  case {word} = "{chapter}"
@@ (?ms)^    case \..*?\]$
    case .{word}: []
