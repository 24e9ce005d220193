import { createHash } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Names a content: the same content has the same version, so that only a change in between is a lost update. */
export const versionOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);

/** @throws AppError LOST_UPDATE where the caller has seen another content than the one that is there */
export function refuseLostUpdate(seen: string | null | undefined, content: unknown): void {
  if (seen !== undefined && seen !== null && seen !== versionOf(content)) throw new AppError("LOST_UPDATE");
}
