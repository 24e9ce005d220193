import type { BookletPlan } from "./booklet-plan.ts";

/** What the merging process is asked for: files to files, so that no original passes through the server's memory. */
export interface MergeOrder {
  /** Paths of the originals, in the order of the articles. */
  readonly inputs: readonly string[];
  /** Where the merged PDF goes. */
  readonly output: string;
  /** The line at the foot of every page; null leaves pages as they are. */
  readonly stamp: string | null;
  /** Lays the originals out as cuttings of a booklet. Without it their pages follow each other as they are. */
  readonly booklet?: BookletPlan;
}

/** That the work begins, one message an original as soon as it is done, then one for the whole. */
export type MergeNews =
  | { readonly kind: "begun" }
  | { readonly kind: "took"; readonly index: number; readonly pages: number }
  | { readonly kind: "refused"; readonly index: number; readonly reason: string }
  | { readonly kind: "done"; readonly pages: number; readonly bytes: number }
  | { readonly kind: "failed"; readonly reason: string };
