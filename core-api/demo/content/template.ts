import type { Rng } from "./rng.ts";

/** Facts of one story, by slot name (`co`, `co.p`, `inv`). */
export type Slots = Readonly<Record<string, string>>;

const SLOT = /\{([a-zA-Z0-9.]+)\}/g;
const CHOICE = /\[([^[\]]*)\]/g;

/**
 * Fills a template: `[a|b]` chooses one wording, `{name}` takes a fact. Throws when a fact is missing or empty, because a
 * hole in a sentence must never reach a reader.
 */
export function fill(template: string, slots: Slots, rng: Rng): string {
  const chosen = template.replace(CHOICE, (_, inner: string) => rng.pick(inner.split("|")));
  return chosen.replace(SLOT, (_, name: string) => {
    const value = slots[name];
    if (value === undefined || value === "") throw new Error(`No fact for {${name}} in: ${template}`);
    return value;
  });
}

/** The slot names that a template asks for. */
export const slotsIn = (template: string): string[] => [...template.matchAll(SLOT)].map((m) => m[1] ?? "");
