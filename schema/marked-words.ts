/** Limits of marked words: how many, and characters of one. They travel in addresses. */
export const MARKED_WORDS = { most: 20, longest: 64 } as const;
