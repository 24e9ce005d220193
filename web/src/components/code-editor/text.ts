/** Words of the code editor. */
export const editorText = {
  place: (line: number, column: number) => `${line}行目 ${column}文字目`,
  count: (length: number, most: number) => `${length.toLocaleString()}／${most.toLocaleString()}文字`,
  help: (label: string) => `${label}の入力欄。Tabで次へ移ります。`,
} as const;
