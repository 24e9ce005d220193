import { expect, it } from "vitest";
import { DayIndex, findOmissions, type HeadArticle, MOST_SUGGESTIONS } from "./find-omissions.ts";
import { headOf, headWords } from "./head-words.ts";

/** A name, its other way of writing that is taken out of the theme's expression, and what its articles are about. */
const THEMES = [
  ["東京電力", "東電", ["柏崎刈羽", "廃炉", "送配電"]],
  ["関西電力", "関電", ["高浜", "美浜", "電源構成"]],
  ["日本製鉄", "日鉄", ["高炉", "電炉", "鋼板"]],
  ["住友商事", "住商", ["銅鉱山", "洋上", "肥料"]],
  ["経済産業省", "経産省", ["補助金", "産業政策", "審議会"]],
  ["国土交通省", "国交省", ["道路", "地価", "河川"]],
  ["文部科学省", "文科省", ["学習指導", "大学入試", "奨学金"]],
  ["厚生労働省", "厚労省", ["年金", "最低賃金", "感染症"]],
  ["東京証券取引所", "東証", ["上場", "売買代金", "取引時間"]],
  ["トヨタ", "toyota", ["水素車", "ハイブリッド", "工場停止"]],
  ["シャープ", "sharp", ["液晶", "テレビ", "堺工場"]],
  ["公正取引委員会", "公取委", ["独占禁止", "下請け", "課徴金"]],
] as const;
const DAYS = 20;
const PAST = 14;
const NOISE = ["催し", "天気", "野球", "料理", "映画", "旅行", "音楽", "図書館", "商店街", "祭り"];

let seed = 20261127;
const below = (limit: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};
const pick = <Each>(from: readonly Each[]): Each => from[below(from.length)] as Each;

interface Made extends HeadArticle {
  day: number;
  /** Number of the theme, and whether it has the other way of writing alone. */
  theme: number | null;
  isLost: boolean;
}

function anArticle(day: number, at: number): Made {
  const theme = below(3) === 0 ? below(THEMES.length) : null;
  const of = theme === null ? null : THEMES[theme];
  const isLost = of !== null && below(4) === 0;
  const subject = of == null ? pick(NOISE) : `${isLost ? of[1] : of[0]}、${pick(of[2])}`;
  const words = headWords(headOf(`${subject}の${pick(NOISE)}`, `${pick(NOISE)}と${pick(NOISE)}`));
  return { articleId: `${day}-${at}`, section: 3, story: null, words, day, theme, isLost };
}

it("suggests at least 60 % of what is lost within two days, one in three right, five a theme and day at most", () => {
  const days = Array.from({ length: DAYS }, (_, day) => Array.from({ length: 200 }, (__, at) => anArticle(day, at)));
  const told = new Map<string, number[]>();
  let [suggestions, right] = [0, 0];
  for (let day = PAST; day < DAYS; day += 1) {
    const index = new DayIndex(days[day] ?? [], days.slice(day - PAST, day).flat());
    for (const [number, [name, other]] of THEMES.entries()) {
      const own = days
        .slice(day - PAST + 1, day + 1)
        .flat()
        .filter(({ theme, isLost }) => theme === number && !isLost);
      const profile = new Map<string, number>();
      for (const { words } of own) for (const word of words) profile.set(word, (profile.get(word) ?? 0) + 1);
      const taken = new Set(own.map(({ articleId }) => articleId));
      const found = findOmissions(index, {
        ...{ ownTerms: [name], synonymsOf: () => [], profile, taken: own.length, storyWords: new Map() },
        ...{ reported: new Set(), settled: new Set(), isMissed: ({ articleId }) => !taken.has(articleId) },
      });
      expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
      for (const { term } of found) {
        suggestions += 1;
        if (term === other) right += 1;
        told.set(`${number} ${term}`, [...(told.get(`${number} ${term}`) ?? []), day]);
      }
    }
  }
  const lost = days
    .slice(PAST, DAYS - 1)
    .flat()
    .filter(({ isLost }) => isLost);
  const again = lost.filter(({ theme, day }) =>
    THEMES.some((of, number) => number === theme && told.get(`${number} ${of[1]}`)?.some((when) => when <= day + 1)),
  );
  expect(lost.length).toBeGreaterThan(50);
  expect(again.length / lost.length).toBeGreaterThanOrEqual(0.6);
  expect(right / suggestions).toBeGreaterThanOrEqual(1 / 3);
});
