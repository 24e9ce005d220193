/** What a change replaced and by what: only the fields that differ, for the trail. */
export interface Difference {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** @param before null where the thing is new */
export function differenceOf(before: object | null, after: object): Difference {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const changed = Object.entries(after).filter(([name, value]) => !isSame(old.get(name), value));
  return {
    before: Object.fromEntries(changed.flatMap(([name]) => (old.has(name) ? [[name, old.get(name)]] : []))),
    after: Object.fromEntries(changed),
  };
}

/** Of a secret the trail keeps only that it is another one. */
export const CHANGED_PASSWORD: Difference = { before: { password: "hidden" }, after: { password: "changed" } };

/** Values of wire shapes are JSON, whose keys come in one order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
