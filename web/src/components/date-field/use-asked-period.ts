import { DEFAULT_DAYS, firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import { useState } from "react";
import { isDay, todayInTokyo } from "../../domain/day.ts";
import type { PeriodValue } from "./PeriodDays.tsx";

const lastDays = (): PeriodValue => {
  const end = todayInTokyo(new Date());
  return { start: firstOfDays(end, DEFAULT_DAYS), end };
};

const isPeriod = ({ start, end }: PeriodValue): boolean => isDay(start) && isDay(end) && start <= end;

/**
 * What stands in the field, and the last period that it named: while one end is being typed, that stays.
 * @param first what an address asks for; the last days where it names no period
 */
export function useAskedPeriod(first?: PeriodValue) {
  const begin = () => (first && isPeriod(first) ? first : lastDays());
  const [typed, setTyped] = useState(begin);
  const [period, setPeriod] = useState(begin);
  const type = (next: PeriodValue) => {
    setTyped(next);
    if (isPeriod(next)) setPeriod(next);
  };
  return { typed, period, type };
}
