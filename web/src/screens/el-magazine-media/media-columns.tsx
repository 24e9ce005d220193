import type { Column } from "../../components/data-table/columns.ts";
import { Bound } from "../../features/licences/Bound.tsx";
import { Forbidden, forbiddenText } from "../../features/licences/Forbidden.tsx";
import type { MediumRow } from "./medium-values.ts";
import { mediaText as text } from "./text.ts";

const groupOf = ({ group }: MediumRow): string => (group === 1 || group === 2 ? text.groups[group] : text.noGroup);

const saleOf = ({ sale }: MediumRow): string =>
  sale === null || sale.salesFromDays === null ? text.unbound : text.salePlan(sale.salesFromDays, sale.salesDays);

const NAME: readonly Column<MediumRow>[] = [
  { id: "name", header: text.name, value: ({ name }) => name, cell: ({ name }) => <b>{name}</b>, card: "title" },
  { id: "code", header: text.code, value: ({ code }) => code },
];

const LICENCE: readonly Column<MediumRow>[] = [
  {
    id: "show",
    header: text.show,
    numeric: true,
    value: ({ licence }) => licence.showDays,
    cell: ({ licence }) => <Bound value={licence.showDays} said={text.days} />,
  },
  {
    id: "print",
    header: text.print,
    numeric: true,
    value: ({ licence }) => licence.printDays,
    cell: ({ licence }) => <Bound value={licence.printDays} said={text.days} />,
  },
  {
    id: "mail",
    header: text.mail,
    numeric: true,
    value: ({ licence }) => licence.mailDays,
    cell: ({ licence }) => <Bound value={licence.mailDays} said={text.days} />,
  },
  {
    id: "readers",
    header: text.readers,
    numeric: true,
    value: ({ licence }) => licence.maxReaders,
    cell: ({ licence }) => <Bound value={licence.maxReaders} said={text.people} />,
  },
  {
    id: "excerpt",
    header: text.excerpt,
    numeric: true,
    value: ({ licence }) => licence.excerptChars,
    cell: ({ licence }) => <Bound value={licence.excerptChars} said={text.characters} unbound={text.usual} />,
  },
  {
    id: "machines",
    header: text.machines,
    value: ({ licence }) => forbiddenText(licence.forbiddenPurposes),
    cell: ({ licence }) => <Forbidden purposes={licence.forbiddenPurposes} />,
  },
];

export const MEDIA_COLUMNS: Readonly<Record<MediumRow["kind"], readonly Column<MediumRow>[]>> = {
  NEWSPAPER: [...NAME, { id: "group", header: text.group, value: groupOf, card: "none" }, ...LICENCE],
  MAGAZINE: [...NAME, { id: "sale", header: text.sale, value: saleOf }, ...LICENCE],
};
