/** Words of the two-pane picker. */
export const pickerText = {
  count: (name: string, count: number, unit: string) => `${name} ${count.toLocaleString()}${unit}`,
  ticked: (count: number, unit: string) => `${count}${unit}を選択`,
  tickAll: "絞り込んだものをすべて選択",
  filter: (name: string) => `${name}を絞り込む`,
  added: "追加済み",
  add: "選んだものを加える",
  takeOut: "選んだものを外す",
  remove: (name: string) => `「${name}」を外す`,
  addOne: (name: string) => `「${name}」を加える`,
  noMatch: "合うものはありません",
  empty: (name: string) => `${name}はまだありません`,
  nothing: "まだ何も加えていません",
  said: {
    added: (count: number, unit: string) => `${count}${unit}を加えました`,
    removed: (name: string) => `「${name}」を外しました`,
  },
  choose: (name: string) => `${name}を選ぶ`,
  done: "決定",
  lift: "持ち上げる",
  move: "動かす",
  removeKey: "外す",
} as const;
