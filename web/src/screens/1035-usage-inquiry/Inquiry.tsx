import { useMemo, useState } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import { TablePager } from "../../components/data-table/TablePager.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { periodLabel } from "../../domain/period.ts";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { CapOutlook } from "../../features/usage-inquiry/CapOutlook.tsx";
import { PeriodChoice } from "../../features/usage-inquiry/PeriodChoice.tsx";
import { inquiryText } from "../../features/usage-inquiry/text.ts";
import { UseChart } from "../../features/usage-inquiry/UseChart.tsx";
import classes from "../../features/usage-inquiry/usage-inquiry.module.css";
import { useViewer } from "../../session/use-session.ts";
import { ChargeChoice } from "./ChargeChoice.tsx";
import type { InquiryAddress } from "./inquiry-address.ts";
import { inquiryColumns, inquirySums } from "./inquiry-columns.tsx";
import { MatrixBar } from "./MatrixBar.tsx";
import { type CellKind, isMatrix } from "./matrix.ts";
import { matrixColumns, matrixSums } from "./matrix-columns.tsx";
import { inquiryScreenText as text } from "./text.ts";
import { useInquiry } from "./use-inquiry.ts";
import { WhoChoice } from "./WhoChoice.tsx";

const PATHS = {
  USER: { PERIOD: "userid_period", DAY: "userid_daily" },
  GROUP: { PERIOD: "usergroupid_period", DAY: "usergroupid_daily" },
} as const;

/** One inquiry: whom and which days, the chart, the table with 合計 on top. */
export function Inquiry({ address }: { address: InquiryAddress }) {
  const { by, step, period } = address;
  const { sources } = useViewer();
  const isNarrow = useLayout() === "narrow";
  const { view, query, answer, choices, wanted, errorOf, go, show } = useInquiry(address);
  const [kind, chooseKind] = useState<CellKind>("all");
  const hasDays = isMatrix(address);
  const columns = useMemo(
    () => (hasDays ? matrixColumns({ address, kind, isNarrow }) : inquiryColumns(address, sources.magazine)),
    [address, sources.magazine, hasDays, kind, isNarrow],
  );
  const model = useDataTable({
    ...{ view, columns, rows: answer?.rows, total: answer?.rowCount },
    rowId: ({ id }) => id,
  });
  const first = columns[0]?.id ?? "";
  return (
    <Page
      title={text.title}
      lead={isNarrow ? inquiryText.phoneNote : undefined}
      actions={<FileMenu requestOf={(file) => ({ path: downloadPath(address), body: bodyOf(address, file) })} />}
      width="flush"
      toolbar={
        <div className={classes.choices}>
          <Segments
            label={text.by}
            labelHidden
            values={["USER", "GROUP"] as const}
            names={text.bys}
            value={by}
            onChoose={(next) => go({ by: next })}
          />
          <Segments
            label={text.step}
            labelHidden
            values={["PERIOD", "DAY"] as const}
            names={text.steps}
            value={step}
            onChoose={(next) => go({ step: next })}
          />
          {by === "USER" && (
            <WhoChoice by="USER" choices={choices} value={address.userIds} onChoose={(userIds) => go({ userIds })} />
          )}
          <WhoChoice by="GROUP" choices={choices} value={address.groupIds} onChoose={(groupIds) => go({ groupIds })} />
          <ChargeChoice address={address} go={go} />
          <PeriodChoice key={`${period.start} ${period.end}`} period={wanted} errorOf={errorOf} onShow={show} />
        </div>
      }
      bar={<TablePager model={model} unit={text.rowUnit} />}
    >
      <CapOutlook />
      {hasDays && <MatrixBar kind={kind} onChoose={chooseKind} />}
      {!hasDays && answer && answer.days.length > 0 && (
        <div className={classes.chart}>
          <UseChart period={wanted} days={answer.days} onOpen={(day) => show({ start: day, end: day })} />
        </div>
      )}
      <DataTable
        label={text.title}
        model={model}
        rowName={({ groupName, userName, userId }) => userName ?? userId ?? groupName}
        sums={
          answer &&
          (hasDays
            ? matrixSums(answer.total.counts.total, answer.days, address, kind)
            : inquirySums(answer.total, first))
        }
        error={answer ? undefined : query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
        failed={text.failed}
        empty={<EmptyState title={text.none(periodLabel(wanted))} message={text.noneHelp} />}
      />
    </Page>
  );
}

/** A file with a column for each day is one of rows of the whole period. */
const downloadPath = (address: InquiryAddress): string =>
  `/api/v1/pdf_usage_by_${PATHS[address.by][isMatrix(address) ? "PERIOD" : address.step]}_download`;

const bodyOf = (address: InquiryAddress, file: Parameters<typeof wishOf>[0]) => {
  const { period, userIds, groupIds, chargeCodes, isByCharge, by } = address;
  return {
    process_date_start: period.start,
    process_date_end: period.end,
    ...(by === "USER" && userIds.length > 0 && { user_id: userIds }),
    ...(groupIds.length > 0 && { user_group_id: groupIds }),
    ...(chargeCodes.length > 0 && { charge_code: chargeCodes }),
    ...(isByCharge && { charge_code_flag: 1 }),
    ...(isMatrix(address) && { day_flag: 1 }),
    ...wishOf(file),
  };
};
