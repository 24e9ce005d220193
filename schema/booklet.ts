/** Limits of a booklet of cuttings; core-api refuses what is beyond them, and the dialog lets nobody type it. */
export const BOOKLET = { longestTitle: 60, longestComment: 500, mostCopies: 999, mostArticles: 100 } as const;
