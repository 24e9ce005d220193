/** Words of where a reader was. */
export const placesText = {
  markAll: "すべて既読にする",
  marked: (count: number) => (count === 0 ? "すべて既読です" : `${count.toLocaleString("ja-JP")}件を既読にしました`),
  unmarked: (count: number) => `${count.toLocaleString("ja-JP")}件を未読に戻しました`,
  failed: "既読にできませんでした",
  onward: "読み進める・次の未読へ",
  nextUnread: "次の未読へ",
} as const;
