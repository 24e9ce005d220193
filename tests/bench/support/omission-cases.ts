import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hits } from "@kirinuki/core-api/src/matching/expression/evaluate.ts";
import { corporaOf } from "@kirinuki/core-api/src/matching/expression/testing/vectors.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { SHARED } from "../../support/collections.ts";
import { randomFrom } from "../matching-load.ts";

interface Line {
  id: string;
  title: string;
  body: string;
  date: string | null;
}
export interface Doc extends Line {
  at: number;
  text: string;
}

/** An expression without one of its terms: what it takes, and what it loses. Numbers of documents. */
export interface Case {
  kind: "names" | "subjects";
  terms: string[];
  removed: string;
  lost: Set<number>;
}

/** Ways to write a name, as a general list of synonyms has them, or none where a rule finds them. */
const FAMILIES = [
  ["アップル", "Apple"],
  ["グーグル", "Google"],
  ["マイクロソフト", "Microsoft"],
  ["ソニー", "Sony"],
  ["フェイスブック", "Facebook"],
  ["ツイッター", "Twitter"],
  ["アマゾン", "Amazon"],
  ["ヤフー", "Yahoo!"],
  ["サムスン", "Samsung"],
  ["パナソニック", "Panasonic"],
  ["キヤノン", "Canon"],
  ["シャープ", "SHARP"],
  ["東芝", "TOSHIBA"],
  ["任天堂", "Nintendo"],
  ["スマートフォン", "スマホ"],
  ["ソフトバンク", "SoftBank"],
  ["ドコモ", "docomo"],
  ["アンドロイド", "Android"],
  ["ギャラクシー", "GALAXY"],
  ["ワールドカップ", "W杯"],
  ["パソコン", "PC"],
  ["日本放送協会", "NHK"],
  ["世界保健機関", "WHO"],
  ["全日本空輸", "ANA"],
  ["日本航空", "JAL"],
  ["トヨタ", "TOYOTA"],
  ["自由民主党", "自民党"],
  ["経済産業省", "経産省"],
  ["国土交通省", "国交省"],
  ["文部科学省", "文科省"],
  ["厚生労働省", "厚労省"],
  ["東京電力", "東電"],
  ["日本銀行", "日銀"],
  ["公正取引委員会", "公取委"],
  ["東京地方裁判所", "東京地裁"],
  ["最高裁判所", "最高裁"],
  ["参議院", "参院"],
  ["衆議院", "衆院"],
  ["国際連合", "国連"],
  ["安全保障理事会", "安保理"],
  ["原子力発電所", "原発"],
] as const;
/** Of the families those that the list has; the others are left to the rules. */
export const LISTED: string[][] = FAMILIES.slice(0, 26).map((family) => [...family]);

export const readDocs = (): Doc[] =>
  corporaOf(SHARED)
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .filter((text) => text !== "")
    .map((text): Line => JSON.parse(text))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((line, at) => ({ ...line, at, text: `${norm(line.title)}\n${norm(line.body)}` }));

const keyOf = ({ date, id }: Line): string => `${(date ?? "2000").slice(0, 10)} ${id}`;

interface Sentence {
  entities: { name: string; type: string }[];
}

/** Names that people marked in an encyclopedia: none of them is chosen by our own rules. */
function encyclopedia(): Set<string> {
  const file = join(SHARED.folder, "articles/wikipedia_ner_ja.json");
  const sentences: Sentence[] = JSON.parse(readFileSync(file, "utf8"));
  const names = sentences.flatMap(({ entities }) =>
    entities.flatMap(({ name, type }) => (type === "地名" ? [] : name)),
  );
  return new Set(names.filter((name) => name.length >= 2 && name.length <= 20).map((name) => norm(name)));
}

type Postings = Map<string, Set<number>>;

