/** Words of the parts of edit forms. */
export const editText = {
  save: "保存",
  saving: "保存しています",
  cancel: "キャンセル",
  effects: "保存すると変わること",
  danger: "取り消せない操作",
  secretSet: (on: string | null) => (on === null ? "設定済み" : `設定済み（${on}）`),
  secretNone: "設定していません",
  secretChange: "変更",
  secretEnter: "設定",
  secretRemove: "外す",
  secretRemoved: "保存すると外れます",
  secretKeep: "元に戻す",
  secretNamed: (label: string, act: string) => `${label}を${act}`,
} as const;
