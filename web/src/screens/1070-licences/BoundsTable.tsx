import type { LicencesScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate } from "../../domain/day.ts";
import classes from "./licences.module.css";
import { licencesText as text } from "./text.ts";

type Licence = LicencesScreenQuery["ownLicences"][number];

const COLUMNS = [
  text.medium,
  text.valid,
  text.show,
  text.print,
  text.mail,
  text.readers,
  text.copies,
  text.excerpt,
] as const;

interface BoundProps {
  value: number | null;
  words: (count: number) => string;
  /** What is said where there is none. */
  unbound?: string;
}

/** Without a bound in grey. */
function Bound({ value, words, unbound = text.unbound }: BoundProps) {
  if (value === null) return <span className={classes.soft}>{unbound}</span>;
  return value === 0 ? <StateTag tone="danger">{text.never}</StateTag> : words(value);
}

const slashed = (day: string | null): string | null => day && slashDate(day);

/** What licences allow with the originals of each medium. */
export function BoundsTable({ licences }: { licences: readonly Licence[] }) {
  return (
    <TablePart title={text.bounds} note={text.boundsNote}>
      {licences.length === 0 ? (
        <PartNote>{text.noBounds}</PartNote>
      ) : (
        <CardTable label={text.boundsTable} columns={COLUMNS} numeric={COLUMNS.slice(2)}>
          {licences.map(({ mediaCode, mediaName, ended, terms }) => (
            <tr key={mediaCode}>
              <th scope="row">{mediaName}</th>
              <td data-nowrap>
                {text.span(slashed(terms.validFrom), slashed(terms.validTo))}{" "}
                {ended && <StateTag tone="danger">{text.ended}</StateTag>}
              </td>
              <td data-numeric>
                <Bound value={terms.showDays} words={text.days} />
              </td>
              <td data-numeric>
                <Bound value={terms.printDays} words={text.days} />
              </td>
              <td data-numeric>
                <Bound value={terms.mailDays} words={text.days} />
              </td>
              <td data-numeric>
                <Bound value={terms.maxReaders} words={text.people} />
              </td>
              <td data-numeric>
                <Bound value={terms.maxCopies} words={text.sheets} />
              </td>
              <td data-numeric>
                <Bound value={terms.excerptChars} words={text.characters} unbound={text.usual} />
              </td>
            </tr>
          ))}
        </CardTable>
      )}
    </TablePart>
  );
}
