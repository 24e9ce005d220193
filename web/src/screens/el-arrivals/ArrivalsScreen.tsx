import "../../design/form-styles.ts";
import { useSearchParams } from "react-router";
import type { ArticleSource } from "../../__generated__/graphql.ts";
import type { Answer } from "../../bff/use-answer.ts";
import { DayChoice } from "../../components/day-choice/DayChoice.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
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
  const { answer, again } = useArrivals(day, source);
  const choose = (change: { day?: string; source?: ArticleSource }) =>
    setParams({ source, ...(day && { day }), ...change }, { replace: true });
  const shownDay = day ?? (answer.state === "ready" ? answer.data.day : todayInTokyo(new Date()));
  return (
    <Page
      title={text.title}
      lead={answer.state === "ready" ? momentOf(answer.data) : dayLabel(shownDay)}
      width="fluid"
      actions={<DayChoice day={shownDay} onChoose={(chosen) => choose({ day: chosen })} onReload={again} />}
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
      <Board key={`${source} ${shownDay}`} answer={answer} again={again} />
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

function Board({ answer, again }: { answer: Answer<Arrivals>; again: () => void }) {
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    const { error } = answer;
    return <FailedPart title={text.failed} onRetry={again} error={error} />;
  }
  if (answer.data.media.length === 0) return <EmptyState title={text.empty} />;
  return (
    <>
      <ArrivalTotals of={answer.data} />
      <ArrivalAlarms media={answer.data.media} />
      <ArrivalTable of={answer.data} />
    </>
  );
}
