import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { articlesOf, type MailArticle, readLinkQuery, writeGroups } from "@kirinuki/schema/mail-link.ts";
import { isMailQuery, type LinkQuery } from "@kirinuki/schema/mail-query.ts";
import { isNewspaper } from "./newspaper.ts";
import type { Selection, SelectionKind } from "./selection.ts";

/** Which originals a screen is asked for, and from where: kept with the use (spec section 3, Usage-log item). */
export interface OriginalWish {
  readonly articles: readonly MailArticle[];
  /** Whether the link of a mail asks. */
  readonly isMail: boolean;
  readonly displayId: string | null;
  readonly selection: Selection | null;
  /** What is marked in a text instead of the words for which themes found it. */
  readonly markedWords?: string[] | null;
}

const KIND: Record<DataKbn, SelectionKind> = {
  [DATA_KBN.theme]: "THEME",
  [DATA_KBN.themeGroup]: "THEME_GROUP",
  [DATA_KBN.topic]: "TOPIC",
};

/** Reads the address of a screen of originals, of a mail or of our own: its newspaper articles, each once. */
export function readWish(query: LinkQuery): OriginalWish {
  const link = readLinkQuery(query);
  const theme = link.groups.find((group) => group.theme)?.theme ?? null;
  return {
    articles: articlesOf(link).filter(isNewspaper),
    isMail: isMailQuery(query),
    displayId: link.displayId,
    selection: theme && { kind: KIND[link.themeClass ?? theme.dataKbn], id: theme.id },
  };
}

/** The query of such an address for the product's own links; what a mail led to stays a mail's. */
export function writeWish({ articles, isMail, selection, displayId }: OriginalWish): string {
  const dataKbn = Object.values(DATA_KBN).find((kbn) => KIND[kbn] === selection?.kind);
  const theme = selection && dataKbn ? { dataKbn, id: selection.id } : null;
  const mail: Record<string, string> = isMail ? { is_mail: "1", mode: "2" } : {};
  const query = new URLSearchParams({ ...mail, ...writeGroups([{ theme, articles }]) });
  if (displayId !== null) query.set("display_id", displayId);
  return `?${query}`;
}
