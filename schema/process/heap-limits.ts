/** Options of V8 by program. Left alone, V8 lets each process grow past 300 MB before it collects; docs/performance.md has the figures. */
const SMALL = ["--max-old-space-size=160", "--max-semi-space-size=8"];
/** The worker holds the compiled expressions of all contracts: up to 390 MB with 100,000 themes. */
const WORKER = ["--max-old-space-size=1024", "--max-semi-space-size=8"];

/** What limits the heap of a program: core-api (`serve`), `worker`, `bff`. Commands that end by themselves have no limit. */
export function heapLimitsOf(program: string | undefined): readonly string[] {
  if (program === "serve" || program === "bff") return SMALL;
  return program === "worker" ? WORKER : [];
}
