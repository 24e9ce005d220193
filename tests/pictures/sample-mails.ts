import type { Digest, MailedArticle } from "@kirinuki/core-api/src/mail/content/digest.ts";
import { groupBySource } from "@kirinuki/core-api/src/mail/content/group-articles.ts";
import { type MailLayout, writeTexts } from "@kirinuki/core-api/src/mail/content/write-mail.ts";

/** A kind of mail as its recipients get it. */
export interface SampleMail {
  name: string;
  html: string;
}

const TITLES = [
  "SiC基板、国内で一貫生産へ　車載向け増産　三社が共同で新会社",
  "電力用半導体の輸出、3カ月連続で増加",
  "GaN素子を使う充電器、展示会で初披露",
  "次の十年を決める素材",
  "Chip makers agree on a common standard for power modules used in electric vehicles and data centres",
  "工場の屋根に太陽光、地元の信金が融資",
];
const MEDIA = ["東和経済新聞", "瑞穂日報", "瑞穂デジタル", "週刊東和"];
const SECTIONS = [1, 2, 3, 5] as const;

const article = (at: number, parts: Partial<MailedArticle> = {}): MailedArticle => ({
  articleId: `2026110000${10_000 + at}`,
  section: SECTIONS[at % 4] ?? 1,
  title: TITLES[at % TITLES.length] ?? "",
  mediaName: MEDIA[at % 4] ?? "",
  publishedOn: "2026-11-20",
  publishedAt: at % 4 === 2 ? new Date("2026-11-19T20:41:00Z") : null,
  issueType: 1,
  edition: at % 8 === 0 ? "東京" : null,
  frameNo: "3",
  headNo: at % 4 === 0 ? "5" : null,
  imageCount: at % 3,
  trace: null,
  startPage: at % 4 === 3 ? 12 : null,
  endPage: at % 4 === 3 ? 29 : null,
  comment: "",
  licence: null,
  ...parts,
});
const articles = (count: number, parts: (at: number) => Partial<MailedArticle> = () => ({})) =>
  Array.from({ length: count }, (_, at) => article(at, parts(at)));

const COMMENT = "広報部：10時30分から会見。\n資料は https://example.jp/release?id=20261120 にあります。";
const commented = (at: number): Partial<MailedArticle> => ({
  ...(at % 2 === 0 && { comment: COMMENT }),
  assessment: at % 3 === 0 ? "【好意】 設備投資・電池" : "【批判】 決算",
});

const digest = (listed: readonly MailedArticle[], parts: Partial<Digest> = {}): Digest => ({
  target: { dataKbn: 1, id: "1042", name: "パワー半導体" },
  groups: groupBySource(listed, false),
  ...{ date: "2026-11-20", today: "2026-11-20", companyName: "青空電機株式会社", mailAddress: "kouhou@example.jp" },
  publicUrl: "https://kirinuki.example",
  ...parts,
});
const OWN_TEMPLATE = {
  冒頭: "各位\n{テーマ名}の記事をお届けします。\n\n一覧で見る\n{一覧URL}",
  末尾: "以上　{会社名} 広報部\n内線 1234",
};

const KINDS: [string, Digest, Partial<MailLayout>?][] = [
  ["digest", digest(articles(8))],
  ["one article", digest(articles(1))],
  ["tones and comments", digest(articles(8, commented))],
  ["too long for Gmail", digest(articles(300, commented))],
  ["no articles", digest([])],
  [
    "no articles, newspapers late",
    digest([], { arrivals: "107紙中104紙（6:58）。山陽新聞、瑞穂日報、東都新聞は未着" }),
  ],
  ["alert", digest([], { groups: [{ heading: "", articles: articles(1, commented) }], isAlert: true })],
  [
    "supplement",
    digest(articles(3), {
      notice: "7:00のメールのあとに届いた記事です。次のメールには載りません。",
      arrivals: "107紙中107紙（9:12）。未着はありません",
    }),
    { mark: "【追補】" },
  ],
  [
    "by hand",
    digest(articles(5, commented), {
      ...{ target: { dataKbn: 1, id: "", name: "本日の主な記事（役員各位）" }, senderName: "水瀬 恵" },
      introduction: "役員各位\n\nおはようございます。本日の主な記事をお送りします。\n1件目は10時の会見に関わります。",
    }),
  ],
  [
    "own template",
    digest(articles(6), { look: { color: "#7a3e9d", logo: { key: "logo", width: 560, height: 80 } } }),
    { parts: OWN_TEMPLATE },
  ],
];

/** Ten kinds, by the code that writes what is sent. */
export const sampleMails = (): SampleMail[] =>
  KINDS.map(([name, of, layout = {}]) => ({
    name,
    html: writeTexts(of, { subjectType: 4, attachType: 1, parts: {}, ...layout }).html,
  }));
