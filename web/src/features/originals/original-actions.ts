import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { isNewspaper } from "../../domain/newspaper.ts";
import type { Viewer } from "../../session/session.ts";
import { originalAction } from "./action-text.ts";

/** What can be done with originals of newspapers; each is an ability that core-api grants. */
export type OriginalAction = "display" | "print" | "text" | "printText";

export interface NamedArticle {
  id: string;
  dataSection: number;
  title: string;
  /** Unpublished, its original stays closed to everybody; absent where that is not known. */
  published?: boolean;
  /** There is no original to open, no text; absent where that is not known. */
  noImage?: boolean;
  noText?: boolean;
  /** Why the medium's licence forbids it; absent where that is not known. */
  licence?: LicenceRefusals | null;
}

/** Why the licence forbids to show or to print an original; null where it does not. */
export interface LicenceRefusals {
  showRefusal: string | null;
  printRefusal: string | null;
}

type Rights = Pick<Viewer, "abilities" | "sources">;

const ABILITY = { display: "viewPdf", print: "printPdf", text: "viewText", printText: "printText" } as const;

function may({ abilities, sources }: Rights, { dataSection }: NamedArticle, action: OriginalAction): boolean {
  const isImage = dataSection === DATA_SECTION.newspaperImage;
  const linked = isImage ? sources.newspaperImage : sources.newspaperText;
  return linked && (isImage ? abilities.mc : abilities.sc)[ABILITY[action]];
}

/**
 * Which actions are offered for articles, exactly as the abilities allow: PDFs for any number of newspaper articles where at
 * least one may be had (the server names those that may not), texts for one article.
 */
export function offeredActions(rights: Rights, articles: readonly NamedArticle[]): OriginalAction[] {
  const papers = articles.filter(isNewspaper);
  const some = (action: OriginalAction) => papers.some((paper) => may(rights, paper, action));
  const pdf = (["display", "print"] as const).filter(some);
  const text = papers.length === 1 && articles.length === 1 ? (["text", "printText"] as const).filter(some) : [];
  return [...pdf, ...text];
}

const LACK = { display: "noImage", print: "noImage", text: "noText", printText: "noText" } as const;

const REFUSAL = {
  display: "showRefusal",
  print: "printRefusal",
  text: "showRefusal",
  printText: "printRefusal",
} as const satisfies Record<OriginalAction, keyof LicenceRefusals>;

/** Why none of the articles can give what an action asks for; null where one may, so that the server is asked. */
export function lackOf(articles: readonly NamedArticle[], action: OriginalAction): string | null {
  const lacks = articles.filter(isNewspaper).map((paper) => {
    if (paper.published === false) return originalAction.unpublished;
    return paper[LACK[action]] ? originalAction[LACK[action]] : (paper.licence?.[REFUSAL[action]] ?? null);
  });
  return lacks.includes(null) ? null : (lacks[0] ?? null);
}
