/** Headings under which ? lists the keys of viewer and books. */
export const originalKeyText = {
  group: "原文",
  book: "誌面",
} as const;
