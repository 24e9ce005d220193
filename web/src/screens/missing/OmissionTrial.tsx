import { useQuery } from "@apollo/client/react";
import type { OmissionTrialQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Marked } from "../../components/marked/Marked.tsx";
import { shortDate } from "../../domain/day.ts";
import classes from "./missing.module.css";
import { OMISSION_TRIAL } from "./omission-documents.ts";
import { omissionText as text } from "./omission-text.ts";

type Trial = Extract<OmissionTrialQuery["omissionTrial"], { __typename: "ExpressionTrial" }>;

/** What the theme would find in the last 14 days with the term. */
export function OmissionTrial({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(OMISSION_TRIAL, { variables: { id }, ...EDITED });
  const trial = data?.omissionTrial;
  return (
    <section className={classes.trial} aria-label={text.trial}>
      {error && !trial && <FailedPart title={text.trialFailed} error={error} onRetry={() => void refetch()} />}
      {!error && !trial && <Loading />}
      {trial?.__typename === "Refusal" && <FormAlert tone="danger">{trial.message}</FormAlert>}
      {trial?.__typename === "InvalidForm" && <FormAlert tone="danger">{trial.fieldErrors[0]?.message}</FormAlert>}
      {trial?.__typename === "ExpressionTrial" && <Figures trial={trial} />}
    </section>
  );
}

function Figures({ trial }: { trial: Trial }) {
  const samples = [
    ...trial.addedSamples.map((sample) => ({ ...sample, kind: "added" as const })),
    ...trial.removedSamples.map((sample) => ({ ...sample, kind: "removed" as const })),
  ];
  return (
    <>
      <p className={classes.sum}>
        <span>{text.trial}</span>
        <b data-kind="added">+{trial.added.toLocaleString()}</b>
        <b data-kind="removed">−{trial.removed.toLocaleString()}</b>
        <span>{text.change(trial.before, trial.after)}</span>
      </p>
      {trial.warning === "broad" && <FormAlert tone="warn">{text.broad}</FormAlert>}
      {samples.length === 0 ? (
        <p>{text.noSamples}</p>
      ) : (
        <ol className={classes.samples} aria-label={text.samples}>
          {samples.map(({ kind, articleId, title, titleHits, medium, issueDay }) => (
            <li key={`${kind}${articleId}`}>
              <span data-kind={kind}>{text.tags[kind]}</span>
              <span className="jp">
                <Marked text={title} ranges={titleHits} />
              </span>
              <small>
                {medium}　{shortDate(issueDay)}
              </small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
