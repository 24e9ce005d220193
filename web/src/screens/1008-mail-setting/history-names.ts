/** The word for a code; the code itself for one that is not known yet. */
export const nameOf = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;
