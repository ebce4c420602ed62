@@ after:   + chapter( … )
  + chapter("{chapter}")
