import type { OriginalUse } from "../../__generated__/graphql.ts";
import { rowById } from "../../app/route-table.ts";
import type { RouteId } from "../../app/routes/route-row.ts";
import { isBuilt } from "../../app/screens.ts";
import { deviceOf } from "../../domain/device.ts";
import type { OriginalWish } from "../../domain/original-wish.ts";
import type { Originals } from "./take-originals.ts";

/** What /0004 and /0004_1 show; travels in the history's state, so that a reload asks for nothing again. */
export interface OriginalResult {
  originals: Exclude<Originals, { __typename: "OriginalReady" }>;
  wish: OriginalWish;
  use: OriginalUse;
}

/** The path of a desktop screen of originals or of its phone twin. */
export function originalPath(id: "0001-001" | "0004" | "0004_1"): string {
  const twin: RouteId | undefined = rowById(id).twin;
  const onPhone = deviceOf(navigator.userAgent) === "mobile" && twin !== undefined && isBuilt(twin);
  return rowById(onPhone ? twin : id).path;
}

/** Reads the state of a history entry; null for anything else, such as an address that was typed. */
export function readResult(state: unknown): OriginalResult | null {
  if (state === null || typeof state !== "object" || !("originals" in state) || !("wish" in state)) return null;
  return state as OriginalResult;
}
