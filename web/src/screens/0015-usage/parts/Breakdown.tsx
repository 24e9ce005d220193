import { Card } from "../../../components/card/Card.tsx";
import { figure } from "../../../components/usage-meter/UsageMeter.tsx";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import { useViewer } from "../../../session/use-session.ts";
import classes from "../usage.module.css";
import { type Figures, KINDS } from "../usage-data.ts";
import { Swatch } from "./DayChart.tsx";

/** What the period's uses were. Books are in no sum, and shown where magazines are. */
export function Breakdown({ total }: { total: Figures }) {
  const { sources } = useViewer();
  return (
    <Card title={text.breakdown}>
      <dl className={classes.breakdown}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <Swatch kind={kind} />
              {text.kinds[kind]}
            </dt>
            <dd>{figure(total[kind])}</dd>
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
