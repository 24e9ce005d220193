/** What a form says of its changes: before they are lost, and where somebody else was quicker. */
export const changesText = {
  leaveTitle: (count: number) =>
    count === 0 ? "保存していない変更があります" : `保存していない変更が${count}つあります`,
  leaveHelp: "移動すると失われます。",
  leaveFields: (names: readonly string[], others: number) =>
    `${names.join("、")}${others > 0 ? ` ほか${others}つ` : ""}`,
  leave: "破棄して移動",
  stay: "入力に戻る",
  conflictTitle: "ほかの人が先に保存しました",
  conflictBy: (who: string, when: string) => `${who}さんが ${when} に保存しました`,
  conflictHelp: (count: number) => `あなたの入力は消えていません。違う項目は${count}つです。`,
  inputKept: "あなたの入力は消えていません。",
  field: "項目",
  theirs: "今の値",
  theirsOf: (who: string) => `今の値（${who}）`,
  mine: "あなたの入力",
  choice: "使う値",
  takeMine: "入力",
  choiceOf: (field: string) => `${field}に使う値`,
  on: "オン",
  off: "オフ",
  emptyValue: "（空）",
  saveChosen: "選んだ値で保存",
  reopen: "今の値で開き直す",
} as const;
