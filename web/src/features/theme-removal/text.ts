/** Words of taking articles out of themes. */
export const themeRemovalText = {
  remove: "テーマから外す",
  removeOne: "このテーマから外す",
  removeAll: "すべてのテーマから外す",
  removed: (count: number) => `${count}件をテーマから外しました`,
  restored: (count: number) => `${count}件をテーマに戻しました`,
} as const;
