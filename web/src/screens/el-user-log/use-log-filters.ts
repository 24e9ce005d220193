import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useAskedPeriod } from "../../components/date-field/use-asked-period.ts";

/** What narrows a trail: contract, period, person and kind of action; each change begins with the first page. */
export function useLogFilters(name: string) {
  const [params, setParams] = useSearchParams();
  const { typed, period, type } = useAskedPeriod();
  const [action, setAction] = useState("");
  const view = useTableView(name);
  const contractId = params.get("contractId");
  const then =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      view.change({ page: 1 });
    };
  return {
    ...{ view, typed, period, contractId, action },
    asked: { ...period, contractId, action: action || null, actor: view.filter.trim() || null },
    isNarrowed: contractId !== null || action !== "",
    choosePeriod: then(type),
    chooseAction: then(setAction),
    chooseContract: then((id: string | null) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete("contractId");
        else next.set("contractId", id);
        return next;
      }),
    ),
  };
}

export type LogFilters = ReturnType<typeof useLogFilters>;

/** The same filters for a file. @param person how REST names the person */
export function csvQuery({ asked: { start, end, contractId, action, actor } }: LogFilters, person: string): string {
  return new URLSearchParams({
    process_date_start: start,
    process_date_end: end,
    ...(contractId && { contract_id: contractId }),
    ...(action && { action }),
    ...(actor && { [person]: actor }),
  }).toString();
}
