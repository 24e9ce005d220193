import type { ReactNode } from "react";
import type { PeriodValue } from "../../components/date-field/PeriodDays.tsx";

export interface ListProps {
  period: PeriodValue;
  /** What both lists have in their toolbar. */
  filters: ReactNode;
}
