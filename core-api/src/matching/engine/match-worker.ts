import { parentPort } from "node:worker_threads";
import type { FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import { type PreparedArticle, prepare } from "../expression/evaluate.ts";
import { CompiledReader } from "./compiled-expressions.ts";
import type { ArticleSent, FromThread, ToThread } from "./pool-messages.ts";
import { IntList } from "./shared-arrays.ts";

/**
 * One thread of a `MatchPool`: matches batches of articles, one after the other, with the expressions that it was given last.
 * Runs natively in Node's type stripping: this file's imports use only syntax that can be erased.
 */
const port = parentPort;
if (port === null) throw new Error("match-worker runs as a thread of MatchPool only");

let current: { readonly reader: CompiledReader; readonly folds: FoldTable } | null = null;

port.on("message", (message: ToThread) => {
  if (message.kind === "expressions") {
    const { compiled } = message;
    current = { reader: new CompiledReader(compiled, current?.reader), folds: compiled.folds };
    return;
  }
  const { batch, articles } = message;
  try {
    const numbers = match(articles);
    port.postMessage({ kind: "matched", batch, numbers } satisfies FromThread, [numbers.buffer]);
  } catch (error) {
    port.postMessage({ kind: "failed", batch, error } satisfies FromThread);
  }
});

function match(articles: readonly ArticleSent[]): Int32Array<ArrayBuffer> {
  if (current === null) throw new Error("a batch came before the first expressions");
  const numbers = new IntList();
  for (const article of articles) current.reader.read(preparedOf(article, current.folds), article.sections, numbers);
  return numbers.view().slice();
}

function preparedOf(article: ArticleSent, folds: FoldTable): PreparedArticle {
  return article.isPrepared ? { ...article, folds } : prepare(article, folds);
}
