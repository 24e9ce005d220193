export const text = {
  name: "グループ名",
  naming: "名前",
  themesHelp: "テーマを選んで加え、出す順に並べます。一つのテーマは複数のグループに入れられます",
  chosen: "このグループのテーマ",
} as const;
