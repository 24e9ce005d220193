/** The part of URLSearchParams that a link reads. */
export interface LinkQuery {
  get(name: string): string | null;
  keys(): Iterable<string>;
}

/** Whether a query is that of a link in a mail; apart from the grammar (mail-link.ts), which only then is needed. */
export const isMailQuery = (query: Pick<LinkQuery, "get">): boolean =>
  ["1", "true"].includes(query.get("is_mail") ?? "");
