import { useState } from "react";
import { useKeys } from "../../browser/keys.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { tickedKeys } from "../article-list/ticked-keys.ts";
import { readerKey } from "../article-list/use-reader-keys.ts";
import ClipDialog from "./ClipDialog.tsx";
import { clipText as text } from "./text.ts";

/** The key c: folders of what is ticked, else of the one at the cursor. */
export default function ClipListKeys({ reader }: { reader: ArticleReader }) {
  const [ids, open] = useState<readonly string[] | null>(null);
  const run = () =>
    reader.act((now) => {
      const ticked = tickedKeys(now);
      const at = now.cursor.now();
      if (ticked.length > 0) open(ticked);
      else if (at !== null) open([at]);
    });
  useKeys([readerKey("c", text.key, run)]);
  return ids && <ClipDialog articleIds={ids} onClose={() => open(null)} />;
}
