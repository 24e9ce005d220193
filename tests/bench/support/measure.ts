/** Milliseconds of each call; every round runs each once, in turn, so that the machine's moods meet all alike. */
export async function interleaved<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Record<Name, Timing>> {
  const names = Object.keys(calls) as Name[];
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1)
    for (const name of names) {
      const start = performance.now();
      await calls[name]();
      if (round >= 0) taken.get(name)?.push(performance.now() - start);
    }
  return Object.fromEntries(names.map((name) => [name, timing(taken.get(name) ?? [])])) as Record<Name, Timing>;
}

export interface Timing {
  p50: number;
  p95: number;
  /** As they were taken. */
  all: readonly number[];
}

export function timing(milliseconds: readonly number[]): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), all: milliseconds };
}

/** A Markdown table, as it goes into docs/performance.md. */
export function markdown(columns: string[], rows: (string | number)[][]): string {
  const cell = (value: string | number) => (typeof value === "number" ? value.toFixed(2) : value);
  return [
    `| ${columns.join(" | ")} |`,
    `|${"---|".repeat(columns.length)}`,
    ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
  ].join("\n");
}

/** `--name=7` of the command line. */
export const numberOption = (name: string, usual: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
  const value = given === undefined ? usual : Number(given);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} takes a whole number`);
  return value;
};