/** By term the documents that have it, by the rule of matching. */
export function postingsOf(docs: readonly Doc[], terms: Iterable<string>): Postings {
  const byPair = new Map<string, string[]>();
  for (const term of terms) byPair.set(term.slice(0, 2), [...(byPair.get(term.slice(0, 2)) ?? []), term]);
  const found: Postings = new Map();
  for (const { text, at } of docs) {
    const seen = new Set<string>();
    for (let place = 0; place < text.length - 1; place += 1)
      for (const term of byPair.get(text.slice(place, place + 2)) ?? [])
        if (!seen.has(term) && text.startsWith(term, place)) seen.add(term);
    for (const term of seen) if (hits(text, term)) found.set(term, (found.get(term) ?? new Set()).add(at));
  }
  return found;
}

const scriptOf = (unit = ""): string =>
  /[\p{sc=Han}々]/u.test(unit) ? "kanji" : /[\p{sc=Katakana}ー]/u.test(unit) ? "kana" : "";

/** Where a name is mostly a part of longer words, nobody writes it into an expression. */
function standsAlone(docs: readonly Doc[], name: string, at: ReadonlySet<number>): boolean {
  const alone = [...at].filter((each) => {
    const text = docs[each]?.text ?? "";
    const place = text.indexOf(name);
    const differs = (inside = "", outside = "") => scriptOf(inside) === "" || scriptOf(outside) !== scriptOf(inside);
    return differs(name[0], text[place - 1]) && differs(name.at(-1), text[place + name.length]);
  });
  return alone.length >= at.size * 0.8;
}

/**
 * Half of the expressions are names in several ways of writing, with another name; half are names that often stand in one article, as
 * somebody who knows a subject would join them. One term of each is taken out, by which it loses at least three documents.
 */
export function makeCases(docs: readonly Doc[], count: number, isMeasured: (at: number) => boolean): Case[] {
  const random = randomFrom(20261127);
  const below = (limit: number) => Math.floor(random() * limit);
  const families = FAMILIES.map((family) => family.map((name) => norm(name)));
  const all = postingsOf(docs, new Set([...encyclopedia(), ...families.flat()]));
  const of = (term: string) => all.get(term) ?? new Set<number>();
  const isUsual = (at: ReadonlySet<number>) => at.size >= 6 && at.size <= 150;
  const usable = [...all].flatMap(([name, at]) => (isUsual(at) && standsAlone(docs, name, at) ? [name] : [])).sort();
  const without = (kind: Case["kind"], terms: readonly string[], removed: string): Case | null => {
    const rest = terms.filter((term) => term !== removed);
    const lost = new Set([...of(removed)].filter((at) => isMeasured(at) && !rest.some((term) => of(term).has(at))));
    return lost.size >= 3 ? { kind, terms: rest, removed, lost } : null;
  };
  const names = (): Case | null => {
    const family = families[below(families.length)] ?? [];
    const other = usable[below(usable.length)] ?? "";
    return without("names", [...family, other], family[below(family.length)] ?? "");
  };
  const subjects = (): Case | null => {
    const seed = usable[below(usable.length)] ?? "";
    const near = usable
      .filter((name) => !name.includes(seed) && !seed.includes(name))
      .map((name) => ({ name, near: nearness(of(seed), of(name)) }))
      .filter((each) => each.near >= 0.12)
      .sort((a, b) => b.near - a.near || (a.name < b.name ? -1 : 1))
      .slice(0, 2 + below(3));
    const terms = [seed, ...near.map(({ name }) => name)];
    return terms.length < 3 ? null : without("subjects", terms, terms[below(terms.length)] ?? "");
  };
  const some = (make: () => Case | null): Case[] => {
    const cases: Case[] = [];
    for (let attempt = 0; cases.length < count / 2 && attempt < 20_000; attempt += 1)
      cases.push(...[make() ?? []].flat());
    return cases;
  };
  return [...some(names), ...some(subjects)];
}

/** 0 to 1: documents that have both of those that have either, as a cosine; two of them are chance. */
function nearness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let both = 0;
  for (const at of a) if (b.has(at)) both += 1;
  return both < 3 ? 0 : both / Math.sqrt(a.size * b.size);
}
