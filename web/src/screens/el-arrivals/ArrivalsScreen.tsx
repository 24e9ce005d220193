import { isOperatorRole, reaches } from "@kirinuki/schema/operator-roles.ts";
import { Button } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { ArticleSource } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { DayChoice } from "../../components/day-choice/DayChoice.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { dayLabel, isDay, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { SOURCES, sourceNames } from "../../domain/source.ts";
import { useOperator } from "../../session/use-operator.ts";
import { arrivalColumns } from "./arrival-columns.tsx";
import { clockLabel } from "./arrival-times.ts";
import { ArrivalAlarms } from "./parts/ArrivalAlarms.tsx";
import { ArrivalLegend } from "./parts/ArrivalLegend.tsx";
import { ArrivalTotals } from "./parts/ArrivalTotals.tsx";
import { arrivalsText as text } from "./text.ts";
import { type Arrivals, useArrivals } from "./use-arrivals.ts";

const MediumDialog = lazy(() => loadChunk(() => import("./parts/MediumDialog.tsx")));
const AlarmDialog = lazy(() => loadChunk(() => import("./parts/AlarmDialog.tsx")));
const OffDaysDialog = lazy(() => loadChunk(() => import("./parts/OffDaysDialog.tsx")));

type Opened = { dialog: "alarm" } | { dialog: "off-days" } | { dialog: "medium"; code: string };

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
  const reload = () => void query.refetch().catch(() => undefined);
  const shownDay = day ?? board?.day ?? todayInTokyo(new Date());
  const view = useTableView("arrivals");
  const columns = useMemo(() => arrivalColumns(board), [board]);
  const model = useDataTable({ view, columns, rows: board?.media, rowId: ({ code }) => code, unpaged: true });
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const role = useOperator()?.role;
  const mayEdit = isOperatorRole(role) && reaches(role, "edit");
  const mayAct = isOperatorRole(role) && reaches(role, "support");
  const isShown = board !== undefined && board.media.length > 0;
  return (
    <>
      <TablePage
        title={text.title}
        lead={board ? momentOf(board) : dayLabel(shownDay)}
        buttons={
          <>
            {mayEdit && (
              <>
                <Button variant="default" onClick={() => open({ dialog: "alarm" })}>
                  {text.alarmSetting}
                </Button>
                <Button variant="default" onClick={() => open({ dialog: "off-days" })}>
                  {text.sourceOffDays}
                </Button>
              </>
            )}
            <DayChoice day={shownDay} onChoose={(chosen) => choose({ day: chosen })} onReload={reload} />
          </>
        }
        model={model}
        unit={text.unit}
        filterLabel={text.filter}
        filters={
          <Segments
            label={text.source}
            labelHidden
            values={SOURCES}
            names={sourceNames}
            value={source}
            onChoose={(chosen) => choose({ source: chosen })}
          />
        }
        said={isShown && <ArrivalAlarms media={board.media} onAcknowledged={mayAct ? () => query.refetch() : null} />}
        tiles={isShown && <ArrivalTotals of={board} />}
        toolbarEnd={<ArrivalLegend />}
        rowName={({ name }) => name}
        onOpen={({ code }) => open({ dialog: "medium", code })}
        actions={({ code }) => [{ label: text.open, icon: IconClock, run: () => open({ dialog: "medium", code }) }]}
        failed={text.failed}
        error={board ? undefined : query.error}
        onRetry={reload}
        empty={<EmptyState title={text.empty} />}
      />
      {opened && (
        <Suspense>
          {opened.dialog === "alarm" && <AlarmDialog onClose={close} />}
          {opened.dialog === "off-days" && <OffDaysDialog source={source} onChanged={reload} onClose={close} />}
          {opened.dialog === "medium" && <MediumDialog code={opened.code} onChanged={reload} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

/** 2026/11/20(金) 06:47 現在; a day that is not today has its own name only. */
function momentOf({ day, checkedAt }: Arrivals): string {
  const isToday = todayInTokyo(new Date(checkedAt)) === day;
  return isToday
    ? text.asOf(`${dayLabel(day)} ${clockLabel(checkedAt)}`)
    : `${dayLabel(day)}（${text.asOf(timeLabel(checkedAt, "short"))}）`;
}
