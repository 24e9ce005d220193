import type { Article } from "../expression/evaluate.ts";
import type { SharedExpressions } from "./compiled-expressions.ts";

/** An article on its way to a thread. */
export interface ArticleSent extends Pick<Article, "title" | "body" | "mediaCode" | "mediaName" | "host"> {
  readonly isPrepared: boolean;
  readonly sections: number;
}

/** What threads are told. A batch is matched with the expressions that were sent last before it. */
export type ToThread =
  | { readonly kind: "expressions"; readonly compiled: SharedExpressions }
  | { readonly kind: "batch"; readonly batch: number; readonly articles: readonly ArticleSent[] };

/** What they answer: the numbers of `CompiledReader` for one article after the other, or why there are none. */
export type FromThread =
  | { readonly kind: "matched"; readonly batch: number; readonly numbers: Int32Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly batch: number; readonly error: unknown };
