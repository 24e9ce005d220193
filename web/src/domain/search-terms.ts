import type { SearchWords as SearchWordsForm } from "@kirinuki/schema/forms/search-words.ts";
import { type Tone, toneLabel } from "@kirinuki/schema/tones.ts";
import { type Period, periodOf } from "./period.ts";
import { SOURCES, type Source } from "./source.ts";
import { isWanted, knownTones, readWanted, type WantedAssessment, writeWanted } from "./wanted-assessment.ts";

/** 1 AND: all words; 2 OR: any; 3 NOT: none (spec section 5). */
export type Operator = NonNullable<SearchWordsForm["operator"]>;

/** Fields of a form of the schema, all filled in and none to be written. */
type Filled<Form> = { readonly [Field in keyof Form]-?: Settled<NonNullable<Form[Field]>> };
type Settled<Value> = Value extends readonly (infer Each)[] ? readonly Each[] : Value;

/** The words, media, tones and tags of a search, as its form holds them and as a condition keeps them. */
export interface SearchWords extends Filled<SearchWordsForm>, WantedAssessment {
  /** Of keyword2, which knows AND and NOT only. */
  readonly mediaOperator: 1 | 3;
}

/** A whole search: words or an expression, sources and days. */
export interface SearchTerms extends SearchWords {
  /** null: the keywords count. */
  readonly expression: string | null;
  /** null: all. */
  readonly sources: readonly Source[] | null;
  /** null: the last 14 days. */
  readonly period: Period | null;
}

export const NO_WORDS: SearchWords = {
  keyword1: "",
  operator: 1,
  keyword2: "",
  mediaOperator: 1,
  nameList: [],
  synonyms: false,
  tones: [],
  tagIds: [],
};

export const NO_TERMS: SearchTerms = {
  ...NO_WORDS,
  expression: null,
  sources: null,
  period: null,
};

/** For articles without a tone. */
export const NO_TONE = "論調なし";
export const wantedToneName = (tone: Tone): string => toneLabel(tone) || NO_TONE;

const SOURCE_NAME: Record<Source, string> = { NEWSPAPER: "news", WEB: "web", MAGAZINE: "magazine" };

export const operatorOf = (code: unknown): Operator =>
  ([1, 2, 3] as const).find((each) => String(each) === String(code)) ?? 1;

/** Anything but NOT demands the words (api.md). */
export const secondOperatorOf = (code: unknown): 1 | 3 => (operatorOf(code) === 3 ? 3 : 1);

/** Whether there is anything to search: an address without words shows the form alone. */
export const isAsked = (terms: SearchTerms): boolean =>
  terms.expression !== null ||
  terms.keyword1.trim() !== "" ||
  terms.keyword2.trim() !== "" ||
  terms.nameList.length > 0 ||
  isWanted(terms);

/** Reads the query of an address. What it can't read counts as not said. */
export function readTerms(params: URLSearchParams): SearchTerms {
  const named = params.get("src")?.split(",") ?? [];
  const sources = SOURCES.filter((source) => named.includes(SOURCE_NAME[source]));
  return {
    keyword1: params.get("q") ?? "",
    operator: operatorOf(params.get("op")),
    keyword2: params.get("q2") ?? "",
    mediaOperator: secondOperatorOf(params.get("op2")),
    nameList: [...new Set(params.getAll("media").filter((name) => name !== ""))],
    synonyms: params.get("syn") === "1",
    expression: params.get("expr"),
    sources: sources.length === 0 || sources.length === SOURCES.length ? null : sources,
    period: periodOf(params.get("from"), params.get("to")),
    ...readWanted(params),
  };
}

/** The query for a search, always in the same order; only what differs from an empty form. */
export function writeTerms(terms: SearchTerms): URLSearchParams {
  const params = new URLSearchParams();
  const { keyword1, operator, keyword2, mediaOperator, expression, sources, period } = terms;
  if (expression !== null) params.set("expr", expression);
  else {
    if (keyword1 !== "") params.set("q", keyword1);
    if (operator !== 1) params.set("op", String(operator));
    if (keyword2 !== "") params.set("q2", keyword2);
    if (mediaOperator !== 1) params.set("op2", String(mediaOperator));
  }
  for (const name of terms.nameList) params.append("media", name);
  if (terms.synonyms) params.set("syn", "1");
  if (sources) params.set("src", sources.map((source) => SOURCE_NAME[source]).join(","));
  if (period) {
    params.set("from", period.start);
    params.set("to", period.end);
  }
  writeWanted(terms, params);
  return params;
}

/** A saved condition's codes as a form holds them. */
export const wordsOf = (saved: {
  keyword1: string;
  operator: number;
  keyword2: string;
  mediaOperator: number;
  nameList: readonly string[];
  synonyms: boolean;
  tones: readonly number[];
  tagIds: readonly string[];
}): SearchWords => ({
  keyword1: saved.keyword1,
  operator: operatorOf(saved.operator),
  keyword2: saved.keyword2,
  mediaOperator: secondOperatorOf(saved.mediaOperator),
  nameList: saved.nameList,
  synonyms: saved.synonyms,
  tones: knownTones(saved.tones),
  tagIds: saved.tagIds,
});

/** What the server's form takes: no keywords beside an expression. */
export const formOf = ({ keyword1, operator, keyword2, mediaOperator, nameList, ...rest }: SearchTerms) => ({
  ...(rest.expression === null ? { keyword1, operator, keyword2, mediaOperator } : { expression: rest.expression }),
  nameList: [...nameList],
  ...(rest.synonyms && { synonyms: true }),
  ...(rest.sources && { sources: [...rest.sources] }),
  ...(rest.period && { start: rest.period.start, end: rest.period.end }),
  ...(rest.tones.length > 0 && { tones: [...rest.tones] }),
  ...(rest.tagIds.length > 0 && { tagIds: [...rest.tagIds] }),
});

/** One line that says what is searched: 電池 EV　NOT 広告　東和経済新聞 ほか2媒体（類義語も）. */
export function termsLine(terms: SearchTerms): string {
  const synonyms = terms.synonyms ? "（類義語も）" : "";
  if (terms.expression !== null) return terms.expression.trim() + synonyms;
  const words = (text: string, operator: Operator) => {
    const list = text.trim().split(/\s+/).filter(Boolean);
    if (list.length === 0) return "";
    if (operator === 3) return `NOT ${list.join(" ")}`;
    return list.join(operator === 2 ? " OR " : " ");
  };
  const [first, ...others] = terms.nameList;
  const media = first === undefined ? "" : others.length === 0 ? first : `${first} ほか${others.length}媒体`;
  const tones = terms.tones.map(wantedToneName).join("・");
  const tags = terms.tagIds.length > 0 ? `タグ${terms.tagIds.length}件` : "";
  const keywords = [words(terms.keyword1, terms.operator), words(terms.keyword2, terms.mediaOperator)];
  const parts = [...keywords, media, tones, tags];
  return parts.filter((part) => part !== "").join("　") + synonyms;
}

/** In characters; the longest name of a saved condition. */
const LONGEST_TITLE = 50;

/** A name for the search, until somebody has a better one. */
export const suggestedTitle = (terms: SearchTerms): string => [...termsLine(terms)].slice(0, LONGEST_TITLE).join("");
