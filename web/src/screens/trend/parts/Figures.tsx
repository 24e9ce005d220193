import { FigureRow } from "../../../components/figure-row/FigureRow.tsx";
import { weekdayOf } from "../../../domain/day.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import type { Sensitivity } from "../../../domain/trend-address.ts";
import { type CountedDay, changeOf, countsOf, sumOf } from "../../../domain/trend-steps.ts";
import type { OtherSide } from "../other-side.ts";

interface JudgedDay extends CountedDay {
  /** Null: nobody can say yet what is usual. */
  readonly usual: number | null;
}

interface FiguresProps {
  name: string;
  days: readonly JudgedDay[];
  /** Of the period before. */
  earlier: readonly CountedDay[];
  side: OtherSide | null;
  sensitivity: Sensitivity;
}

const totalOf = (days: readonly CountedDay[]): number => sumOf(countsOf(days));

function averageOf(days: readonly CountedDay[]): number {
  const working = days.filter(({ day }) => !"土日".includes(weekdayOf(day)));
  return working.length === 0 ? 0 : Math.round(totalOf(working) / working.length);
}

const signed = (change: number | null): string =>
  change === null ? "–" : `${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)}%`;

/** How this period stands to another, over the days that are laid beside each other. */
function noteOf(days: readonly CountedDay[], { kind, days: other, length }: OtherSide): string {
  if (kind === "theme") return "";
  const change = signed(changeOf(totalOf(days.slice(0, other.length)), totalOf(other)));
  if (length !== days.length) return text.againstFirst(other.length, change);
  return kind === "before" ? "" : text.againstSide(change);
}

/** Totals, the average of a working day, and how many days were spikes, if any could be judged. */
export function Figures({ name, days, earlier, side, sensitivity }: FiguresProps) {
  const total = totalOf(days);
  const isJudged = days.some(({ usual }) => usual !== null);
  const figures = [
    {
      name: text.total(name, days.length),
      value: total,
      unit: text.articles,
      note: text.against(earlier.length, signed(changeOf(total, totalOf(earlier)))),
    },
    ...(side === null
      ? []
      : [
          {
            name: text.totalOther(side.name),
            value: totalOf(side.days),
            unit: text.articles,
            note: noteOf(days, side),
          },
        ]),
    { name: text.average, value: averageOf(days), unit: text.articles, note: "" },
    {
      name: text.spikes,
      value: isJudged ? days.filter(({ isSpike }) => isSpike).length : null,
      unit: text.days,
      note: isJudged ? text.limit[sensitivity] : text.notJudged,
    },
  ];
  return <FigureRow figures={figures} />;
}
