import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import type { RegistrationPreviewQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { faultsText } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { isDay, slashDate } from "../../domain/day.ts";
import { issueTypeText } from "../../domain/issue-type.ts";
import { REGISTRATION_PREVIEW } from "./documents.ts";
import { PreviewBars } from "./PreviewBars.tsx";
import classes from "./registration.module.css";
import { previewText as text } from "./text.ts";
import type { Draft } from "./use-registrations.ts";

type Found = Extract<RegistrationPreviewQuery["registrationPreview"], { __typename: "RegistrationPreview" }>;

/** Milliseconds in which somebody chooses on. */
const CHOOSING = 400;

/** What a registration would bring by now. */
export function Preview({ draft }: { draft: Draft }) {
  const [settled] = useDebouncedValue(draft, CHOOSING);
  const isComplete =
    settled.mediaCodes.length > 0 && isDay(settled.start) && (settled.end === "" || isDay(settled.end));
  return (
    <section className={classes.preview} aria-label={text.title}>
      <h2>
        {text.title}
        <small>{text.note}</small>
      </h2>
      {isComplete ? <Counted draft={settled} /> : <p className={classes.note}>{text.hint}</p>}
    </section>
  );
}

function Counted({ draft: { mediaCodes, themeIds, end, ...rest } }: { draft: Draft }) {
  const variables = { ...rest, mediaCodes: [...mediaCodes], themeIds: [...themeIds], end: end === "" ? null : end };
  const query = useQuery(REGISTRATION_PREVIEW, { variables, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ registrationPreview: answer }) => {
        if (answer.__typename === "Refusal") return <RefusedState message={answer.message} />;
        if (answer.__typename === "InvalidForm") return <RefusedState message={faultsText(answer.fieldErrors)} />;
        return <Result found={answer} />;
      }}
    </QueryState>
  );
}

function Result({ found: { count, knownCount, days, latest } }: { found: Found }) {
  return (
    <>
      <p>
        <b className={classes.count}>{text.count(count)}</b> {knownCount > 0 && text.known(knownCount)}
      </p>
      {count === 0 && <p className={classes.note}>{text.none}</p>}
      {days.length > 1 && <PreviewBars days={days} />}
      <ul className={classes.latest}>
        {latest.map(({ id, title, mediaName, issueDate, issueType, frameNo }) => (
          <li key={id}>
            <b className="jp">{title}</b>
            <span className={classes.note}>
              {mediaName} {slashDate(issueDate)} {issueType ? issueTypeText(issueType) : ""}{" "}
              {frameNo ? `${frameNo.replace(/面$/, "")}面` : ""}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
