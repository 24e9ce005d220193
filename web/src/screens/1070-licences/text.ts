import { licenceWords } from "../../features/licences/licence-words.ts";

/** Labels of 1070. */
export const licencesText = {
  ...licenceWords,
  lead: "媒体と権利者（通信社など）ごとに原文を使える範囲と、その月の利用報告です。範囲と単価は運用担当者が決めます。",
  failed: "利用許諾を読み込めませんでした",
  bounds: "許諾の範囲",
  boundsNote: "日数は発行日を1日目として数えます",
  noBounds: "制限のある媒体はありません。",
  report: (month: string) => `利用報告　${month}`,
  licensor: "媒体・権利者",
  wire: "配信記事",
  rightholder: "権利者",
  /** @param rightholder whose copy in the medium it is; null: the medium's own */
  line: (medium: string, rightholder: string | null) =>
    rightholder === null ? medium : `${medium}（${rightholder}の配信記事）`,
  wireUses: "配信記事の権利者ごとの合計",
  wireNote: "上の表のうち、通信社などの配信記事です",
  wireTable: "権利者ごとの利用",
  usesTable: "媒体ごとの利用",
  boundsTable: "媒体ごとの許諾",
  noUses: "この月に使われた原文はありません。",
  ended: "期限外",
  usual: "100字",
  articles: "記事数",
  readerCount: "閲覧者数",
  uses: "利用数",
  amount: "金額",
  yen: (amount: number) => `${amount.toLocaleString()}円`,
  total: "合計",
  totalNote: (amount: number) => `金額の合計　${amount.toLocaleString()}円`,
} as const;
