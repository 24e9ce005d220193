export const monthText = {
  month: (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  previous: "前の月",
  next: "次の月",
} as const;
