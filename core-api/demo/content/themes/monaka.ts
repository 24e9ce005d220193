import { contractOf, theme } from "./demo-theme.ts";

/** モナカツーリズム: web news only. */
export const MONAKA = contractOf(
  {
    code: "monaka01",
    companyName: "モナカツーリズム株式会社",
    topics: [{ name: "今週の注目", themes: ["観光・訪日客"], perDay: 2, days: 14 }],
  },
  [
    {
      name: "旅とまち",
      themes: [
        theme("モナカツーリズム", "モナカツーリズム"),
        theme("観光・訪日客", "訪日客 OR 宿泊税 OR 旅行者 OR title:観光"),
        theme("祭り・催し", "title:祭り OR 神楽 OR 灯籠流し OR 朝市 OR 展覧会 OR 山車"),
        theme("航空・鉄道の路線", "シラヌイ航空 OR 新路線 OR 就航 OR (北央鉄道 AND -決算)"),
      ],
    },
  ],
);
