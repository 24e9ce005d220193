import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { TrendQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { addDays, todayInTokyo } from "../../domain/day.ts";
import { defaultPeriod, type Period } from "../../domain/period.ts";
import { periodBefore } from "../../domain/period-before.ts";
import { readTrend, type TrendAddress, writeTrend } from "../../domain/trend-address.ts";
import { TREND } from "./trend-documents.ts";

export type TrendAnswer = Extract<NonNullable<TrendQuery["trend"]>, { __typename: "Trend" }>;
type Days = TrendAnswer["days"];

/** A month on a desktop, two weeks on a phone (look.md 12). */
const USUAL_DAYS = 30;

export interface TrendModel {
  address: TrendAddress;
  theme: string;
  period: Period;
  before: Period;
  /** The period that is laid beside it where the user chooses that one himself. */
  second: Period;
  narrow: boolean;
  go: (change: Partial<TrendAddress>) => void;
}

/** What the address says, with what it leaves out. */
export function useTrendAddress(first: string): TrendModel {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const narrow = useLayout() === "narrow";
  const address = readTrend(params);
  const today = todayInTokyo(new Date());
  const usual = narrow ? defaultPeriod(today) : { start: addDays(today, 1 - USUAL_DAYS), end: today };
  const { start, end } = address.period ?? usual;
  const before = periodBefore({ start, end });
  return {
    address,
    theme: address.theme ?? first,
    period: { start, end },
    before,
    second: address.second ?? before,
    narrow,
    go: (change) => void navigate({ search: writeTrend({ ...address, ...change }) }, { replace: true }),
  };
}

/** Another sensitivity marks other days only: until its answer is there, the last one stays, so that the choice keeps the focus. */
export function useTrend({ address, theme, period, before, second }: TrendModel) {
  const hasOther = address.side === "theme" && address.other !== null;
  const { sensitivity } = address;
  const sides = { other: address.other ?? theme, hasOther, before, second, hasSecond: address.side === "period" };
  const variables = { theme, period, sensitivity, ...sides };
  const query = useQuery(TREND, { variables, ...SHOWN });
  const about = JSON.stringify([theme, period, sides]);
  const [last, keep] = useState({ about, data: query.data });
  if (query.data !== undefined && query.data !== last.data) keep({ about, data: query.data });
  return { ...query, data: query.loading && last.about === about ? (query.data ?? last.data) : query.data };
}

export function daysOf(answer: TrendQuery["before"] | TrendQuery["other"] | TrendQuery["second"]): Days {
  return answer?.__typename === "Trend" ? answer.days : [];
}
