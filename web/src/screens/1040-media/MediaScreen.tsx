import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { searchTarget } from "../../domain/search-address.ts";
import { NO_TERMS } from "../../domain/search-terms.ts";
import { SOURCES, type Source, sourceName, sourceNames } from "../../domain/source.ts";
import { type Medium, MOST_MEDIA } from "../../features/media-picker/media-list.ts";
import { MEDIA } from "../../features/search-form/search-documents.ts";
import { mediaText as text } from "../../features/search-form/text.ts";

const ALL = "ALL";

/** A search knows media by their names, which several of them may share. */
const searchOf = (names: readonly string[]) =>
  searchTarget(pathOf("search"), { ...NO_TERMS, nameList: [...new Set(names)] });

const COLUMNS: readonly Column<Medium>[] = [
  {
    id: "name",
    header: text.name,
    value: ({ name }) => name,
    cell: ({ name }) => {
      const { to, state } = searchOf([name]);
      return (
        <Link to={to} state={state}>
          {name}
        </Link>
      );
    },
  },
  { id: "source", header: text.source, value: ({ source }) => sourceName(source) },
  { id: "group", header: text.group, value: ({ group }) => (group === null ? "" : text.groups[group]) },
  { id: "code", header: text.code, value: ({ code }) => code },
];

const idOf = ({ source, code }: Medium): string => `${source} ${code}`;

/** Screen 1040: the media that searches know; those that are ticked can be searched together. */
export default function MediaScreen() {
  const navigate = useNavigate();
  const [source, choose] = useState<Source | typeof ALL>(ALL);
  const { data, error, refetch } = useQuery(MEDIA);
  const media = data?.media;
  const sources = SOURCES.filter((each) => media?.some((medium) => medium.source === each));
  const rows = useMemo(
    () => (source === ALL ? media : media?.filter((medium) => medium.source === source)),
    [media, source],
  );
  const view = useTableView("media");
  const model = useDataTable({ view, columns: COLUMNS, rows, rowId: idOf });
  const search = (chosen: readonly Medium[]) => {
    const { to, state } = searchOf(chosen.map(({ name }) => name));
    void navigate(to, { state });
  };
  return (
    <TablePage
      title={text.title}
      lead={text.lead}
      model={model}
      filterLabel={text.filter}
      filters={
        sources.length > 1 && (
          <Segments
            label={text.source}
            labelHidden
            values={[ALL, ...sources]}
            names={{ ALL: text.allSources, ...sourceNames }}
            value={source}
            onChoose={(next) => {
              choose(next);
              view.change({ page: 1 });
            }}
          />
        )
      }
      isNarrowed={source !== ALL}
      rowName={({ name }) => name}
      onOpen={(medium) => search([medium])}
      actions={(medium) => [{ label: text.searchOne, icon: IconSearch, run: () => search([medium]) }]}
      batch={(ids) => (
        <>
          {ids.length > MOST_MEDIA && <span>{text.full}</span>}
          <Button
            size="xs"
            disabled={ids.length > MOST_MEDIA}
            onClick={() => search((media ?? []).filter((medium) => ids.includes(idOf(medium))))}
          >
            {text.search}
          </Button>
        </>
      )}
      failed={text.failed}
      error={data ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={<EmptyState title={text.none} />}
    />
  );
}
