import type { RegistrableMagazinesQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate } from "../../domain/day.ts";
import { salePeriodValue } from "../../domain/magazine-line.ts";
import { magazineText as text } from "./text.ts";

type Page = Extract<RegistrableMagazinesQuery["registrableMagazines"], { __typename: "RegistrableMagazinePage" }>;
type Magazine = Page["articles"][number];

/** The server has its own order, so nothing can be sorted. */
export const MAGAZINE_COLUMNS: readonly Column<Magazine>[] = [
  { id: "title", header: text.article, card: "title", cell: ({ title }) => <b>{title}</b> },
  { id: "magazine", header: text.magazine, cell: ({ mediaName }) => mediaName },
  {
    id: "issue",
    header: text.issue,
    cell: ({ coverDate }) => (coverDate === null ? "–" : text.issueOf(slashDate(coverDate))),
  },
  {
    id: "pages",
    header: text.pages,
    cell: ({ startPage, endPage }) => (startPage === null ? "–" : text.pagesOf(startPage, endPage)),
  },
  {
    id: "sale",
    header: text.sale,
    cell: ({ salePeriod }) =>
      salePeriod === "-" ? <StateTag tone="warn">{text.redelivered}</StateTag> : salePeriodValue(salePeriod),
  },
  {
    id: "themes",
    header: text.in,
    cell: ({ registeredTo, foundIn }) => (
      <>
        {registeredTo.length > 0 && <StateTag tone="ok">{text.registered}</StateTag>}{" "}
        {[...registeredTo, ...foundIn].map(({ name }) => name).join("、") || "–"}
      </>
    ),
  },
];
