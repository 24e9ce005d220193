/** Labels of クリップ冊子: the dialog that makes a booklet of cuttings, and the booklet itself. */
export const bookletText = {
  button: "冊子",
  make: "クリップ冊子を作る",
  of: (count: number) => `クリップ冊子(${count}件)`,
  title: "題名",
  defaultTitle: (day: string) => `新聞切り抜き　${day}`,
  copies: "部数",
  copiesHelp: "部数は配る数です。表紙に載り、利用の記録に残ります。",
  perSheet: "1枚に載せる記事",
  perSheetNames: { 1: "1件", 2: "2件" },
  grey: "白黒にする",
  order: "記事の並び",
  article: "記事",
  comment: "コメント",
  commentOf: (title: string) => `「${title}」へのコメント`,
  take: (title: string) => `「${title}」を冊子から外す`,
  unknown: "（表示できない記事）",
  headline: "見出しのみ",
  nothing: "冊子に入りません",
  failed: "記事を確かめられませんでした",
  /** What is asked before one confirmation. */
  summary: (articles: number, originals: number, left: number | null) =>
    [`${articles}件`, `原文${originals}件`, left === null ? "上限なし" : `上限まで残り${left}件`].join("、"),
  uses: (count: number) =>
    count === 0 ? "新しく計上する利用はありません。" : `冊子を表示すると、原文印刷として${count}件を計上します。`,
  tooMany: (left: number) => `上限まで残り${left}件のため作れません。記事を外してください。`,
  noOriginal: "原文のある新聞の記事がないため作れません。",
  tooManyArticles: (most: number) => `冊子に入れられる記事は${most}件までです。記事を外してください。`,
  /** Before more copies are made than a licence leaves. */
  beyond: (count: number, left: number) =>
    left === 0
      ? `${count}件は許諾の部数を使い切ったため、見出しだけを載せます。`
      : `${count}件は許諾により残り${left}部までのため、見出しだけを載せます。`,
  fewer: (left: number) => `${left}部に減らす`,
  beyondReason: (left: number) => `許諾により残り${left}部までのため、見出しだけを載せます。`,
  lacking: (count: number) => `${count}件は原文が入りません`,
  submit: "冊子を作る",
  cancel: "キャンセル",
  back: "戻る",
  madeFailed: "冊子を作れませんでした",
  lost: "次の記事の原文は取得できず、見出しだけを載せました",
  booklet: "クリップ冊子",
  pages: "冊子のページ",
  page: (page: number, pages: number) => `${page}／${pages}ページ`,
  previous: "前のページ",
  next: "次のページ",
  print: "印刷する",
  close: "閉じる",
  showFailed: "冊子を表示できませんでした",
  gone: "冊子の表示期限（10分）が過ぎました。もう一度作ってください。",
  counted: (count: number) => (count === 0 ? "計上済みの記事です" : `${count}件を計上しました`),
  leftOut: (count: number) => `手入力の${count}件は、原文がないため冊子に入りません。`,
} as const;
