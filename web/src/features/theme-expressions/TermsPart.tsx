import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { termsText as text } from "./text.ts";
import type { Draft } from "./types.ts";
import { type CountedTerms, useTermCounts } from "./use-term-counts.ts";
import classes from "./workspace.module.css";

/** The words of the expression, each counted by itself, and how expressions are written. */
export function TermsPart({ draft }: { draft: Draft }) {
  return (
    <aside className={classes.terms} aria-label={text.title} data-scroll>
      <h2>
        {text.title}
        <small>{text.days}</small>
      </h2>
      {draft.text.trim() !== "" && <Counts draft={draft} />}
      <h2>{text.writing}</h2>
      <dl>
        {text.ways.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Counts({ draft }: { draft: Draft }) {
  const { data, previousData, error, refetch } = useTermCounts(draft);
  const counted = (data ?? previousData)?.countedTerms;
  if (error && !counted) return <FailedPart title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (!counted) return <Loading />;
  if (counted.__typename !== "CountedTerms") return null;
  return (
    <>
      <ul>
        {counted.terms.map((term) => (
          <li key={`${term.field}${term.isExcluding}${term.term}`}>
            <b>{term.field === null ? term.term : `${term.field}:${term.term}`}</b>
            <span>{text.articles(term.articles)}</span>
            <Note {...term} />
          </li>
        ))}
      </ul>
      {counted.hasMore && <p>{text.more}</p>}
    </>
  );
}

/** A term that begins or ends in ASCII is found as a word of its own only. */
const isAscii = (term: string): boolean => /^[0-9A-Za-z]|[0-9A-Za-z]$/.test(term.normalize("NFKC"));

function Note({ term, field, isExcluding, articles }: CountedTerms["terms"][number]) {
  if (articles === 0) return <small data-tone="warn">{text.never}</small>;
  if (isExcluding) return <small>{text.excluded}</small>;
  return isAscii(term) && field !== "media" && field !== "domain" ? <small>{text.ascii}</small> : null;
}
