import type { OriginalUse } from "../../__generated__/graphql.ts";
import { deviceHere } from "../../browser/here.ts";
import type { OriginalWish } from "../../domain/original-wish.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { Headline } from "./print-order.ts";
import type { Originals } from "./take-originals.ts";

/** What /0004 and /0004_1 show; travels in the history's state, so that a reload asks for nothing again. */
export interface OriginalResult {
  originals: Exclude<Originals, { __typename: "OriginalReady" }>;
  wish: OriginalWish;
  use: OriginalUse;
  /** Of a print that a licence bounds: what is printed by its headline beside what was obtained. */
  headlines?: readonly Headline[] | undefined;
}

const PHONE_TWIN = { "0001-001": "sp-0001-001", "0004": "sp-0004", "0004_1": "sp-0004" } as const;

/** The path of a desktop screen of originals or of its phone twin. */
export function originalPath(id: "0001-001" | "0004" | "0004_1"): string {
  return pathOf(deviceHere() === "mobile" ? PHONE_TWIN[id] : id);
}

/** Reads the state of a history entry; null for anything else, such as an address that was typed. */
export function readResult(state: unknown): OriginalResult | null {
  if (state === null || typeof state !== "object" || !("originals" in state) || !("wish" in state)) return null;
  return state as OriginalResult;
}
