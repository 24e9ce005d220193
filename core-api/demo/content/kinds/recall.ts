import { company, companyOf, num, pick, type SlotMaker, together } from "../slots.ts";
import type { Beat } from "../world/beats.ts";
import { type EventKind, WEEKDAYS } from "./kind.ts";

const RECALLED_MACHINES = [
  "電源を制御する部品 / 発煙の恐れ",
  "締めつけ部のボルト / 脱落の恐れ",
  "充電口の部品 / 過熱の恐れ",
  "制動を補う部品 / 効きが弱まる恐れ",
];
const RECALLED_FOOD = [
  "表示の一部 / アレルギー物質の記載漏れ",
  "容器の一部 / 樹脂片の混入の恐れ",
  "密封の工程 / カビの発生の恐れ",
  "賞味期限の印字 / 表示の誤り",
];

/** A maker takes back its goods; what is wrong depends on what it makes. */
function recallOf(id: string, beat: Beat, maker: SlotMaker, whats: readonly string[]): EventKind {
  return {
    id,
    beat,
    weight: 2,
    size: 2,
    pages: ["社会", "企業"],
    scenes: ["road", "factory"],
    keywords: ["リコール", "安全", "品質"],
    weekdays: WEEKDAYS,
    slots: {
      co: maker,
      what: together(...whats),
      n: num(1200, 98000, 100),
      since: pick("昨年4月", "昨年10月", "今年1月", "3年前の春"),
    },
    topic: "{co}の自主回収",
    heads: [
      "{co}、{n}点を自主回収　{what.2}",
      "{what}に不具合　{co}、無償で点検・交換",
      "{co}が回収{n}点　健康被害の報告なし",
      "{what.2}、{co}の製品　回収発表",
    ],
    leads: [
      "{co}は{d}、{what}に問題があり{what.2}があるとして、{n}点を自主回収すると発表した。{since}以降に出荷した製品が対象となる。",
      "{co}は{d}、{n}点の回収を国に届け出た。{what}に問題があり、{what.2}があるという。けが人や健康被害の報告はない。",
    ],
    body: [
      [
        "利用者からの問い合わせで見つかった。同社は着払いで受け取り、代金の返金か交換に応じる。",
        "社内の検査で見つかり、同じ工程で作った製品をすべて対象に加えた。販売店の店頭と郵送で知らせる。",
      ],
      [
        "原因は、外注先で工程を変えた際の確認が足りなかったことだという。納入時の検査の項目を増やす。",
        "問い合わせは専用の電話窓口で、土日も受け付ける。通信販売の購入者には個別に連絡する。",
      ],
    ],
    quotes: [
      "{co}は「[お客さまにご迷惑をおかけし、深くおわびする|再発の防止を徹底し、信頼の回復に努める]」としている。",
    ],
    ends: ["同社は業績への影響は軽微とみている。", "国は同種の製品を扱う各社に点検を促した。"],
    captions: ["回収の対象となった製品（{co}提供）"],
  };
}

/** Makers take back what they sold. */
export const RECALLS: readonly EventKind[] = [
  recallOf(
    "recall",
    "mobility",
    companyOf("ハヤテ自動車", "クスノ自動車", "ヒナタ蓄電", "イワオ建機"),
    RECALLED_MACHINES,
  ),
  recallOf("recall-food", "food", company("food"), RECALLED_FOOD),
];
