// Matching at 10,000 and 100,000 themes: one core, one and two threads, beside plain `includes` and beside other automata.
import { buildAutomaton } from "@kirinuki/core-api/src/matching/engine/automaton.ts";
import { MatchEngine } from "@kirinuki/core-api/src/matching/engine/match-engine.ts";
import { MatchPool } from "@kirinuki/core-api/src/matching/engine/match-pool.ts";
import type { EngineExpression } from "@kirinuki/core-api/src/matching/engine/segment-builder.ts";
import { TermFinder } from "@kirinuki/core-api/src/matching/engine/term-finder.ts";
import {
  type Article,
  matcher as oracle,
  type PreparedArticle,
  prepare,
} from "@kirinuki/core-api/src/matching/expression/evaluate.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { hyperscan } from "./matching-hyperscan.ts";
import { articles, expressions, randomFrom, sectionOf, words } from "./matching-load.ts";
import { type Lister, naiveTest, npmAutomaton } from "./matching-rivals.ts";
import { markdown } from "./support/measure.ts";

const SIZES = [
  { themes: 10_000, vocabulary: 42_000 },
  { themes: 100_000, vocabulary: 170_000 },
];
const ARTICLES = 6_000;
const ROUNDS = 5;
const ALIKE = { naive: 6, pool: 12_000, listed: 1_500, sample: 300 };

interface Load {
  readonly expressions: readonly EngineExpression[];
  readonly raw: readonly (Article & { readonly sections: number })[];
  readonly prepared: readonly PreparedArticle[];
}

function loadOf({ themes, vocabulary: size }: (typeof SIZES)[number]): Load {
  const random = randomFrom(20260801);
  const vocabulary = words(random, size);
  const raw = articles(random, vocabulary, ARTICLES, 650).map((article, at) => ({
    ...article,
    sections: sectionOf(at),
  }));
  const parsed = expressions(random, vocabulary, themes).map(({ id, text, sections }) => {
    const result = parseExpression(text);
    if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
    return { id, expression: result.expression, sections };
  });
  return { expressions: parsed, raw, prepared: raw.map((article) => prepare(article)) };
}

const milliseconds = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** The best of some rounds: others use this machine too. */
const best = (rounds: number, run: () => unknown): number =>
  Math.min(...Array.from({ length: rounds }, () => milliseconds(run)));

const perArticle = (total: number, count: number): number => (total * 1000) / count;

/** Microseconds an article, on this thread, from prepared articles to hits with their words. */
function oneCore(engine: MatchEngine, { prepared, raw }: Load) {
  let hits = 0;
  const match = () => {
    hits = 0;
    for (const [at, article] of prepared.entries()) hits += engine.match(article, raw[at]?.sections).length;
  };
  return { us: perArticle(best(ROUNDS, match), prepared.length), hits: hits / prepared.length };
}

/** Milliseconds until a change is live: of one expression, of a thousand, of all. */
function changes(engine: MatchEngine, { expressions: all }: Load) {
  const one = Array.from({ length: 20 }, (_, nth) =>
    milliseconds(() => engine.update({ changed: all.slice(nth * 100, nth * 100 + 1) })),
  );
  const thousand = milliseconds(() => engine.update({ changed: all.slice(5_000, 6_000) }));
  const beside = milliseconds(() => engine.update({ changed: all.slice(7_000, 7_001) }));
  return { one: Math.max(...one), thousand, beside, fold: milliseconds(() => engine.fold()) };
}

/** Milliseconds an article by plain `includes`, and on how many of the articles the engine agrees with the oracle. */
function naive(engine: MatchEngine, { expressions: all, prepared, raw }: Load) {
  const terms = new Map<string, string>();
  const tests = all.map(({ expression, sections = 0 }) => ({ sections, holds: naiveTest(expression, terms) }));
  const chosen = prepared.slice(0, ALIKE.naive);
  const ms = milliseconds(() => {
    for (const [at, article] of chosen.entries()) {
      const wanted = raw[at]?.sections ?? 0;
      for (const { sections, holds } of tests) if ((sections & wanted) !== 0) holds(article);
    }
  });
  const exact = all.map(({ id, expression, sections = 0 }) => ({ id, sections, holds: oracle(expression) }));
  const agreed = chosen.filter((article, at) => {
    const wanted = raw[at]?.sections ?? 0;
    const expected = exact.filter(({ sections, holds }) => (sections & wanted) !== 0 && holds(article));
    const found = engine.match(article, wanted).map(({ id }) => id);
    return JSON.stringify(found) === JSON.stringify(expected.map(({ id }) => id));
  });
  return { ms: ms / chosen.length, agreed: `${agreed.length}/${chosen.length}` };
}

/** Articles a second by pools of one and of two threads, from articles as they come; the best of rounds in turn. */
async function threads(engine: MatchEngine, { raw }: Load) {
  const coming = Array.from({ length: ALIKE.pool }, (_, at) => raw[at % raw.length]).flatMap(
    (article) => article ?? [],
  );
  const run = async (pool: MatchPool) => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    let hits = 0;
    for await (const matched of pool.match(coming)) hits += matched.hits.length;
    if (hits === 0) throw new Error("the load makes no hits");
    const { user, system } = process.cpuUsage(before);
    return { perSecond: coming.length / ((performance.now() - start) / 1000), cpu: (user + system) / coming.length };
  };
  const pools = [new MatchPool(engine.compiled, 1), new MatchPool(engine.compiled, 2)] as const;
  try {
    const rounds: { one: Awaited<ReturnType<typeof run>>; two: Awaited<ReturnType<typeof run>> }[] = [];
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      rounds.push({ one: await run(pools[0]), two: await run(pools[1]) });
    }
    return {
      one: Math.max(...rounds.map(({ one }) => one.perSecond)),
      two: Math.max(...rounds.map(({ two }) => two.perSecond)),
      // Says what a machine with nothing else to do would gain, also where others keep the cores busy.
      cpu: Math.min(...rounds.map(({ two }) => two.cpu)) / Math.min(...rounds.map(({ one }) => one.cpu)),
    };
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
}

