import { Button, NativeSelect } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { userLogText as text } from "./text.ts";
import { csvQuery, type LogFilters } from "./use-log-filters.ts";

interface LogFilterFieldsProps {
  filters: LogFilters;
  /** What may be chosen, by the beginning of its code. */
  actions: Readonly<Record<string, string>>;
}

/** Contract, period and kind of action. */
export const LogFilterFields = ({ filters, actions }: LogFilterFieldsProps) => (
  <>
    <ContractChoice
      value={filters.contractId}
      onChoose={filters.chooseContract}
      placeholder={text.allContracts}
      isClearable
    />
    <PeriodDays label={text.period} value={filters.typed} onChange={filters.choosePeriod} />
    <NativeSelect
      aria-label={text.action}
      value={filters.action}
      data={Object.entries(actions).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => filters.chooseAction(currentTarget.value)}
    />
  </>
);

interface CsvButtonProps {
  filters: LogFilters;
  call: "user_log_download" | "operator_log_download";
  /** How REST names the person. */
  person: string;
}

/** The list as it is narrowed, as a file. */
export const CsvButton = ({ filters, call, person }: CsvButtonProps) => (
  <Button
    component="a"
    href={`/admin/api/v1/${call}?${csvQuery(filters, person)}`}
    download
    variant="default"
    leftSection={<IconDownload size={16} stroke={1.75} />}
  >
    {text.csv}
  </Button>
);
