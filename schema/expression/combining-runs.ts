/**
 * Unicode normalisation sorts each run of combining marks by insertion, which is quadratic in the length of the run: a
 * hostile text of some hundred thousand marks would hold a process for minutes. Long runs are therefore sorted here
 * first, in n log n. The result is equivalent, so its NFKC is the same.
 */
const LONG_RUN = /[\p{M}\uFF9E\uFF9F]{64,}/gu;

/** A text whose NFKC equals that of the given one and takes linear time to compute. */
export function withSortedMarks(text: string): string {
  return text.replace(LONG_RUN, sortedRun);
}

function sortedRun(run: string): string {
  const marks = Array.from(run, (mark) => mark.normalize("NFKD")).flatMap((decomposed) => Array.from(decomposed));
  const ranks = ranksOf(new Set(marks));
  const rankOf = (mark: string) => ranks.get(mark) ?? 0;
  const parts: string[] = [];
  let start = 0;
  marks.forEach((mark, at) => {
    if (ranks.has(mark)) return;
    parts.push(sorted(marks.slice(start, at), rankOf), mark);
    start = at + 1;
  });
  parts.push(sorted(marks.slice(start), rankOf));
  return parts.join("");
}

function sorted(marks: string[], rankOf: (mark: string) => number): string {
  return marks.sort((a, b) => rankOf(a) - rankOf(b)).join("");
}

/**
 * The order of the marks among each other (their combining classes, which JavaScript doesn't tell). Marks that are never
 * moved (class 0) get no rank: nothing sorts across them.
 */
function ranksOf(marks: ReadonlySet<string>): Map<string, number> {
  const movable = [...marks].filter(isMovable).sort((a, b) => Number(sortsBefore(b, a)) - Number(sortsBefore(a, b)));
  const ranks = new Map<string, number>();
  let rank = 0;
  movable.forEach((mark, at) => {
    const previous = movable[at - 1];
    if (previous !== undefined && sortsBefore(previous, mark)) rank += 1;
    ranks.set(mark, rank);
  });
  return ranks;
}

const HIGHEST_CLASS = "\u0345";
const LOWEST_CLASS = "\u0334";

function isMovable(mark: string): boolean {
  return sortsBefore(mark, HIGHEST_CLASS) || sortsBefore(LOWEST_CLASS, mark);
}

/** Whether canonical ordering puts `a` in front of `b` where it finds "b a". */
function sortsBefore(a: string, b: string): boolean {
  return (b + a).normalize("NFD") !== b + a;
}
