import { contractOf, theme } from "./demo-theme.ts";

/** アオゾラ食品: food, its shops and its costs. */
export const AOZORA = contractOf(
  {
    code: "aozora01",
    companyName: "アオゾラ食品株式会社",
    topics: [
      { name: "朝の回覧", themes: ["アオゾラ食品", "食品の値上げ"], perDay: 3, days: 14 },
      { name: "役員会の資料", themes: ["競合メーカー", "M&A・再編"], perDay: 2, days: 14 },
    ],
  },
  [
    {
      name: "自社と競合",
      themes: [
        theme("アオゾラ食品", "アオゾラ食品"),
        theme("競合メーカー", "ミノリ製菓 OR ツクシ乳業 OR ヤマセ製粉 OR コガネ飲料 OR ウシオ水産"),
        theme("食品の回収", "自主回収 AND (混入 OR 表示 OR カビ OR アレルギー)"),
      ],
    },
    {
      name: "市場と売り場",
      themes: [
        theme("食品の値上げ", "値上げ AND (食品 OR 菓子 OR 飲料 OR 缶詰 OR 小麦粉 OR 冷凍) AND title:値上げ"),
        theme("新商品", "(title:発売 OR title:新商品) AND (食品 OR 菓子 OR 飲料 OR 総菜 OR カレー OR 味)"),
        theme("小売り・外食の動き", "コトリマート OR コハルスーパー OR マルホシ外食 OR ヒイラギ薬局"),
        theme("産地・作況", "(収穫 OR 水揚げ OR 作況 OR 豊作 OR 不作) AND -連載"),
      ],
    },
  ],
  [
    theme("物流・運転手不足", "運転手不足 OR 共同配送 OR 中継輸送 OR (物流 AND title:物流)"),
    theme("M&A・再編", '"M&A" OR 資本業務提携 OR 経営統合 OR "株式公開買い付け"'),
    theme("工場の投資", "title:新工場 AND (食品 OR 飲料 OR 総菜 OR 菓子)"),
  ],
);
