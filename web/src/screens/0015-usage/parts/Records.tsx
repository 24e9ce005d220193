import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import type { Day } from "../../../domain/day.ts";
import { type Period, periodLabel } from "../../../domain/period.ts";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import type { UsageView } from "../../../domain/usage-address.ts";
import { UseChart } from "../../../features/usage-inquiry/UseChart.tsx";
import { useViewer } from "../../../session/use-session.ts";
import classes from "../usage.module.css";
import type { UsageRecords } from "../usage-data.ts";
import { ArticleTable } from "./ArticleTable.tsx";
import { Breakdown } from "./Breakdown.tsx";
import { DayTable } from "./DayTable.tsx";
import { MeterCards } from "./MeterCards.tsx";

interface RecordsProps {
  records: UsageRecords;
  period: Period;
  view: UsageView;
  today: Day;
  /** Of the further articles. */
  more: "idle" | "loading" | "failed";
  onMore: () => void;
}

/** Meters where the contract shows them (pdf_usage_display_flag), then the period's uses as chart and table. */
export function Records({ records, period, view, today, more, onMore }: RecordsProps) {
  const { pdfUsageDisplay } = useViewer();
  const isEmpty = records.articleCount === 0;
  return (
    <>
      <div className={classes.cards}>
        {pdfUsageDisplay && <MeterCards meters={records.meters} today={today} />}
        <Breakdown total={records.total} />
      </div>
      {isEmpty ? (
        <EmptyState title={text.none(periodLabel(period))} message={text.noneHelp} />
      ) : view === "articles" ? (
        <ArticleTable articles={records.articles} all={records.articleCount} more={more} onMore={onMore} />
      ) : (
        <>
          {view === "days" && (
            <div className={classes.chart}>
              <UseChart period={period} days={records.days} tabled />
            </div>
          )}
          <DayTable days={view === "days" ? records.days : []} total={records.total} />
        </>
      )}
    </>
  );
}
