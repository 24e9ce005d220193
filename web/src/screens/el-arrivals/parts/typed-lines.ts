/** Days, numbers or addresses as they are typed, one a line. */
export const typedLines = (text: string): string[] =>
  text
    .normalize("NFKC")
    .split(/[\s,、]+/)
    .filter((line) => line !== "");
