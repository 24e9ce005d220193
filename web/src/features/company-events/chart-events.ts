import { EVENT_KINDS, eventKindText } from "@kirinuki/schema/company-event.ts";
import type { ChartEvent } from "../../components/day-chart/series.ts";
import type { Day } from "../../domain/day.ts";
import type { Period } from "../../domain/period.ts";

interface Told {
  readonly id?: string;
  readonly day: Day;
  readonly kind: number;
  readonly title: string;
}

/** 発表, 決算, 事故, その他; empty for a kind that this program does not know. */
export const kindName = (kind: number): string => {
  const known = EVENT_KINDS.find((each) => each === kind);
  return known === undefined ? "" : eventKindText[known];
};

/** Those of a period as its chart shows them, earliest first. */
export const chartEvents = (events: readonly Told[], { start, end }: Period): ChartEvent[] =>
  events
    .filter(({ day }) => day >= start && day <= end)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map(({ id, day, kind, title }, at) => ({ id: id ?? String(at), day, kind: kindName(kind), title }));
