import "dayjs/locale/ja";
import type { DatesProviderProps } from "@mantine/dates";

/** Weeks begin on Sunday, which is red; names are Japanese whatever the browser speaks. */
export const DATES: DatesProviderProps["settings"] = { locale: "ja", firstDayOfWeek: 0, weekendDays: [0] };

/** How every calendar of the product names its parts. */
export const CALENDAR = {
  monthLabelFormat: "YYYY年M月",
  yearLabelFormat: "YYYY年",
  decadeLabelFormat: "YYYY年",
  monthsListFormat: "M月",
  yearsListFormat: "YYYY年",
  ariaLabels: {
    nextMonth: "次の月",
    previousMonth: "前の月",
    nextYear: "次の年",
    previousYear: "前の年",
    nextDecade: "次の10年",
    previousDecade: "前の10年",
    monthLevelControl: "月を選ぶ",
    yearLevelControl: "年を選ぶ",
  },
};
