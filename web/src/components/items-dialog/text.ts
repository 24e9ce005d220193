export const itemsText = {
  edit: "編集",
  remove: "削除",
  editNamed: (name: string) => `「${name}」を編集`,
  removeNamed: (name: string) => `「${name}」を削除`,
  removeNow: "削除する",
} as const;
