/** Words of lists that come and go as CSV. */
export const listFileText = {
  download: "CSV",
  upload: "CSVを読み込む",
  downloadOf: (thing: string) => `${thing}のCSVをダウンロード`,
  uploadOf: (thing: string) => `${thing}のCSVを読み込む`,
} as const;