/** Seconds to build nothing but the automaton. */
function automatonBuild(terms: readonly string[]): number {
  const run = () => {
    const steps = buildAutomaton(terms);
    while (!steps.next().done);
  };
  return best(3, run) / 1000;
}

/** Microseconds an article to list its distinct terms, and seconds to build, side by side. */
async function automata(engine: MatchEngine, { prepared }: Load) {
  const { segment, vocabulary } = engine.compiled.base;
  // Neither medium nor host: the others know terms only.
  const texts = prepared.slice(0, ALIKE.listed).map((article) => ({ ...article, mediaCode: null, host: null }));
  const finder = new TermFinder(segment.automaton, segment.pseudoTerms, segment.size);
  const ours: Lister = (article) => {
    finder.find(article);
    return finder.count;
  };
  const listers: { name: string; build: number; list: Lister }[] = [
    { name: "ours", build: automatonBuild(vocabulary.terms), list: ours },
  ];
  for (const [entry, name] of [
    ["", "npm, default"],
    ["/fast", "npm, /fast"],
  ] as const) {
    const make = await npmAutomaton(entry);
    if (make === null) continue;
    const start = performance.now();
    const list = make(vocabulary.terms);
    listers.push({ name, build: (performance.now() - start) / 1000, list });
  }
  const fastest = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, list } of listers) {
      // Ours is over so soon that one try could meet nothing but somebody else's work.
      const us = perArticle(
        best(name === "ours" ? 4 : 1, () => texts.forEach(list)),
        texts.length,
      );
      fastest.set(name, Math.min(us, fastest.get(name) ?? us));
    }
  }
  const own = fastest.get("ours") ?? Number.NaN;
  const rivals = listers.map(({ name, build }) => ({ name, build, us: fastest.get(name) ?? Number.NaN }));
  const scanned = hyperscan(vocabulary.terms, texts, ROUNDS * 4);
  if (scanned !== null) rivals.push({ name: "Hyperscan", ...scanned });
  return rivals.map((rival) => ({ ...rival, ratio: rival.us / own }));
}

async function measure(size: (typeof SIZES)[number]) {
  const load = loadOf(size);
  const sample = load.prepared.slice(0, ALIKE.sample);
  let engine = MatchEngine.build([]);
  const build = best(3, () => {
    engine = MatchEngine.build(load.expressions, { sample });
  });
  const core = oneCore(engine, load);
  const preparing = perArticle(
    best(3, () => load.raw.map((article) => prepare(article))),
    load.raw.length,
  );
  const beside = naive(engine, load);
  const lists = await automata(engine, load);
  const { length: terms } = engine.compiled.base.vocabulary.terms;
  return {
    themes: size.themes,
    expressions: engine.size,
    terms,
    build,
    core,
    preparing,
    threads: await threads(engine, load),
    beside,
    lists,
    changes: changes(engine, load),
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

const lines: [string, (of: Measured) => string | number][] = [
  ["expressions", ({ expressions }) => `${expressions}`],
  ["distinct terms", ({ terms }) => `${terms}`],
  ["build of all, s", ({ build }) => build / 1000],
  ["one core, articles/s", ({ core }) => (1e6 / core.us).toFixed(0)],
  ["one core, µs/article", ({ core }) => core.us],
  ["expressions met by an article", ({ core }) => core.hits],
  ["normalising, µs/article", ({ preparing }) => preparing],
  ["one thread with normalising, articles/s", ({ threads }) => threads.one.toFixed(0)],
  ["two threads with normalising, articles/s", ({ threads }) => threads.two.toFixed(0)],
  ["two threads / one", ({ threads }) => threads.two / threads.one],
  ["CPU time an article, two threads / one", ({ threads }) => threads.cpu],
  ["plain includes, ms/article", ({ beside }) => beside.ms],
  ["plain includes / ours", ({ beside, core }) => ((beside.ms * 1000) / core.us).toFixed(0)],
  ["articles on which the oracle agrees", ({ beside }) => beside.agreed],
  ["one change live, worst of 20, ms", ({ changes: { one } }) => one],
  ["1,000 changes live, ms", ({ changes: { thousand } }) => thousand],
  ["one more beside them, ms", ({ changes: { beside } }) => beside],
  ["fold, s", ({ changes: { fold } }) => fold / 1000],
];

const measured: Measured[] = [];
for (const size of SIZES) measured.push(await measure(size));
const columns = ["matching", ...measured.map(({ themes }) => `${themes} themes`)];
console.log(
  markdown(
    columns,
    lines.map(([name, of]) => [name, ...measured.map(of)]),
  ),
);
for (const { themes, lists } of measured) {
  const rows = lists.map(({ name, build, us, ratio }) => [name, build, us, ratio]);
  console.log(`\n${markdown([`listing the terms, ${themes} themes`, "build, s", "µs/article", "ours = 1"], rows)}`);
}
if (measured.every(({ lists }) => lists.every(({ name }) => !name.startsWith("npm"))))
  console.log("\n@monyone/aho-corasick is not installed: left out.");
console.log(`\n${JSON.stringify(measured)}`);
