import type { DataKbn } from "@kirinuki/schema/codes.ts";
import type { AttachType } from "../../../mail/content/article-list.ts";
import type { SubjectType } from "../../../mail/content/subject.ts";
import type { ChosenArticle, ThemeContent } from "../../../mail/message-content.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** An article with the line that is to stand below it (null: the contract's own comment), or a heading over those that follow. */
export type EditionItem = { id: string; comment: string | null } | { heading: string };

/** What a mail edition is of; a target that the caller may browse. */
export interface EditionTarget {
  dataKbn: DataKbn;
  id: number;
}

/** How a mail of a mail edition looks. */
export interface EditionLooks {
  subjectType: SubjectType;
  attachType: AttachType;
  /** 0: the contract's default, else the product's. */
  templateId: number;
  encoding: ThemeContent["encoding"];
}

/** What its editor wrote himself; blank: the subject follows its pattern, and nothing stands above the mail. */
export interface EditionWords {
  subject: string;
  text: string;
}

export interface EditionOptions extends EditionLooks {
  addresses: string[];
}

export const STANDARD_OPTIONS: EditionOptions = {
  subjectType: 1,
  attachType: 1,
  templateId: 0,
  encoding: "utf8",
  addresses: [],
};

export const articleIdsOf = (items: readonly EditionItem[]): string[] =>
  items.flatMap((item) => ("id" in item ? [item.id] : []));

/** The mail's articles, those alone that are open, each heading with the first that follows it. */
export function chosenArticles(items: readonly EditionItem[], isOpen: (id: string) => boolean): ChosenArticle[] {
  let heading: string | undefined;
  return items.flatMap((item) => {
    if ("heading" in item) heading = item.heading;
    if (!("id" in item) || !isOpen(item.id)) return [];
    const chosen = {
      id: item.id,
      ...(item.comment !== null && { comment: item.comment }),
      ...(heading !== undefined && { heading }),
    };
    heading = undefined;
    return [chosen];
  });
}

/**
 * Puts what an editor may not see back to where it was: behind the article that it followed, or in front where that is gone. He
 * changed what he sees, and nothing else is lost.
 */
export function withHidden(
  before: readonly EditionItem[],
  changed: readonly EditionItem[],
  isHidden: (id: string) => boolean,
): EditionItem[] {
  const kept = new Set(articleIdsOf(changed));
  const behind = new Map<string | null, EditionItem[]>();
  let last: string | null = null;
  for (const item of before) {
    if (!("id" in item)) continue;
    if (kept.has(item.id)) last = item.id;
    else if (isHidden(item.id)) behind.set(last, [...(behind.get(last) ?? []), item]);
  }
  return [
    ...(behind.get(null) ?? []),
    ...changed.flatMap((item) => ("id" in item ? [item, ...(behind.get(item.id) ?? [])] : [item])),
  ];
}

export interface EditionContentParts {
  target: EditionTarget;
  looks: EditionLooks;
  words: EditionWords;
  date: DayString;
  articles: ChosenArticle[];
  /** Absent where nobody sends it: it leaves by itself. */
  senderId?: string;
  /** Of one that leaves by itself: whose choice it brings. */
  automatic?: ThemeContent["automatic"];
}

/** What a message says of a mail edition; written by the code that writes digests, in the editor's order and words. */
export const editionContent = ({
  target,
  looks,
  words,
  date,
  articles,
  senderId,
  automatic,
}: EditionContentParts): ThemeContent => ({
  kind: "theme",
  dataKbn: target.dataKbn,
  targetId: target.id,
  section: null,
  date,
  templateId: looks.templateId === 0 ? null : looks.templateId,
  subjectType: looks.subjectType,
  attachType: looks.attachType,
  zeroArticleEmail: automatic !== undefined,
  encoding: looks.encoding,
  isEdited: true,
  ...(senderId !== undefined && { senderId }),
  ...(automatic !== undefined && { automatic }),
  ...(words.subject !== "" && { subject: words.subject }),
  ...(words.text !== "" && { words: words.text }),
  articles,
});
