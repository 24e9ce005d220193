/** Of the words that are marked in what a search found: most of them, and most characters of one. They travel in addresses. */
export const MARKED_WORDS = { most: 20, longest: 64 } as const;
