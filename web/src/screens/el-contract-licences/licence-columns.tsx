import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate, todayInTokyo } from "../../domain/day.ts";
import { Bound } from "../../features/licences/Bound.tsx";
import { Forbidden, forbiddenText } from "../../features/licences/Forbidden.tsx";
import { PriceWords } from "../../features/licences/PriceWords.tsx";
import type { LicenceRow } from "./licence-values.ts";
import { licencesText as text } from "./text.ts";

const slashed = (day: string | null): string | null => day && slashDate(day);
const spanOf = ({ terms }: LicenceRow): string => text.span(slashed(terms.validFrom), slashed(terms.validTo));

/** Red where the licence has ended. */
function Span(row: LicenceRow) {
  const { validTo } = row.terms;
  const hasEnded = validTo !== null && validTo < todayInTokyo(new Date());
  return hasEnded ? <StateTag tone="danger">{spanOf(row)}</StateTag> : spanOf(row);
}

type BoundName = "showDays" | "printDays" | "mailDays" | "maxReaders" | "maxCopies" | "excerptChars";

const bound = (
  id: BoundName,
  header: string,
  words: (count: number) => string,
  unbound?: string,
): Column<LicenceRow> => ({
  id,
  header,
  numeric: true,
  value: ({ terms }) => terms[id],
  cell: ({ terms }) => <Bound value={terms[id]} said={words} {...(unbound !== undefined && { unbound })} />,
});

export const LICENCE_COLUMNS: readonly Column<LicenceRow>[] = [
  {
    id: "name",
    header: text.licensor,
    value: ({ name }) => name,
    cell: ({ name, rightholder }) => (
      <>
        <b>{name}</b> {rightholder !== null && <StateTag tone="plain">{text.agency}</StateTag>}
      </>
    ),
    card: "title",
  },
  { id: "code", header: text.code, value: ({ mediaCode }) => mediaCode ?? "", card: "none" },
  { id: "valid", header: text.valid, value: spanOf, cell: (row) => <Span {...row} /> },
  bound("showDays", text.show, text.days),
  bound("printDays", text.print, text.days),
  bound("mailDays", text.mail, text.days),
  bound("maxReaders", text.readers, text.people),
  bound("maxCopies", text.copies, text.sheets),
  bound("excerptChars", text.excerpt, text.characters, text.usual),
  {
    id: "machines",
    header: text.machines,
    value: ({ terms }) => forbiddenText(terms.forbiddenPurposes),
    cell: ({ terms }) => <Forbidden purposes={terms.forbiddenPurposes} />,
  },
  {
    id: "price",
    header: text.price,
    value: ({ terms }) => text.prices(terms.articleYen, terms.readerYen, terms.copyYen),
    cell: ({ terms }) => <PriceWords terms={terms} />,
    wraps: true,
  },
];
