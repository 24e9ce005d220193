import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { type Period, periodOf } from "./period.ts";
import type { Selection, SelectionKind } from "./selection.ts";
import type { Source } from "./source.ts";
import { isWanted, readWanted, type WantedAssessment, writeWanted } from "./wanted-assessment.ts";

export interface ArticleRef {
  readonly id: string;
  readonly dataSection: DataSection;
}

/** All that the address of the home screen says; null means: as the server chooses (first theme, 14 days, first tab). */
export interface HomeAddress {
  readonly selection: Selection | null;
  readonly source: Source | null;
  readonly period: Period | null;
  readonly article: ArticleRef | null;
  /** Narrows the list; absent and null: nothing does. */
  readonly wanted?: WantedAssessment | null;
}

const KIND_PARAM: Record<SelectionKind, string> = { THEME: "theme", THEME_GROUP: "group", TOPIC: "topic" };
const KINDS: readonly SelectionKind[] = ["THEME", "THEME_GROUP", "TOPIC"];
const TAB: Record<Source, string> = { NEWSPAPER: "news", WEB: "web", MAGAZINE: "magazine" };
const ID = /^\d{1,19}$/;

const ARTICLE = /^(\d+)-(\d{1,19})$/;

/** Reads an address. What it can't read counts as not said: an old or mistyped address still opens the screen. */
export function readHomeAddress(params: URLSearchParams): HomeAddress {
  const kind = KINDS.find((each) => ID.test(params.get(KIND_PARAM[each]) ?? ""));
  const tab = params.get("tab");
  const wanted = readWanted(params);
  return {
    selection: kind ? { kind, id: params.get(KIND_PARAM[kind]) ?? "" } : null,
    source: (Object.keys(TAB) as Source[]).find((source) => TAB[source] === tab) ?? null,
    period: periodOf(params.get("from"), params.get("to")),
    article: readArticleRef(params.get("article")),
    wanted: isWanted(wanted) ? wanted : null,
  };
}

function readArticleRef(text: string | null): ArticleRef | null {
  const [, section, id] = ARTICLE.exec(text ?? "") ?? [];
  const dataSection = DATA_SECTIONS.find((known) => String(known) === section);
  return dataSection && id ? { id, dataSection } : null;
}

/** The query part for an address, always in the same order: ?theme=12&tab=web&from=…&to=…&article=3-456. Empty for nothing said. */
export function writeHomeAddress({ selection, source, period, article, wanted }: HomeAddress): string {
  const params = new URLSearchParams();
  if (selection) params.set(KIND_PARAM[selection.kind], selection.id);
  if (source) params.set("tab", TAB[source]);
  if (period) {
    params.set("from", period.start);
    params.set("to", period.end);
  }
  if (wanted) writeWanted(wanted, params);
  if (article) params.set("article", `${article.dataSection}-${article.id}`);
  return params.size === 0 ? "" : `?${params}`;
}

export const sameArticle = (a: ArticleRef | null, b: ArticleRef | null): boolean =>
  a === b || (a !== null && b !== null && a.id === b.id && a.dataSection === b.dataSection);
