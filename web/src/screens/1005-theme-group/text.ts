export const text = {
  name: "グループ名",
  naming: "名前",
  themesHelp: "左から選び、右で並べます。一つのテーマは複数のグループに入れられます",
  chosen: "このグループのテーマ",
} as const;
