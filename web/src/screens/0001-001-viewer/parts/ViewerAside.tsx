import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { NamedArticle } from "../../../features/originals/original-actions.ts";
import type { Originals } from "../../../features/originals/take-originals.ts";
import { resultText, viewerText } from "../../../features/originals/text.ts";
import type { Counted } from "../use-viewer.ts";
import classes from "../viewer.module.css";

interface ViewerAsideProps {
  originals: Originals;
  shown: readonly NamedArticle[];
  counted: Counted | null;
}

const CLOCK = new Intl.DateTimeFormat("ja-JP", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Tokyo",
});

/** How many of the articles are shown, which are not, and what was counted. */
export function ViewerAside({ originals, shown, counted }: ViewerAsideProps) {
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
                  <li key={id}>{title || resultText.unknownArticle}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </section>
      <ol className={classes.articles}>
        {shown.flatMap(({ id, title }) => (title === "" ? [] : <li key={id}>{title}</li>))}
      </ol>
      <p className={classes.counted} role="status">
        {counted && (
          <>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            {counted.count > 0 ? viewerText.counted(counted.count, CLOCK.format(counted.at)) : viewerText.notCounted}
          </>
        )}
      </p>
    </aside>
  );
}
