import type { LicencesScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { monthText } from "../../components/month-choice/text.ts";
import { licencesText as text } from "./text.ts";

type Uses = LicencesScreenQuery["licenceUses"];

const NUMBERS = [text.articles, text.readerCount, text.copies, text.uses, text.amount];

type Count = "articles" | "readers" | "copies" | "uses";
const COUNTS: readonly Count[] = ["articles", "readers", "copies", "uses"];

const sum = (media: Uses["media"], count: Count): string =>
  media.reduce((total, medium) => total + medium[count], 0).toLocaleString();

/** How much was used, a column each. */
const Counts = ({ of }: { of: Record<Count, number> }) =>
  COUNTS.map((count) => (
    <td key={count} data-numeric>
      {of[count].toLocaleString()}
    </td>
  ));

/** 利用報告 of a month: what was used of each medium, copy of others in it apart, and what is owed for it. */
export function UsesTable({ of: { month, media, totalYen } }: { of: Uses }) {
  return (
    <TablePart title={text.report(monthText.month(month))} note={text.totalNote(totalYen)}>
      {media.length === 0 ? (
        <PartNote>{text.noUses}</PartNote>
      ) : (
        <CardTable
          label={text.usesTable}
          columns={[text.medium, text.articles, text.readerCount, text.copies, text.uses, text.price, text.amount]}
          numeric={NUMBERS}
        >
          {media.map((medium) => (
            <tr key={`${medium.mediaCode} ${medium.rightholder ?? ""}`}>
              <th scope="row">{text.line(medium.mediaName, medium.rightholder)}</th>
              <Counts of={medium} />
              <td>{text.prices(medium.articleYen, medium.readerYen, medium.copyYen)}</td>
              <td data-numeric>{text.yen(medium.totalYen)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text.total}</th>
            {COUNTS.map((count) => (
              <td key={count} data-numeric>
                {sum(media, count)}
              </td>
            ))}
            <td />
            <td data-numeric>{text.yen(totalYen)}</td>
          </tr>
        </CardTable>
      )}
    </TablePart>
  );
}

/** The same by holder of rights: copy of others, whatever medium printed it. They are among the lines above. */
export function WireTable({ of: { rightholders } }: { of: Uses }) {
  if (rightholders.length === 0) return null;
  return (
    <TablePart title={text.wireUses} note={text.wireNote}>
      <CardTable
        label={text.wireTable}
        columns={[text.rightholder, text.articles, text.readerCount, text.copies, text.uses, text.amount]}
        numeric={NUMBERS}
      >
        {rightholders.map((holder) => (
          <tr key={holder.rightholder}>
            <th scope="row">{holder.rightholder}</th>
            <Counts of={holder} />
            <td data-numeric>{text.yen(holder.totalYen)}</td>
          </tr>
        ))}
      </CardTable>
    </TablePart>
  );
}
