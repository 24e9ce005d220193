import { isMailQuery } from "@kirinuki/schema/mail-query.ts";
import { rowByPath } from "./route-table.ts";

const HERE = "http://kirinuki.invalid";

/** Whose screens: the customers' users and the operators sign in apart, and neither returns to the other's. */
export type Realm = "user" | "operator";

/**
 * A stored or given address, if it is one of our own screens that can be returned to; null otherwise. Null for anything that could
 * lead to another site (`//x`, `/\x`, `https:…`), for an unknown path, and for the sign-in routes themselves (but not for a mail link
 * on them).
 * @returns path, query and fragment, normalised
 */
export function safeUrl(raw: string | null, realm: Realm = "user"): string | null {
  if (raw === null || !/^\/(?![/\\])/.test(raw)) return null;
  const url = URL.parse(raw, HERE);
  if (!url || url.origin !== HERE) return null;
  const row = rowByPath(url.pathname);
  if (!row || row.placeholder) return null;
  // A mail link waits on the sign-in's own routes; nothing else there is worth a return.
  const isLink = row.loginRoute && isMailQuery(url.searchParams);
  if (row.exempt && !isLink) return null;
  if ((row.area === "operator") !== (realm === "operator")) return null;
  return url.pathname + url.search + url.hash;
}
