import { Marked } from "../../components/marked/Marked.tsx";
import { shortDate } from "../../domain/day.ts";
import { trialText as text } from "./text.ts";
import classes from "./trial.module.css";
import type { Sample } from "./types.ts";

type MarkedSample = Sample & { kind: "added" | "removed" | "kept" };

/** Headlines with what hit where: why each comes, goes or stays. */
export function SampleList({ samples }: { samples: readonly MarkedSample[] }) {
  if (samples.length === 0) return <p className={classes.small}>{text.none}</p>;
  return (
    <ol className={classes.samples} aria-label={text.samples}>
      {samples.map((sample) => (
        <li key={`${sample.kind}${sample.articleId}`}>
          <span className={classes.tag} data-kind={sample.kind}>
            {text.tags[sample.kind]}
          </span>
          <span className={classes.title}>
            <Marked text={sample.title} ranges={sample.titleHits} />
          </span>
          <span className={classes.small}>
            {sample.medium}　{shortDate(sample.issueDay)}
          </span>
          <span className={classes.why}>{reasons(sample)}</span>
        </li>
      ))}
    </ol>
  );
}

const reasons = ({ reasons: all }: Sample): string =>
  all.map(({ term, field, isExcluding }) => text.reason(term, text.fields[field] ?? field, isExcluding)).join("、") ||
  text.noReason;
