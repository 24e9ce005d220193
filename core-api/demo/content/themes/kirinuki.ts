import { contractOf, theme } from "./demo-theme.ts";

/** ツムギ重工: its own group, the chips it serves, its rivals, energy and transport. */
export const KIRINUKI = contractOf(
  {
    code: "kirinuki",
    companyName: "ツムギ重工株式会社",
    topics: [
      { name: "今朝のまとめ", themes: ["ツムギ重工", "パワー半導体", "送電網・系統"], perDay: 4, days: 14 },
      { name: "社長会見の報道", themes: ["経営トップの発言", "ツムギ重工"], perDay: 2, days: 14 },
      { name: "決算の報道", themes: ["競合の決算", "ツムギ重工"], perDay: 3, days: 14 },
    ],
  },
  [
    {
      name: "自社・グループ",
      themes: [
        theme("ツムギ重工", "ツムギ重工"),
        theme("ツムギ精密", "ツムギ精密"),
        theme("ツムギ環境サービス", "ツムギ環境サービス"),
        theme(
          "経営トップの発言",
          "(高階雅臣 OR 高階社長 OR 生方克也 OR 仁科由紀) AND (述べた OR 語る OR 語った OR 話す OR 話した OR 強調)",
        ),
        theme("採用・働き方", "(title:採用 OR title:働き方 OR title:賃上げ OR 週休3日 OR 初任給) AND -選挙"),
      ],
    },
    {
      name: "半導体",
      themes: [
        theme("パワー半導体", '"パワー半導体" OR SiC OR 炭化ケイ素 OR GaN OR 酸化ガリウム'),
        theme(
          "半導体製造装置",
          "(半導体 OR ウエハー) AND (製造装置 OR 研削装置 OR 洗浄装置 OR ダイシング装置 OR 検査装置)",
        ),
        theme("先端パッケージ", "先端パッケージ OR チップレット OR 3次元積層 OR ガラス基板"),
        theme("シリコンウエハー", "ウエハー AND -ウエハー画"),
        theme("国内の工場投資", "title:新工場 OR title:一貫生産 OR (title:工場 AND (投資 OR 量産) AND 億円)"),
        theme(
          "半導体人材",
          "半導体 AND (人材 OR 高専 OR 技術者) AND (title:人材 OR title:高専 OR title:講座 OR title:実習)",
        ),
        theme("輸出管理", "輸出管理 AND title:輸出"),
      ],
    },
    {
      name: "競合各社",
      themes: [
        theme("カザミ造機", "カザミ造機"),
        theme("イワオ建機", "イワオ建機"),
        theme("ハガネ橋梁", "ハガネ橋梁"),
        theme("シロツチ建設", "シロツチ建設"),
        theme(
          "競合の決算",
          "(カザミ造機 OR イワオ建機 OR ハガネ橋梁 OR シロツチ建設 OR オボロ精機) AND (決算 OR 純利益)",
        ),
      ],
    },
    {
      name: "エネルギー",
      themes: [
        theme("洋上風力", "洋上風力 OR 浮体式"),
        theme("水素・アンモニア", "水素 OR アンモニア"),
        theme("蓄電池", "蓄電池 OR 蓄電所 OR 全固体電池"),
        theme("ペロブスカイト太陽電池", "ペロブスカイト"),
        theme("送電網・系統", "送電網 OR 送電線 OR 系統用 OR 遮断器"),
        theme("電力料金", 'title:電力料金 OR title:電気料金 OR "電気料金を"'),
      ],
    },
    {
      name: "モビリティ",
      themes: [
        theme(
          "鉄道・車両",
          "(鉄道 OR 車両) AND (title:鉄道 OR title:車両 OR title:運休 OR title:運転見合わせ OR カザミ車両)",
        ),
        theme("自動運転", "自動運転"),
        theme("EV・電池", "EV OR 電気自動車"),
      ],
    },
  ],
  [
    theme("工場の事故・火災", "title:火災 OR title:火事 OR 工場火災"),
    theme("サイバー攻撃", "サイバー攻撃 OR 不正侵入"),
  ],
);
