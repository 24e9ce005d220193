/** Words of the lines beside the themes. */
export const themeLineText = {
  line: (days: number, total: number, most: number, last: number) =>
    `最近${days}日で${total.toLocaleString()}件、最も多い日は${most.toLocaleString()}件、最終日は${last.toLocaleString()}件`,
} as const;
