/** Days as they are typed, one a line. */
export const dayLines = (text: string): string[] =>
  text
    .normalize("NFKC")
    .split(/[\s,、]+/)
    .filter((line) => line !== "");
