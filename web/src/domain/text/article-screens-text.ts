/** Screens 0003, 0006, 0007, 0008, 0009 and 0014: articles by their address. */
export const namedText = {
  images: "新聞記事（紙面）",
  texts: "新聞記事（本文）",
  all: "メール記事一覧",
  pages: "紙面イメージ一覧",
  views: "一覧の切り替え",
  imagesTab: "紙面",
  textsTab: "本文",
  allTab: "すべて",
  noneNamed: "記事が指定されていません",
  noneNamedHelp: "メールのリンクか、記事の一覧から開いてください。",
  noImages: "紙面の記事はありません",
  noTexts: "本文の記事はありません",
  noneHere: "この情報源の記事はありません",
  noPages: "新聞の記事はありません",
  otherHelp: "ほかの一覧に記事があるか、お確かめください。",
  withdrawn: "取消",
  withdrawnList: "取り消された記事",
  withdrawnAt: (moment: string) => `${moment}に配信元が取り消しました`,
  unavailable: (count: number) => `${count}件の記事は、提供が終わったか閲覧できないため表示していません。`,
  failed: "記事を読み込めませんでした",
  noPage: "紙面イメージなし",
  photo: (number: number) => `写真・図版${number}を大きく表示`,
  home: "記事一覧へ",
} as const;

export const tracesText = {
  title: "写真・図版",
  position: (at: number, of: number) => `${at}／${of}`,
  previous: "前の写真・図版",
  next: "次の写真・図版",
  strip: "写真・図版の一覧",
  none: "写真・図版はありません",
  noneHelp: "この記事には写真や図版が付いていません。",
  failed: "写真・図版を読み込めませんでした",
  article: "記事を表示",
  name: (number: number) => `写真・図版${number}`,
  keys: "写真・図版",
} as const;

export const articleScreenText = {
  back: "戻る",
  home: "記事一覧へ",
  toolbar: "記事の操作",
  actions: "原文などの操作",
  copy: "見出しとリンクをコピー",
} as const;

export const themesText = {
  tabs: "テーマの種類",
  themes: "テーマ",
  groups: "グループ",
  topics: "トピックス",
  none: { themes: "テーマはありません", groups: "テーマグループはありません", topics: "トピックスはありません" },
  noneHelp: "割り当てられると、ここに並びます。",
  failed: "テーマを読み込めませんでした",
} as const;
