import { Card } from "../../../components/card/Card.tsx";
import { figure } from "../../../components/usage-meter/UsageMeter.tsx";
import { type Period, periodLabel } from "../../../domain/period.ts";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import { CHART, type DayBars } from "../day-bars.ts";
import classes from "../usage.module.css";
import { KINDS, type Kind } from "../usage-data.ts";

/** A day each, stacked by kind. The table under it says the same, so it is one picture to those who can't see it. */
export const DayChart = ({ chart, period }: { chart: DayBars; period: Period }) => (
  <Card title={text.chart} actions={<Legend />}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it where it is narrow */}
    <div className={classes.chartScroll} tabIndex={0}>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={text.chartLabel(periodLabel(period))}
      >
        <Patterns />
        {chart.ticks.map(({ value, y }) => (
          <g key={value}>
            <line x1={CHART.left} x2={CHART.width} y1={y} y2={y} data-base={value === 0} />
            <text x={CHART.left - 8} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {chart.bars.map((bar) => (
          <g key={bar.day}>
            {bar.parts.map(({ kind, y, height }) => (
              <rect key={kind} x={bar.x} y={y} width={bar.width} height={height} fill={`url(#${PATTERN[kind]})`} />
            ))}
            {bar.total > 0 && (
              <text x={bar.x + bar.width / 2} y={bar.top - 5} textAnchor="middle">
                {figure(bar.total)}
              </text>
            )}
            <text x={bar.x + bar.width / 2} y={187} textAnchor="middle" data-weekday={bar.weekday}>
              {text.dayOf(bar.date, bar.weekday)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  </Card>
);

const Legend = () => (
  <ul className={classes.legend}>
    {KINDS.map((kind) => (
      <li key={kind}>
        <Swatch kind={kind} />
        {text.kinds[kind]}
      </li>
    ))}
  </ul>
);

const PATTERN: Record<Kind, string> = {
  pdfDisplay: "usage-pdf-display",
  pdfPrint: "usage-pdf-print",
  textDisplay: "usage-text-display",
  textPrint: "usage-text-print",
};

/** Prints are hatched: colours alone do not tell them apart. */
const Patterns = () => (
  <defs>
    {KINDS.map((kind, index) => (
      <pattern
        key={kind}
        id={PATTERN[kind]}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill={`var(--chart-${index + 1})`} />
        {index % 2 === 1 && <rect width="1.5" height="5" fill="var(--surface)" opacity="0.6" />}
      </pattern>
    ))}
  </defs>
);

/** The colour of a kind beside its name. Drawn by itself, as patterns of another drawing may be gone. */
export const Swatch = ({ kind }: { kind: Kind }) => (
  <span className={classes.swatch} data-kind={kind} aria-hidden="true" />
);
