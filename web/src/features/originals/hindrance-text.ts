/** Why an original that is there can't be had. */
export const hindranceText = {
  supportView: "代理表示では原文を使えません",
} as const;
