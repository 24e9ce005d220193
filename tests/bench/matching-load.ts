import type { Article } from "@kirinuki/core-api/src/matching/expression/evaluate.ts";

/** A theme as customers write them, for one or two kinds of articles; `sections` as bits, as the engine takes them. */
export interface LoadExpression {
  readonly id: number;
  readonly text: string;
  readonly sections: number;
}

/** Kinds of articles, as bits: newspapers, web, magazines. */
const SECTIONS = [1, 2, 4] as const;

export type Random = () => number;

/** Numbers from 0 to below 1, the same for the same seed on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Small numbers far more often than large ones, below `count` (Zipf's law, nearly). */
const zipf = (random: Random, count: number): number => Math.floor((count + 1) ** random()) - 1;

const below = (random: Random, count: number): number => Math.floor(random() * count);

function pick<T>(random: Random, items: readonly T[], skewed = false): T {
  const item = items[skewed ? zipf(random, items.length) : below(random, items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

const repeated = (count: number, make: () => string): string => Array.from({ length: count }, make).join("");

const KANJI = 2_100;
const KATAKANA = [
  ..."アイウエオカキクケコサシスセソタチツテトナニネノハヒフヘホマミムメモラリルレロンーガグジダデドバブボパプポッャュョ",
];
const PARTICLES = [
  "の",
  "が",
  "を",
  "に",
  "は",
  "と",
  "で",
  "や",
  "から",
  "まで",
  "として",
  "による",
  "、",
  "、",
  "では",
];
const ENDINGS = [
  "した。",
  "という。",
  "すると発表した。",
  "している。",
  "になる見通しだ。",
  "と述べた。",
  "とみられる。",
];
const BUSINESS = [
  ...[
    "AI",
    "ＥＶ電池",
    "EV",
    "M&A",
    "トヨタ",
    "㈱",
    "ﾊﾞｯﾃﾘｰ",
    "生成ＡＩ",
    "全固体電池",
    "DX",
    "IoT",
    "5G",
    "半導体",
    "円安",
  ],
  ...[
    "TSMC",
    "ＥＳＧ",
    "OPEC",
    "脱炭素",
    "人手不足",
    "賃上げ",
    "GX",
    "ＮＴＴ",
    "SDGs",
    "SaaS",
    "C++",
    "TOB",
    "ＭＢＯ",
    "AT&T",
  ],
];

/** Words from the most to the least frequent: kanji of two to four, katakana, Latin, and compounds of them. */
export function words(random: Random, count: number): string[] {
  const kanji = Array.from({ length: KANJI }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7_919) % 20_000)));
  const made = new Set(BUSINESS);
  const two = () => pick(random, kanji, random() < 0.6) + pick(random, kanji);
  const kinds: readonly [share: number, make: () => string][] = [
    [0.5, two],
    [0.66, () => two() + pick(random, kanji, true)],
    [0.76, () => two() + two()],
    [0.9, () => repeated(3 + below(random, 5), () => pick(random, KATAKANA, random() < 0.3))],
    [0.95, () => repeated(2 + below(random, 6), () => String.fromCharCode(97 + zipf(random, 26)))],
    [1, () => pick(random, BUSINESS) + two()],
  ];
  while (made.size < count) {
    const kind = random();
    made.add(kinds.find(([share]) => kind < share)?.[1]() ?? "");
  }
  return [...made];
}

/** Articles of Zipf-drawn words that come back to a few topics; `length` is the mean of their bodies, in UTF-16 units. */
export function articles(random: Random, vocabulary: readonly string[], count: number, length: number): Article[] {
  return Array.from({ length: count }, () => {
    const topics = Array.from({ length: 6 }, () => pick(random, vocabulary));
    const word = () => (random() < 0.12 ? pick(random, topics) : pick(random, vocabulary, random() < 0.75));
    const phrase = () => word() + (random() < 0.3 ? word() : "") + pick(random, PARTICLES);
    const sentence = () => repeated(2 + below(random, 4), phrase) + word() + pick(random, ENDINGS);
    const until = length * (0.4 + random() * 1.2);
    let body = "";
    while (body.length < until) body += sentence();
    return {
      title: repeated(3, phrase) + word(),
      body,
      mediaCode: String(below(random, 130)),
      mediaName: null,
      host: `www.site${below(random, 400)}.example.jp`,
    };
  });
}

/** The section of the article at a place in a list, as bits. */
export const sectionOf = (at: number): number => pickAt(SECTIONS, at);

const pickAt = (items: readonly number[], at: number): number => items[at % items.length] ?? 1;

/** What customers look for: on average 2.3 expressions a theme. */
export function expressions(random: Random, vocabulary: readonly string[], themes: number): LoadExpression[] {
  const made: LoadExpression[] = [];
  for (let theme = 0; theme < themes; theme += 1) {
    const count = random() < 0.35 ? 1 : 3;
    for (let nth = 0; nth < count; nth += 1) {
      const sections = count === 1 ? 7 : pickAt(SECTIONS, nth);
      made.push({ id: made.length + 1, text: expression(random, vocabulary), sections });
    }
  }
  return made;
}

/** One name alone, or narrowed down by usual words, with exclusions; about 4.3 terms each. */
function expression(random: Random, vocabulary: readonly string[]): string {
  // What is looked for is rarer than what is written about.
  const name = () => vocabulary[Math.floor(vocabulary.length * random())] ?? "";
  const usual = () => pick(random, vocabulary, random() < 0.4);
  const any = (count: number, make: () => string) => Array.from({ length: count }, make).join(" OR ");
  const kinds: readonly [share: number, make: () => string][] = [
    [0.2, name],
    [0.4, () => `${name()} ${usual()}`],
    [0.6, () => `${name()} (${any(2 + below(random, 5), usual)})`],
    [0.7, () => `(${any(2 + below(random, 3), name)}) (${any(2 + below(random, 3), usual)}) -${usual()}`],
    [0.8, () => `title:${name()} OR "${name()}" (${any(2, usual)}) -title:${usual()}`],
    [0.88, () => `(${name()} ${usual()} OR ${name()} title:(${any(3, usual)})) NOT (${any(2, usual)})`],
    [0.93, () => `(${any(2 + below(random, 4), name)}) -domain:site${below(random, 400)}.example.jp`],
    [1, () => `${name()} (${any(3, () => `media:${below(random, 130)}`)})`],
  ];
  const kind = random();
  return kinds.find(([share]) => kind < share)?.[1]() ?? name();
}
