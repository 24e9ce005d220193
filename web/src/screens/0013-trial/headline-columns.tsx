import type { Column } from "../../components/data-table/columns.ts";
import { Headline } from "../../components/headline/Headline.tsx";
import { slashDate } from "../../domain/day.ts";
import { trialText as text } from "../../features/search-form/text.ts";
import type { TriedHeadline } from "./use-trial.ts";

/** In the order of the server. */
export const HEADLINE_COLUMNS: readonly Column<TriedHeadline>[] = [
  {
    id: "title",
    header: text.headline,
    cell: ({ title, titleHits }) => <Headline as="span" title={title} hits={titleHits} />,
    wraps: true,
  },
  { id: "media", header: text.medium, cell: ({ mediaName }) => mediaName },
  { id: "date", header: text.issueDate, cell: ({ issueDate }) => slashDate(issueDate) },
];
