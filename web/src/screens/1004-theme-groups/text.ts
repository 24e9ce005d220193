export const text = {
  emptyHelp: "テーマをまとめると、利用者の画面でグループごとに件数が並びます。",
} as const;
