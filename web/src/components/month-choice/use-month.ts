import { useSearchParams } from "react-router";
import { todayInTokyo } from "../../domain/day.ts";

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

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
