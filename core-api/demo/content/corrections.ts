import { printingDay } from "./coverage.ts";
import { addDays, type DayString, dateOf, tokyoTime } from "./days.ts";
import { type Rng, rngOf } from "./rng.ts";
import type { DemoNewspaperArticle } from "./types.ts";
import { charCount } from "./wording.ts";
import { NEWSPAPERS } from "./world/media.ts";

/** Corrections in 20 days. */
const HOW_MANY = 9;

/** What had been wrong, in a paper's own plain words. */
const SLIPS = [
  "写真説明の人物の並びが左右逆になっていました",
  "本文中の会見の場所が「本社」とあるのは「支社」の誤りでした",
  "表の単位が「百万円」とあるのは「億円」の誤りでした",
  "記事中の肩書が「専務」とあるのは「常務」の誤りでした",
  "図の凡例の順序が入れ替わっていました",
  "問い合わせ先の電話番号に誤りがありました",
  "開催の曜日が「水曜」とあるのは「木曜」の誤りでした",
];

function correction(article: DemoNewspaperArticle, today: DayString, rng: Rng): DemoNewspaperArticle | undefined {
  const paper = NEWSPAPERS.find((p) => p.code === article.mediaCode);
  if (!paper) return undefined;
  const issueDate = printingDay(paper, addDays(article.issueDate, 1));
  if (issueDate > today || paper.eveningOnly) return undefined;
  const short = article.title.split("　")[0] ?? article.title;
  const edition = article.issueType === 1 ? "付" : "付夕刊";
  const text = `${dateOf(article.issueDate)}日${edition}${article.frameNo}面「${short}」の記事で、${rng.pick(SLIPS)}。${rng.pick(["確認が不十分でした。", "編集の過程で誤りました。"])}訂正します。`;
  return {
    ...article,
    articleId: `${article.mediaCode}${issueDate.replaceAll("-", "")}1${900 + rng.int(1, 99)}`,
    title: `訂正　${short}`,
    articleText: text,
    printText: text,
    rightholder: null,
    arrivedOn: issueDate,
    arrivedAt: tokyoTime(issueDate, rng.int(250, 340)),
    issueDate,
    issueType: 1,
    headNo: 1,
    imageCount: 0,
    trace: "",
    images: [],
    charCount: charCount(text),
    noImageFlag: true,
    noTextFlag: false,
    dispStatus: 1,
    pdfKey: null,
    thumbnailKey: null,
    layout: null,
  };
}

/** Corrections that papers print the day after some of their own articles. */
export function correctionsFor(
  seed: string,
  today: DayString,
  printed: readonly DemoNewspaperArticle[],
): DemoNewspaperArticle[] {
  const rng = rngOf(seed, "corrections");
  return rng
    .shuffle(printed.filter((a) => a.charCount > 300))
    .slice(0, HOW_MANY * 2)
    .flatMap((article) => correction(article, today, rng) ?? [])
    .slice(0, HOW_MANY);
}
