/** What a form says of its changes: before they are lost, and where somebody else was quicker. */
export const changesText = {
  leaveTitle: "変更を破棄して移動しますか？",
  leaveHelp: "保存していない変更は失われます。",
  leave: "破棄して移動",
  conflictBy: (name: string, time: string) => `${name}さんが${time}に先に保存しました。`,
  conflictHelp: "保存すると、先に保存された内容を置き換えます。",
  mine: "あなたの入力",
  theirs: "保存されている内容",
  on: "オン",
  off: "オフ",
  emptyValue: "（なし）",
  takeTheirs: "保存されている内容に戻す",
  keepMine: "自分の内容で保存",
} as const;
