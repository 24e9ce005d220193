export const text = {
  name: "タイトル",
  naming: "基本",
  length: (count: number) => `${count}／20文字`,
  editors: "担当",
  chosenEditors: "このトピックスの担当",
  editorsHelp: "トピックスの記事を選ぶ人です。公開先でなくても、担当には出ます。管理者はいつでも直せます",
  themesHelp: "記事を選ぶときの候補になるテーマです",
  chosen: "候補のテーマ",
} as const;
