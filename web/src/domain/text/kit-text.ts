/** Words of the parts that all administration screens are made of (components of docs/components.md). */
export const kitText = {
  close: "閉じる",
  breadcrumb: "現在の場所",
  keyGroup: "この画面",
} as const;
