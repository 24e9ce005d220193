import { vi } from "vitest";

/** A window of that many px, for matchMedia. */
export function windowOf(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, side, px] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? [];
    const matches = side === "min" ? width >= Number(px) : side === "max" && width <= Number(px);
    return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
}
