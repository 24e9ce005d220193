import "../../design/form-styles.ts";
import { useSearchParams } from "react-router";
import type { ArticleSource } from "../../__generated__/graphql.ts";
import { DayChoice } from "../../components/day-choice/DayChoice.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { dayLabel, isDay, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { clockLabel } from "./arrival-times.ts";
import classes from "./arrivals.module.css";
import { ArrivalAlarms } from "./parts/ArrivalAlarms.tsx";
import { ArrivalTable } from "./parts/ArrivalTable.tsx";
import { ArrivalTotals } from "./parts/ArrivalTotals.tsx";
import { arrivalsText as text } from "./text.ts";
import { type Arrivals, useArrivals } from "./use-arrivals.ts";

const SOURCES: readonly ArticleSource[] = ["NEWSPAPER", "WEB", "MAGAZINE"];

/** /el/arrivals: which media have come on a day, beside what is usual for them; what is missing comes first (look.md 11). */
export default function ArrivalsScreen() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : null;
  const source = SOURCES.find((each) => each === params.get("source")) ?? "NEWSPAPER";
  const query = useArrivals(day, source);
  const board = query.data?.arrivalScreen;
  const choose = (change: { day?: string; source?: ArticleSource }) =>
    setParams({ source, ...(day && { day }), ...change }, { replace: true });
  const shownDay = day ?? board?.day ?? todayInTokyo(new Date());
  return (
    <Page
      title={text.title}
      lead={board ? momentOf(board) : dayLabel(shownDay)}
      width="fluid"
      actions={
        <DayChoice
          day={shownDay}
          onChoose={(chosen) => choose({ day: chosen })}
          onReload={() => void query.refetch().catch(() => undefined)}
        />
      }
    >
      <div className={classes.source}>
        <Segments
          label={text.source}
          labelHidden
          values={SOURCES}
          names={text.sources}
          value={source}
          onChoose={(chosen) => choose({ source: chosen })}
        />
      </div>
      <QueryState query={query} failed={text.failed} loading={<Loading fullHeight />}>
        {({ arrivalScreen }) => <Board key={`${source} ${shownDay}`} of={arrivalScreen} />}
      </QueryState>
    </Page>
  );
}

/** 2026/11/20(金) 06:47 現在; a day that is not today has its own name only. */
function momentOf({ day, checkedAt }: Arrivals): string {
  const isToday = todayInTokyo(new Date(checkedAt)) === day;
  return isToday
    ? text.asOf(`${dayLabel(day)} ${clockLabel(checkedAt)}`)
    : `${dayLabel(day)}（${text.asOf(timeLabel(checkedAt, "short"))}）`;
}

function Board({ of }: { of: Arrivals }) {
  if (of.media.length === 0) return <EmptyState title={text.empty} />;
  return (
    <>
      <ArrivalTotals of={of} />
      <ArrivalAlarms media={of.media} />
      <ArrivalTable of={of} />
    </>
  );
}
