@@ after:   case  … "
  case {word} = "{chapter}"
@@ after:     case . … ]
    case .{word}: []
