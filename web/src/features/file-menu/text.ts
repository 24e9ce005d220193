/** Labels of the menu that saves figures as a file. */
export const fileMenuText = {
  download: "ダウンロード",
  files: { utf8: "CSV（UTF-8）", sjis: "CSV（Shift_JIS）", xlsx: "Excel" },
} as const;
