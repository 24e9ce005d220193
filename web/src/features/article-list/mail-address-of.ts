import type { ArticleRef } from "../../domain/home-address.ts";
import { mailAddress } from "../send-mail-link/mail-address.ts";
import type { ListedArticle, ListedRecords } from "./article-reader.ts";

interface Mailed {
  ticked: readonly ListedArticle[];
  /** What is ticked, records among it. */
  ids: ReadonlySet<string>;
  records: ListedRecords | undefined;
  open: ArticleRef | null;
}

/** The mail (1002) of what is ticked, without any of the article or record that is open; null where there is neither. */
export function mailAddressOf({ ticked, ids, records, open }: Mailed): string | null {
  const isTicked = ticked.length > 0 || (records?.ticked(ids) ?? []).length > 0;
  const chosen = records?.ticked(isTicked ? ids : new Set([open?.id ?? ""])).map(({ id }) => id) ?? [];
  if (records && chosen.length > 0) return mailAddress(ticked, { id: records.folderId, records: chosen });
  const articles = ticked.length > 0 || !open ? ticked : [open];
  return articles.length === 0 ? null : mailAddress(articles);
}
