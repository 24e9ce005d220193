import "../../design/form-styles.ts";
import { NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import { TablePager } from "../../components/data-table/TablePager.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FilterTiles } from "../../components/filter-tiles/FilterTiles.tsx";
import { Page } from "../../components/page/Page.tsx";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { PeriodChoice } from "../../features/usage-inquiry/PeriodChoice.tsx";
import { inquiryText } from "../../features/usage-inquiry/text.ts";
import { UseChart } from "../../features/usage-inquiry/UseChart.tsx";
import classes from "../../features/usage-inquiry/usage-inquiry.module.css";
import { frequencyColumns } from "./frequency-columns.tsx";
import { frequencyText as text } from "./text.ts";
import { FREQUENCIES, useFrequencies } from "./use-frequencies.ts";

/** Screen 1045: 利用頻度照会, how often each user uses originals; a name leads to his days. */
export default function UsageFrequencyScreen() {
  const { view, query, answer, groups, period, errorOf, groupId, frequency, choose, show } = useFrequencies();
  const isNarrow = useLayout() === "narrow";
  const columns = useMemo(() => frequencyColumns(period), [period]);
  const model = useDataTable({
    ...{ view, columns, rows: answer?.users, total: answer?.userCount },
    rowId: ({ userId }) => userId,
  });
  const countOf = (each: string) => answer?.counts.find((count) => count.frequency === each)?.users ?? 0;
  const tiles = FREQUENCIES.map((each) => ({
    ...{ value: each, name: text.frequencies[each], count: countOf(each), unit: text.people, note: text.shares[each] },
    ...(each === "NEVER" && { tone: "warn" as const }),
  }));
  const all = tiles.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page
      title={text.title}
      lead={isNarrow ? inquiryText.phoneNote : text.note}
      actions={
        <FileMenu
          requestOf={(file) => ({
            path: `/api/v1/pdf_usage_frequency_download?${new URLSearchParams({
              ...{ process_date_start: period.start, process_date_end: period.end },
              ...(groupId !== "" && { user_group_id: groupId }),
              ...wishOf(file),
            })}`,
          })}
        />
      }
      width="flush"
      toolbar={
        <>
          <NativeSelect
            aria-label={inquiryText.group}
            data={[
              { value: "", label: inquiryText.allGroups },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={groupId}
            onChange={({ currentTarget }) => choose("group", currentTarget.value)}
          />
          <PeriodChoice key={`${period.start} ${period.end}`} period={period} errorOf={errorOf} onShow={show} />
          <FilterTiles
            label={text.tiles}
            tiles={[{ value: "", name: text.all, count: all, unit: text.people }, ...tiles]}
            value={frequency}
            onChoose={(next) => choose("only", next)}
          />
        </>
      }
      bar={<TablePager model={model} unit={text.people} />}
    >
      {answer && answer.days.length > 0 && (
        <div className={classes.chart}>
          <UseChart period={period} days={answer.days} onOpen={(day) => show({ start: day, end: day })} />
        </div>
      )}
      <DataTable
        label={text.title}
        model={model}
        rowName={({ userName }) => userName}
        isNarrowed={frequency !== "" || groupId !== ""}
        error={answer ? undefined : query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
        failed={text.failed}
        empty={<EmptyState title={text.none} />}
      />
    </Page>
  );
}
