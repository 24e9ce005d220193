import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { FrequencySortKey, UsageFrequency } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useTableView } from "../../components/data-table/table-view.ts";
import { todayInTokyo } from "../../domain/day.ts";
import { type Period, periodOf } from "../../domain/period.ts";
import { thisMonth } from "../../domain/usage-address.ts";
import { USAGE_FREQUENCIES } from "./frequency-documents.ts";

export const FREQUENCIES = ["DAILY", "OFTEN", "WEEKLY", "RARELY", "NEVER"] as const satisfies readonly UsageFrequency[];

/** Users by frequency, of the address's group, days and frequency. */
export function useFrequencies() {
  const [params, setParams] = useSearchParams();
  const today = todayInTokyo(new Date());
  const given = periodOf(params.get("from"), params.get("to")) ?? thisMonth(today);
  /** Days that can't stand in the address: the server says what is wrong with them. */
  const [faulty, setFaulty] = useState<Period | null>(null);
  const period = faulty ?? given;
  const groupId = /^\d{1,18}$/.exec(params.get("group") ?? "")?.[0] ?? "";
  const frequency = FREQUENCIES.find((each) => each === params.get("only")) ?? "";
  const view = useTableView("usage-frequency", { sort: { column: "USE_DAY_COUNT", direction: "desc" } });
  const query = useQuery(USAGE_FREQUENCIES, {
    variables: {
      period: { start: period.start, end: period.end },
      groupId: groupId || null,
      frequency: frequency || null,
      sortKey: (view.sort?.column ?? "USE_DAY_COUNT") as FrequencySortKey,
      descending: view.sort?.direction !== "asc",
      page: view.page,
      pageSize: view.pageSize,
    },
    ...SHOWN,
  });
  const data = query.data ?? query.previousData;
  const answer = data?.usageFrequencies;
  const errors = answer?.__typename === "InvalidForm" ? answer.fieldErrors : [];
  const set = (values: Record<string, string>) => {
    view.change({ page: 1 });
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) value === "" ? next.delete(name) : next.set(name, value);
    setParams(next, { replace: true });
  };
  return {
    ...{ view, query, period, groupId, frequency },
    answer: answer?.__typename === "UsageFrequencies" ? answer : errors.length > 0 ? NOBODY : undefined,
    groups: data?.userGroupChoices ?? [],
    errorOf: (name: "start" | "end") => errors.find(({ field }) => field === name)?.message,
    choose: (name: "group" | "only", value: string) => set({ [name]: value }),
    show: (next: Period) => {
      const whole = periodOf(next.start, next.end);
      setFaulty(whole ? null : next);
      if (whole) set({ from: whole.start, to: whole.end });
    },
  };
}

/** Below a form that the server refused. */
const NOBODY = { users: [], userCount: 0, counts: [], days: [] };
