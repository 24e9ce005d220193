import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { figure, meterName, UsageMeter } from "../../../components/usage-meter/UsageMeter.tsx";
import { meterText } from "../../../domain/text/usage-text.ts";
import type { NamedArticle } from "../../../features/originals/original-actions.ts";
import type { Originals } from "../../../features/originals/take-originals.ts";
import { resultText, viewerText } from "../../../features/originals/text.ts";
import { useUsageMeters } from "../../../features/usage-meters/usage-meters.ts";
import { useViewer } from "../../../session/use-session.ts";
import type { ArticleLines } from "../use-article-lines.ts";
import type { Counted } from "../use-viewer.ts";
import classes from "../viewer.module.css";

interface ViewerAsideProps {
  originals: Originals;
  shown: readonly NamedArticle[];
  lines: ArticleLines;
  counted: Counted | null;
}

const CLOCK = new Intl.DateTimeFormat("ja-JP", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Tokyo",
});

/** How many of the articles are shown, which are not, what was counted, and how far the caps are used. */
export function ViewerAside({ originals, shown, lines, counted }: ViewerAsideProps) {
  const partly = originals.__typename === "PartlyObtained" ? originals : null;
  const obtained = "obtainedCount" in originals ? originals.obtainedCount : 0;
  return (
    <aside className={classes.info} aria-label={viewerText.info} data-partly={partly !== null} data-print="hide">
      <section>
        <h2>{viewerText.shown(obtained, partly?.requestedCount ?? obtained)}</h2>
        {partly && (
          <div className={classes.note} role="alert">
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            <div>
              <p className="jp">{partly.message}</p>
              <ul>
                {partly.failed.map(({ id, title }) => (
                  <li key={id}>
                    {title || lines.get(id)?.title || resultText.unknownArticle}
                    <Place line={lines.get(id)?.place} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </section>
      <ol className={classes.articles}>
        {shown.flatMap(({ id, title }) =>
          title === "" ? (
            []
          ) : (
            <li key={id}>
              {title}
              <Place line={lines.get(id)?.place} />
            </li>
          ),
        )}
      </ol>
      <p className={classes.counted} role="status">
        {counted && (
          <>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            {counted.count > 0 ? viewerText.counted(counted.count, CLOCK.format(counted.at)) : viewerText.notCounted}
          </>
        )}
      </p>
      <Meters />
    </aside>
  );
}

/** 瑞穂日報 2026/11/20 朝刊 3面. */
const Place = ({ line }: { line: string | undefined }) => (line ? <span className={classes.place}>{line}</span> : null);

/** This month's caps, for contracts that show their usage (pdf_usage_display_flag). */
function Meters() {
  const { pdfUsageDisplay } = useViewer();
  const { meters } = useUsageMeters(pdfUsageDisplay);
  if (meters.length === 0) return null;
  return (
    <dl className={classes.meters}>
      {meters.map((meter) => (
        <div key={`${meter.cap} ${meter.name}`}>
          <dt>{meterName(meter)}</dt>
          <dd>
            <b>{figure(meter.used)}</b>
            {meter.max === null ? meterText.used("") : meterText.of(figure(meter.max))}
          </dd>
          <UsageMeter meter={meter} size="card" />
        </div>
      ))}
    </dl>
  );
}
