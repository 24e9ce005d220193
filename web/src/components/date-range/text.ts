/** Labels of what opens under a period. */
export const popoverText = {
  whole: "全期間(14日)",
  choose: "日付か期間を選ぶ",
} as const;
