import type { Rng } from "./rng.ts";
import type { Slots } from "./template.ts";

/** Numbers of an invented chart, oldest first. */
export interface Figure {
  readonly kind: "bars" | "line";
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

const FALLING = /^(減|下落|値下がり|下がる|引き下げる)/;
const RISING = /^(増|上昇|値上がり|上がる|引き上げる)/;

/** Growth a step, so that the chart shows what the article says (fact `dir`); without such a fact it mostly rises. */
function growthOf(slots: Slots, rng: Rng): number {
  const dir = slots.dir ?? "";
  if (FALLING.test(dir)) return 0.9 + rng.next() * 0.06;
  if (RISING.test(dir)) return 1.04 + rng.next() * 0.08;
  return 1 + (rng.next() - 0.25) * 0.16;
}

/** Last year's and this year's profit, where the article tells them. */
function profitsOf(slots: Slots): readonly [before: number, now: number] | undefined {
  const { profit, pct, dir } = slots;
  if (profit === undefined || pct === undefined || dir === undefined) return undefined;
  const change = (dir.startsWith("減") ? -1 : 1) * (Number(pct) / 100);
  return [Math.round(Number(profit) / (1 + change)), Number(profit)];
}

/** A plausible series up to `lastYear` that agrees with the story's facts. */
export function someFigure(rng: Rng, kind: "bars" | "line", lastYear: number, slots: Slots): Figure {
  const count = kind === "bars" ? rng.int(5, 7) : rng.int(9, 12);
  const rate = growthOf(slots, rng);
  const profits = kind === "bars" ? profitsOf(slots) : undefined;
  const values: number[] = profits ? [...profits].reverse() : [rng.int(60, 160)];
  // Backwards from the last value, which is the one that is known.
  while (values.length < count)
    values.push(Math.max(8, Math.round((values.at(-1) ?? 60) / (rate * (0.95 + rng.next() * 0.1)))));
  values.reverse();
  const labels = values.map((_, i) => (kind === "bars" ? `${lastYear - count + 1 + i}年` : `${i + 1}`));
  return { kind, labels, values };
}
