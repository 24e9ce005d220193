import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import type { ChartEvent } from "../../components/day-chart/series.ts";
import type { Period } from "../../domain/period.ts";
import { chartEvents } from "./chart-events.ts";
import { COMPANY_EVENTS } from "./event-documents.ts";

/** The company's own events of a period; none while they are not there: a chart does not wait for its lines. */
export function useChartEvents({ start, end }: Period): ChartEvent[] {
  const { data } = useQuery(COMPANY_EVENTS, SHOWN);
  const events = data?.companyEvents;
  return useMemo(() => chartEvents(events ?? [], { start, end }), [events, start, end]);
}
