import { tokyoDay } from "@kirinuki/schema/tokyo-day.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate } from "../../domain/day.ts";
import { accountText as text } from "./text.ts";

/** What ends with a day: its last day, and whether that is over. */
export const Expiry = ({ at }: { at: Date }) => (
  <div>
    {slashDate(tokyoDay(new Date(at.getTime() - 1)))}
    {at < new Date() && (
      <div>
        <StateTag tone="warn">{text.expired}</StateTag>
      </div>
    )}
  </div>
);
