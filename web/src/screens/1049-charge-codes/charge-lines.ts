export interface CodeLine {
  code: string;
  name: string;
}

/** Codes as lines: the code, and after a comma or a tab its name. */
export const linesOf = (codes: readonly CodeLine[]): string =>
  codes.map(({ code, name }) => (name === "" ? code : `${code},${name}`)).join("\n");

/** Blank lines are none; a name may have commas of its own. */
export const codesOf = (lines: string): CodeLine[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.search(/[,，\t]/);
      return at < 0 ? { code: line, name: "" } : { code: line.slice(0, at).trim(), name: line.slice(at + 1).trim() };
    });
