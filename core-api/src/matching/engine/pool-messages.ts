import type { Article } from "../expression/evaluate.ts";
import type { SharedEdition } from "./edition.ts";

/** An article on its way to a thread. */
export interface ArticleSent extends Pick<Article, "title" | "body" | "mediaCode" | "mediaName" | "host"> {
  readonly isPrepared: boolean;
  readonly sections: number;
}

/** What threads are told. A batch is matched with the edition that was sent last before it. */
export type ToThread =
  | { readonly kind: "edition"; readonly edition: SharedEdition }
  | { readonly kind: "batch"; readonly batch: number; readonly articles: readonly ArticleSent[] };

/** What they answer: the numbers of `EditionReader` for one article after the other, or why there are none. */
export type FromThread =
  | { readonly kind: "matched"; readonly batch: number; readonly numbers: Int32Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly batch: number; readonly error: unknown };
