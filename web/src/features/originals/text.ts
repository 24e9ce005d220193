/** Labels of the screens of originals: viewer, print, results, text and books. The server's own sentences are in schema/messages.ts. */
export const viewerText = {
  label: "原文",
  /** The first of what is shown, and how many others; articles that a mail's link names have no titles here. */
  titleOf: ([first, ...others]: readonly { title: string }[]) =>
    !first?.title ? "原文表示" : others.length === 0 ? first.title : `${first.title}　ほか${others.length}件`,
  back: "戻る",
  close: "閉じる",
  pages: "ページ一覧",
  page: (page: number) => `${page}ページ`,
  pageOf: (page: number, pages: number) => ({ page: String(page), of: `／${pages}ページ` }),
  previousPage: "前のページ",
  nextPage: "次のページ",
  zoomIn: "拡大",
  zoomOut: "縮小",
  percent: (scale: number) => `${Math.round(scale * 100)}%`,
  fitWidth: "幅に合わせる",
  fitPage: "ページ全体を表示",
  rotateLeft: "左へ回す",
  rotateRight: "右へ回す",
  find: "ページを検索",
  findField: "検索する語",
  findNext: "次の該当箇所",
  findPrevious: "前の該当箇所",
  findClose: "検索を閉じる",
  matches: (current: number, total: number) => `${current}／${total}件`,
  noMatch: "見つかりません",
  loading: "原文を読み込んでいます",
  failed: "原文を表示できませんでした",
  nothing: "表示する記事が指定されていません",
  info: "表示した記事",
  shown: (obtained: number, requested: number) => `表示した記事　${obtained}／${requested}件`,
  counts: (obtained: number, requested: number) => `${obtained}／${requested}件`,
  counted: (count: number, time: string) => `${count}件を計上しました（${time}）`,
  notCounted: "計上済みの記事です",
  help: "操作",
} as const;

export const printText = {
  title: "原文印刷",
  pages: (done: number, pages: number) => `${done}／${pages}ページ`,
  done: "原文を印刷しました",
  counted: (count: number) => `${count}件を計上しました。`,
  ready: "印刷の準備ができました",
  print: "印刷する",
  failed: "原文を印刷できませんでした",
  home: "記事一覧へ",
} as const;

/** The question before a print that a licence bounds. */
export const printLicenceText = {
  title: "許諾で部数に上限のある記事があります",
  beyondTitle: "許諾の上限を超える記事があります",
  copies: "印刷する部数",
  copiesHelp: "この印刷の部数です。利用の記録に残ります。",
  copiesWrong: "1から999までの数で入力してください。",
  beyond: (count: number, total: number) =>
    `${count}件は見出しだけを印刷します。${count < total ? "ほかの記事はそのまま印刷します。" : ""}`,
  fewer: (left: number) => `${left}部に減らす`,
  headlines: "見出しだけにして印刷",
  print: "印刷する",
  cancel: "やめる",
} as const;

export const resultText = {
  title: "原文",
  articles: "原文を取得できなかった記事",
  unknownArticle: "（表示できない記事）",
  counts: (obtained: number, requested: number) => `${requested}件のうち${obtained}件を取得しました`,
  show: "取得した原文を表示",
  print: "取得した原文を印刷",
  home: "記事一覧へ",
} as const;

export const textViewText = {
  loading: "本文を読み込んでいます",
  failed: "本文を表示できませんでした",
  printFailed: "本文を印刷できませんでした",
  print: "印刷する",
  close: "閉じる",
} as const;

export const askText = { yes: "はい", help: "記事の原文は、契約ごとの上限の範囲で利用できます。" } as const;

export const bookText = {
  title: "誌面",
  contents: "目次",
  contentsClose: "目次を閉じる",
  noContents: "目次はありません",
  forward: "次のページ",
  backward: "前のページ",
  larger: "文字を大きくする",
  smaller: "文字を小さくする",
  save: "誌面を保存",
  position: (percent: number) => `${percent}%`,
  loading: "誌面を読み込んでいます",
  failed: "誌面を表示できませんでした",
  damaged: "この誌面は開けません。",
  /** Caps are of newspapers: a book stands apart from them (spec section 3). */
  asksFor: "誌面表示として1件を計上します。新聞の原文の上限には数えません。",
  counted: "誌面表示として1件を計上しました",
  nothing: "表示する誌面が指定されていません",
  page: "誌面",
} as const;
