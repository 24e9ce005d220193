/** Words of the fields for days, periods and times. */
export const dateText = {
  format: "2026/11/20 の形で入力してください。",
  notBefore: (day: string) => `${day}以降の日付にしてください。`,
  notAfter: (day: string) => `${day}以前の日付にしてください。`,
  noEnd: "空のままなら終わりなしです。",
  placeholder: "yyyy/MM/dd",
  start: (label: string) => `${label}の初日`,
  end: (label: string) => `${label}の最終日`,
  timeFormat: "18:30 の形で入力してください。",
  timePlaceholder: "HH:mm",
  timeOf: (label: string) => `${label}の時刻`,
  clear: "空にする",
  to: "～",
} as const;
