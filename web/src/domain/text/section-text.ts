/** Sources of an expression by data_section; 0 stands for every source. */
export const SECTION_NAMES: Readonly<Record<number, string>> = {
  0: "すべて",
  1: "新聞（紙面）",
  2: "新聞（本文）",
  3: "WEB",
  5: "雑誌",
};

export const sectionName = (section: number | null): string => SECTION_NAMES[section ?? 0] ?? "";
