import type { PDFRef } from "@cantoo/pdf-lib";
import type { MergeNews, MergeOrder } from "./merge-messages.ts";
import { PdfFileWriter } from "./pdf-file-writer.ts";
import { reasonOf } from "./reason-of.ts";
import { makeStamp, type Stamp } from "./stamp.ts";
import { takeArticle } from "./take-article.ts";

/**
 * The merging process: takes one order at a time and tells what became of each original. It runs apart from the server for two
 * reasons: fonts and parsed PDFs leave memory with it, and a file that is parsed for ever or eats all memory ends only this process.
 * Node runs it with its own type stripping, so imports use only syntax that can be erased.
 */
const tell = (news: MergeNews): void => {
  process.send?.(news);
};

async function merge({ inputs, output, stamp, booklet }: MergeOrder): Promise<void> {
  const writer = new PdfFileWriter(output);
  if (booklet) {
    tell({ kind: "begun" });
    // Only now: a merge without a booklet needs none of its fonts.
    const { writeBooklet } = await import("./write-booklet.ts");
    await writeBooklet(writer, { inputs, plan: booklet, stamp: stamp ?? "" }, tell);
  } else await appendAll(writer, inputs, stamp);
  const pages = writer.pageCount;
  tell({ kind: "done", pages, bytes: writer.finish() });
}

async function appendAll(writer: PdfFileWriter, inputs: readonly string[], text: string | null): Promise<void> {
  const stamp = text === null ? null : await writeStamp(text, writer);
  tell({ kind: "begun" });
  for (const [index, path] of inputs.entries()) {
    try {
      tell({ kind: "took", index, pages: await takeArticle(path, writer, stamp) });
    } catch (error) {
      tell({ kind: "refused", index, reason: reasonOf(error) });
    }
  }
}

/** The last one: trials of originals at their intake all have the same. */
let made: { text: string; stamp: Stamp } | null = null;

/** Once for the whole document; every page draws the same object. */
async function writeStamp(text: string, writer: PdfFileWriter): Promise<PDFRef> {
  if (made?.text !== text) made = { text, stamp: await makeStamp(text) };
  const { stamp } = made;
  const context = writer.nextContext();
  const ref = stamp.copyInto(context);
  writer.write(context, []);
  return ref;
}

process.on("message", (order: MergeOrder) => {
  merge(order).catch((error: unknown) => tell({ kind: "failed", reason: reasonOf(error) }));
});
// The server is gone: nobody waits for the file.
process.on("disconnect", () => process.exit(0));
