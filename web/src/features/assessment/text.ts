import { toneText } from "@kirinuki/schema/tones.ts";

/** Words of tones and tags wherever they are set. */
export const assessmentText = {
  title: (count: number) => (count === 1 ? "論調・タグ" : `論調・タグ（${count.toLocaleString()}件）`),
  button: "論調・タグ",
  buttonOf: (title: string) => `「${title}」の論調・タグ`,
  adValue: "広告換算",
  tone: "論調",
  tags: "タグ",
  unchanged: "変更しない",
  none: "なし",
  noTags: "タグはまだありません。管理者が「タグ」で登録します。",
  tagsFailed: "タグを読み込めませんでした",
  save: "設定する",
  cancel: "キャンセル",
  help: "付いているものにチェックが入ります。一部の記事だけに付いているタグは、押すとすべての記事に付きます。",
  toned: (tone: keyof typeof toneText | 0, count: number) =>
    `${count === 1 ? "" : `${count.toLocaleString()}件の`}論調を${tone === 0 ? "消しました" : `「${toneText[tone]}」にしました`}`,
  done: (count: number) => `${count === 1 ? "論調・タグ" : `${count.toLocaleString()}件の論調・タグ`}を設定しました`,
  unchangedSome: (count: number) => `${count.toLocaleString()}件は設定できませんでした。`,
  reason: (title: string, reason: string) => (title === "" ? reason : `${title}：${reason}`),
  key: {
    tone: (name: string) => `論調を「${name}」にする`,
    none: "論調を消す",
    dialog: "論調・タグを選ぶ",
  },
} as const;
