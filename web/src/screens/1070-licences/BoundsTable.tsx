import type { LicencesScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate } from "../../domain/day.ts";
import { Bound } from "../../features/licences/Bound.tsx";
import { Forbidden } from "../../features/licences/Forbidden.tsx";
import { PriceWords } from "../../features/licences/PriceWords.tsx";
import { licencesText as text } from "./text.ts";

type Licence = LicencesScreenQuery["ownLicences"][number];

const COLUMNS = [
  text.licensor,
  text.valid,
  text.show,
  text.print,
  text.mail,
  text.readers,
  text.copies,
  text.excerpt,
  text.machines,
  text.price,
] as const;

const slashed = (day: string | null): string | null => day && slashDate(day);

/** What licences allow with the originals of each medium, and with copy of others in any. */
export function BoundsTable({ licences }: { licences: readonly Licence[] }) {
  return (
    <TablePart title={text.bounds} note={text.boundsNote}>
      {licences.length === 0 ? (
        <PartNote>{text.noBounds}</PartNote>
      ) : (
        <CardTable label={text.boundsTable} columns={COLUMNS} numeric={COLUMNS.slice(2, -2)}>
          {licences.map(({ mediaCode, rightholder, name, ended, terms }) => (
            <tr key={mediaCode ?? `rightholder ${rightholder}`}>
              <th scope="row">
                {name} {rightholder !== null && <StateTag tone="plain">{text.wire}</StateTag>}
              </th>
              <td data-nowrap>
                {text.span(slashed(terms.validFrom), slashed(terms.validTo))}{" "}
                {ended && <StateTag tone="danger">{text.ended}</StateTag>}
              </td>
              <td data-numeric>
                <Bound value={terms.showDays} said={text.days} />
              </td>
              <td data-numeric>
                <Bound value={terms.printDays} said={text.days} />
              </td>
              <td data-numeric>
                <Bound value={terms.mailDays} said={text.days} />
              </td>
              <td data-numeric>
                <Bound value={terms.maxReaders} said={text.people} />
              </td>
              <td data-numeric>
                <Bound value={terms.maxCopies} said={text.sheets} />
              </td>
              <td data-numeric>
                <Bound value={terms.excerptChars} said={text.characters} unbound={text.usual} />
              </td>
              <td data-nowrap>
                <Forbidden purposes={terms.forbiddenPurposes} />
              </td>
              <td>
                <PriceWords terms={terms} />
              </td>
            </tr>
          ))}
        </CardTable>
      )}
    </TablePart>
  );
}
