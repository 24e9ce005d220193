import { Card } from "../../../components/card/Card.tsx";
import { SeriesSwatch } from "../../../components/day-chart/SeriesSwatch.tsx";
import { figure } from "../../../components/usage-meter/UsageMeter.tsx";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import { USE_SERIES } from "../../../features/usage-inquiry/use-series.ts";
import { useViewer } from "../../../session/use-session.ts";
import classes from "../usage.module.css";
import type { Figures } from "../usage-data.ts";

/** What the period's uses were. Books are in no sum, and shown where magazines are. */
export function Breakdown({ total }: { total: Figures }) {
  const { sources } = useViewer();
  return (
    <Card title={text.breakdown}>
      <dl className={classes.breakdown}>
        {USE_SERIES.map((series) => (
          <div key={series.id}>
            <dt>
              <SeriesSwatch series={series} />
              {series.name}
            </dt>
            <dd>{figure(total[series.id])}</dd>
          </div>
        ))}
        {sources.magazine && (
          <div>
            <dt>{text.book}</dt>
            <dd>{figure(total.book)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
