/** Labels of the lines before a cap, of a group and of a demand unit. */
export const useLinesText = {
  label: "知らせる割合",
  help: "利用が上限のこの割合に達したとき、管理者全員へメールで1回知らせます。空にすると知らせません。",
  each: (place: number) => `知らせる割合 ${place}`,
  percent: "%",
} as const;
