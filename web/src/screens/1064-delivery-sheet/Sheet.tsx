import { useSearchParams } from "react-router";
import type { DeliverySheetQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FigureRow } from "../../components/figure-row/FigureRow.tsx";
import { monthText } from "../../components/month-choice/text.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { slashDate } from "../../domain/day.ts";
import { DayRow } from "./DayRow.tsx";
import classes from "./delivery-sheet.module.css";
import { sheetText as text } from "./text.ts";

type SheetData = DeliverySheetQuery["deliverySheet"];
export type SheetDayData = SheetData["days"][number];

const ONLY = ["all", "bad"] as const;

/** Whether something of the day was late or did not come. */
const isBad = ({ latePapers, slots }: SheetDayData): boolean =>
  latePapers.some(({ state }) => state !== "waiting") || slots.some(({ late, unsent }) => late + unsent > 0);

/** A month: its sums, its days, and the newspapers that were not on time. */
export function Sheet({ of: sheet }: { of: SheetData }) {
  const [params, setParams] = useSearchParams();
  const only = params.get("only") === "bad" ? "bad" : "all";
  const choose = (value: (typeof ONLY)[number]) => {
    if (value === "all") params.delete("only");
    else params.set("only", value);
    setParams(params);
  };
  const month = monthText.month(sheet.month);
  if (sheet.days.length === 0) return <EmptyState title={text.none(month)} message={text.noneHelp} />;
  const days = only === "bad" ? sheet.days.filter(isBad) : sheet.days;
  return (
    <div className={classes.sheet}>
      <FigureRow figures={figuresOf(sheet)} />
      {sheet.keptFrom > `${sheet.month}-01` && <PartNote>{text.kept(slashDate(sheet.keptFrom))}</PartNote>}
      <Segments label={text.show} labelHidden values={ONLY} names={text.only} value={only} onChoose={choose} />
      <TablePart title={text.days} note={text.daysCount(days.length)}>
        {days.length === 0 ? (
          <PartNote>{text.nothingBad}</PartNote>
        ) : (
          <CardTable label={text.days} columns={[text.day, text.papers, text.trouble, text.mails]}>
            {days.map((day) => (
              <DayRow key={day.day} of={day} />
            ))}
          </CardTable>
        )}
      </TablePart>
      {sheet.media.length > 0 && <MediaTable of={sheet.media} />}
    </div>
  );
}

function figuresOf({ papers, ...sheet }: SheetData) {
  const share = text.percent(sheet.keptSlots, sheet.slots);
  const due = papers.expected - papers.waiting;
  return [
    { name: text.keptSlots, value: sheet.keptSlots, unit: text.times, note: text.ofTimes(sheet.slots, share) },
    {
      name: text.lateSlots,
      value: sheet.partlySlots + sheet.missedSlots,
      unit: text.times,
      note: text.partly(sheet.partlySlots),
    },
    ...(papers.expected === 0
      ? []
      : [
          {
            name: text.onTime,
            value: papers.onTime,
            unit: text.copies,
            note: text.ofCopies(due, text.percent(papers.onTime, due)),
          },
          { name: text.late, value: papers.late, unit: text.copies, note: "" },
          { name: text.missed, value: papers.missed, unit: text.copies, note: "" },
        ]),
  ];
}

const NUMBERS = [text.expected, text.punctual, text.late, text.missed];

const MediaTable = ({ of: media }: { of: SheetData["media"] }) => (
  <TablePart title={text.media} note={text.mediaCount(media.length)}>
    <CardTable label={text.media} columns={[text.medium, ...NUMBERS]} numeric={NUMBERS}>
      {media.map(({ code, name, papers }) => (
        <tr key={code}>
          <th scope="row">{name}</th>
          <td data-numeric>{papers.expected}</td>
          <td data-numeric>{papers.onTime}</td>
          <td data-numeric>{papers.late}</td>
          <td data-numeric>{papers.missed}</td>
        </tr>
      ))}
    </CardTable>
  </TablePart>
);
