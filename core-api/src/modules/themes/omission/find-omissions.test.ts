import { describe, expect, it } from "vitest";
import { DayIndex, findOmissions, type HeadArticle, MOST_SUGGESTIONS, type ThemeToCheck } from "./find-omissions.ts";
import { headOf, headWords } from "./head-words.ts";

let count = 0;
const article = (title: string, story: string | null = null): HeadArticle => {
  count += 1;
  return { articleId: String(count), section: 3, story, words: headWords(headOf(title, "")) };
};
/** What every day has, so that nothing is frequent by chance. */
const others = Array.from({ length: 600 }, (_, at) => article(`地域の話題${"あ".repeat(at % 7)}催し`));

const aTheme = (parts: Partial<ThemeToCheck>): ThemeToCheck => ({
  ownTerms: ["東京電力"],
  synonymsOf: () => [],
  profile: new Map(),
  taken: 0,
  storyWords: new Map(),
  reported: new Set(),
  settled: new Set(),
  isMissed: () => true,
  ...parts,
});
const found = (today: HeadArticle[], theme: ThemeToCheck, before: HeadArticle[] = others) =>
  findOmissions(new DayIndex(today, before), theme).map(({ term, cause, ownTerm }) => ({ term, cause, ownTerm }));

describe("a variant of a name", () => {
  it("counts beside one of the theme's words", () => {
    const theme = aTheme({
      profile: new Map([
        ["柏崎刈羽", 8],
        ["東京電力", 10],
      ]),
      taken: 10,
    });
    expect(found([article("東電、柏崎刈羽を再開")], theme)[0]).toEqual({
      term: "東電",
      cause: "variant",
      ownTerm: "東京電力",
    });
  });

  it("by a rule alone is none without such a word", () => {
    expect(found([article("東電工場で催し")], aTheme({ taken: 10 }))).toEqual([]);
  });

  it("of a list of synonyms needs none", () => {
    const theme = aTheme({ synonymsOf: () => ["tepco"] });
    expect(found([article("TEPCOが値上げ")], theme)).toEqual([
      { term: "tepco", cause: "variant", ownTerm: "東京電力" },
    ]);
  });
});

describe("a story", () => {
  it("brings a word that stands in what was taken and in what was not", () => {
    const theme = aTheme({ storyWords: new Map([["7", new Set(["廃炉", "東京電力"])]]) });
    expect(found([article("廃炉の計画を発表", "7")], theme)).toEqual([
      { term: "廃炉", cause: "same_story", ownTerm: null },
    ]);
  });

  it("is also what has words that stand beside the theme's terms, and seldom elsewhere", () => {
    const theme = aTheme({
      profile: new Map([
        ["廃炉", 6],
        ["催し", 6],
      ]),
      taken: 10,
    });
    expect(found([article("廃炉の催し")], theme)).toEqual([{ term: "廃炉", cause: "same_story", ownTerm: null }]);
  });
});

it("takes a word of the reported article", () => {
  const reported = article("送配電の新会社");
  const theme = aTheme({ reported: new Set([reported.articleId]), profile: new Map([["送配電", 4]]), taken: 10 });
  expect(found([reported], theme)[0]).toEqual({ term: "送配電", cause: "reported", ownTerm: null });
});

it("suggests nothing that is decided, taken, broad or contains a term of the theme", () => {
  const story = new Map([["7", new Set(["廃炉", "催し", "東京電力館"])]]);
  const today = [article("廃炉の催し、東京電力館", "7")];
  expect(found(today, aTheme({ storyWords: story, settled: new Set(["廃炉"]) }))).toEqual([]);
  expect(found(today, aTheme({ storyWords: story, isMissed: () => false }))).toEqual([]);
});

it("suggests five a day at most", () => {
  const words = ["廃炉", "処理水", "送配電", "柏崎", "刈羽", "賠償", "汚染"];
  const theme = aTheme({ storyWords: new Map([["7", new Set(words)]]) });
  expect(found([article(words.join("、"), "7")], theme)).toHaveLength(MOST_SUGGESTIONS);
});
