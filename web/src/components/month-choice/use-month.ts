import { MONTH } from "@kirinuki/schema/tokyo-day.ts";
import { useSearchParams } from "react-router";
import { todayInTokyo } from "../../domain/day.ts";

/** The month of the address, ?month=yyyy-MM; the present one where it names none. */
export function useMonth() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("month") ?? "";
  const present = todayInTokyo(new Date()).slice(0, 7);
  const show = (chosen: string) =>
    setParams((now) => {
      now.set("month", chosen);
      return now;
    });
  return { month: MONTH.test(asked) ? asked : present, present, show };
}
