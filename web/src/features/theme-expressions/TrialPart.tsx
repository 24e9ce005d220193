import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { TRIAL } from "./documents.ts";
import type { ExpressionFault } from "./expression-check.ts";
import { SampleList } from "./SampleList.tsx";
import { TrialDays } from "./TrialDays.tsx";
import { trialText as text } from "./text.ts";
import classes from "./trial.module.css";
import type { Draft, Sample, Trial } from "./types.ts";

/** Days that are tried. */
const DAYS = 14;

/** What the expression would change over 14 days; the last figures stay while new ones come. */
export function TrialPart({ draft, fault }: { draft: Draft; fault: ExpressionFault | null }) {
  const { themeId, id, section, text: asked } = draft;
  const { data, previousData, error, loading, refetch } = useQuery(TRIAL, {
    variables: { themeId, id, section, text: asked },
    ...EDITED,
  });
  const trial = (data ?? previousData)?.expressionTrial;
  return (
    <section className={classes.trial} aria-label={text.title} aria-busy={loading}>
      {fault && <FormAlert tone="warn">{fault.mend ? text.assumed(fault.mend.sign) : text.stale}</FormAlert>}
      {error && !trial && <FailedPart title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !trial && <Loading />}
      {trial && (isRefusal(trial) || isInvalid(trial)) && (
        <FormAlert tone="danger">{isRefusal(trial) ? trial.message : trial.fieldErrors[0]?.message}</FormAlert>
      )}
      {trial?.__typename === "ExpressionTrial" && <Figures trial={trial} isStale={loading} />}
    </section>
  );
}

const KINDS = ["changed", "added", "removed", "kept"] as const;
type Kind = (typeof KINDS)[number];

const marked = (samples: readonly Sample[], kind: "added" | "removed" | "kept") =>
  samples.map((sample) => ({ ...sample, kind }));

function Figures({ trial, isStale }: { trial: Trial; isStale: boolean }) {
  const kept = trial.after - trial.added;
  const hasChanges = trial.added + trial.removed > 0;
  const [chosen, choose] = useState<Kind | null>(null);
  const kind = chosen ?? (hasChanges ? "changed" : "kept");
  const counts = { changed: trial.added + trial.removed, added: trial.added, removed: trial.removed, kept };
  const added = marked(trial.addedSamples, "added");
  const removed = marked(trial.removedSamples, "removed");
  const samples = { changed: [...added, ...removed], added, removed, kept: marked(trial.keptSamples, "kept") }[kind];
  const names = Object.fromEntries(KINDS.map((each) => [each, text.kindOf(text.kinds[each], counts[each])]));
  return (
    <>
      <div className={classes.top} data-stale={isStale}>
        <div>
          <h3>{text.title}</h3>
          <p className={classes.sum}>
            <b data-kind="added">+{trial.added.toLocaleString()}</b>
            <b data-kind="removed">−{trial.removed.toLocaleString()}</b>
            <span>{text.change(trial.before, trial.after)}</span>
          </p>
          <p className={classes.small} role="status">
            {isStale ? text.counting : `${text.looked(trial.articles)}　${text.cost(perDay(trial.after))}`}
          </p>
        </div>
        <TrialDays days={trial.days} />
      </div>
      {trial.warning !== null && <FormAlert tone="warn">{trial.warning === "dead" ? text.dead : text.broad}</FormAlert>}
      <div className={classes.choice}>
        <Segments
          label={text.samples}
          labelHidden
          values={KINDS}
          names={names as Record<Kind, string>}
          value={kind}
          onChoose={choose}
        />
        {samples.length < counts[kind] && (
          <span className={classes.small}>{text.shown(samples.length, counts[kind])}</span>
        )}
      </div>
      <SampleList samples={samples} />
    </>
  );
}

const perDay = (articles: number): string => (Math.round((articles / DAYS) * 10) / 10).toLocaleString();
