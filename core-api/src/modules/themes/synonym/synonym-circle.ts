/** From a term of a line through other lines back to another term of it. */
export interface Circle {
  /** As they are compared, in the order of the way. */
  terms: string[];
  /** Of the sets on the way, from 0, without the one that closes it. */
  lines: number[];
}

/**
 * Finds the first set of a list that closes a circle: A = B, B = C, C = A. Two terms that stand together in another set too are
 * no circle, nor is a term that many sets share.
 */
export class SynonymCircles {
  readonly #sets: (readonly string[])[] = [];
  readonly #linesOf = new Map<string, number[]>();
  /** Terms that lines lead to from each other have one root; only among them is a way looked for. */
  readonly #parents = new Map<string, string>();

  /** @param terms of the next line, as they are compared. @returns null where the line closes no circle */
  add(terms: readonly string[]): Circle | null {
    const known = terms.filter((term) => this.#linesOf.has(term));
    const way = this.#wayBetween(known);
    const line = this.#sets.push(terms) - 1;
    for (const term of terms) {
      this.#parents.set(this.#rootOf(term), this.#rootOf(terms[0] ?? term));
      const lines = this.#linesOf.get(term);
      if (lines) lines.push(line);
      else this.#linesOf.set(term, [line]);
    }
    return way;
  }

  #wayBetween(terms: readonly string[]): Circle | null {
    for (const [at, from] of terms.entries()) {
      const root = this.#rootOf(from);
      const joined = terms.slice(at + 1).filter((to) => this.#rootOf(to) === root);
      const others = joined.filter((to) => !this.#standTogether(from, to));
      const way = others.length === 0 ? null : this.#wayTo(from, new Set(others));
      if (way) return way;
    }
    return null;
  }

  #rootOf(term: string): string {
    let root = term;
    for (let next = this.#parents.get(root); next !== undefined && next !== root; next = this.#parents.get(root))
      root = next;
    this.#parents.set(term, root);
    return root;
  }

  /** Lines stand in order, so one walk along both finds the first that they share. */
  #standTogether(a: string, b: string): boolean {
    const [ofA, ofB] = [this.#linesOf.get(a) ?? [], this.#linesOf.get(b) ?? []];
    for (let i = 0, j = 0; ; ) {
      const [lineA, lineB] = [ofA[i], ofB[j]];
      if (lineA === undefined || lineB === undefined) return false;
      if (lineA === lineB) return true;
      if (lineA < lineB) i += 1;
      else j += 1;
    }
  }

  /** Breadth first, so the shortest way is told. */
  #wayTo(from: string, targets: ReadonlySet<string>): Circle | null {
    const cameBy = new Map<string, { from: string; line: number }>();
    const seen = new Set<number>();
    const queue = [from];
    for (const term of queue) {
      for (const line of this.#linesOf.get(term) ?? []) {
        if (seen.has(line)) continue;
        seen.add(line);
        for (const next of this.#sets[line] ?? []) {
          if (next === from || cameBy.has(next)) continue;
          cameBy.set(next, { from: term, line });
          if (targets.has(next)) return backFrom(next, cameBy);
          queue.push(next);
        }
      }
    }
    return null;
  }
}

function backFrom(end: string, cameBy: ReadonlyMap<string, { from: string; line: number }>): Circle {
  const circle: Circle = { terms: [end], lines: [] };
  for (let step = cameBy.get(end); step; step = cameBy.get(step.from)) {
    circle.terms.unshift(step.from);
    circle.lines.unshift(step.line);
  }
  return circle;
}
