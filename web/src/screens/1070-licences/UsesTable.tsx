import type { LicencesScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { monthText } from "../../components/month-choice/text.ts";
import { licencesText as text } from "./text.ts";

type Uses = LicencesScreenQuery["licenceUses"];

const NUMBERS = [text.articles, text.readerCount, text.copies, text.uses, text.amount];

const sum = (media: Uses["media"], count: "articles" | "readers" | "copies" | "uses"): string =>
  media.reduce((total, medium) => total + medium[count], 0).toLocaleString();

/** 利用報告 of a month: what was used of each medium, and what is owed for it. */
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
            <tr key={medium.mediaCode}>
              <th scope="row">{medium.mediaName}</th>
              <td data-numeric>{medium.articles.toLocaleString()}</td>
              <td data-numeric>{medium.readers.toLocaleString()}</td>
              <td data-numeric>{medium.copies.toLocaleString()}</td>
              <td data-numeric>{medium.uses.toLocaleString()}</td>
              <td>{text.prices(medium.articleYen, medium.readerYen, medium.copyYen)}</td>
              <td data-numeric>{text.yen(medium.totalYen)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text.total}</th>
            <td data-numeric>{sum(media, "articles")}</td>
            <td data-numeric>{sum(media, "readers")}</td>
            <td data-numeric>{sum(media, "copies")}</td>
            <td data-numeric>{sum(media, "uses")}</td>
            <td />
            <td data-numeric>{text.yen(totalYen)}</td>
          </tr>
        </CardTable>
      )}
    </TablePart>
  );
}
