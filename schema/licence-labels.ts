/** Fields of a licence, as the logs name them. */
export const LICENCE_DETAIL_LABELS = {
  rightholder: "権利者",
  price_month: "単価の開始月",
  valid_from: "許諾の開始日",
  valid_to: "許諾の終了日",
  show_days: "原文を表示できる日数",
  print_days: "原文を印刷できる日数",
  mail_days: "メールから開ける日数",
  max_readers: "契約ごとの利用者数",
  max_copies: "部数",
  excerpt_chars: "抜粋の文字数",
  forbidden_purposes: "許諾しない用途",
  article_yen: "1記事の単価（円）",
  reader_yen: "閲覧者1人の単価（円）",
  copy_yen: "1部の単価（円）",
} as const;
