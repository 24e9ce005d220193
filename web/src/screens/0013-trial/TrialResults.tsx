import { DataTable } from "../../components/data-table/DataTable.tsx";
import type { DataTableModel } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { countLabel } from "../../domain/count-label.ts";
import { countOf, type Source, sourceName } from "../../domain/source.ts";
import { trialText as text } from "../../features/search-form/text.ts";
import { UnsearchedDays } from "../../features/search-form/UnsearchedDays.tsx";
import classes from "./trial.module.css";
import type { TriedHeadline, TriedSearch } from "./use-trial.ts";

interface TrialResultsProps {
  tried: TriedSearch;
  model: DataTableModel<TriedHeadline>;
  sources: readonly Source[];
}

/** Counts and headlines of what a search would find; or why there are none. */
export const TrialResults = ({ tried: { query, found, refused }, model, sources }: TrialResultsProps) => (
  <section className={classes.results} aria-label={text.results} aria-busy={query.loading}>
    {found && found.counts.total > 0 && (
      <p className={classes.counts} role="status">
        <b>{countLabel(text.total, found.counts.total)}</b>
        {sources.map((source) => (
          <span key={source}>{countLabel(sourceName(source), countOf(found.counts, source))}</span>
        ))}
      </p>
    )}
    <UnsearchedDays days={found?.unsearchedDays ?? []} />
    <DataTable
      model={model}
      label={text.results}
      rowName={({ title }) => title}
      refused={refused}
      failed={text.failed}
      error={query.data ? undefined : query.error}
      onRetry={() => void query.refetch().catch(() => undefined)}
      empty={<EmptyState title={text.none} />}
    />
  </section>
);
