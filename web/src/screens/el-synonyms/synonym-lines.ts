/** A list of synonyms as it is typed: a set a line, its terms with 、 between them. */
export const linesOf = (sets: readonly (readonly string[])[]): string => sets.map((set) => set.join("、")).join("\n");

/** The sets of typed lines; commas of any kind and tabs separate, blank lines are none. */
export const setsOf = (typed: string): string[][] =>
  typed
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(/[、，,\t]/)
        .map((term) => term.trim())
        .filter((term) => term !== ""),
    )
    .filter((set) => set.length > 0);
