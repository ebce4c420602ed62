@@ after:   + chapter( … )
  + chapter("{number}", "{chapter}")
