import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import type { ConditionMailKind } from "../../__generated__/graphql.ts";
import { refusal } from "../../components/form/outcome.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { MailPreview } from "../../components/mail-preview/MailPreview.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { dayLabel } from "../../domain/day.ts";
import { SAVED_CONDITIONS } from "../search-form/search-documents.ts";
import classes from "./condition-mail.module.css";
import { CONDITION_MAIL_PREVIEW, REMOVE_CONDITION_MAIL, SAVE_CONDITION_MAIL } from "./condition-mail-documents.ts";
import { conditionMailText as text } from "./text.ts";

const KINDS: readonly ConditionMailKind[] = ["MORNING", "AT_ONCE"];

/** How one's own saved condition comes by mail, changed by one click, over the mail that would have come. */
export function ConditionMail({ id }: { id: string }) {
  const { data } = useQuery(SAVED_CONDITIONS);
  const now = data?.savedConditions.find((each) => each.id === id)?.mail ?? null;
  const again = { refetchQueries: [SAVED_CONDITIONS], awaitRefetchQueries: true };
  const [save] = useMutation(SAVE_CONDITION_MAIL, again);
  const [remove] = useMutation(REMOVE_CONDITION_MAIL, again);
  const { busy, said, act } = useAction();
  const choose = (kind: ConditionMailKind) =>
    act(async () => {
      const { saveConditionMail: answer } = (await save({ variables: { id, kind } })).data;
      return answer.__typename === "Refusal" ? refusal(answer) : text.saved[kind](answer.mailAddress);
    });
  const end = () =>
    act(async () => {
      const { removeConditionMail: answer } = (await remove({ variables: { id } })).data;
      return answer.__typename === "Refusal" ? refusal(answer) : text.ended;
    });
  return (
    <div className={classes.mail}>
      <p className="jp">{text.lead}</p>
      <fieldset className={classes.kinds}>
        <legend className="vh">{text.kindsLabel}</legend>
        {KINDS.map((kind) => (
          <div key={kind} className={classes.kind}>
            <Button
              variant={now === kind ? "filled" : "default"}
              aria-pressed={now === kind}
              aria-disabled={busy}
              onClick={() => void choose(kind)}
            >
              {text.kinds[kind]}
            </Button>
            <p className={`jp ${classes.help}`}>{text.help[kind]}</p>
          </div>
        ))}
      </fieldset>
      {now !== null && (
        <Button variant="subtle" className={classes.end} aria-disabled={busy} onClick={() => void end()}>
          {text.end}
        </Button>
      )}
      <SaidLine said={said} />
      <Preview id={id} />
    </div>
  );
}

/** The mail of the latest day with articles, under the user's own rights. */
function Preview({ id }: { id: string }) {
  const { data, error } = useQuery(CONDITION_MAIL_PREVIEW, { variables: { id }, fetchPolicy: "no-cache" });
  const answer = data?.conditionMailPreview;
  return (
    <section className={classes.preview} aria-label={text.preview}>
      <h3>{text.preview}</h3>
      {error && <FormAlert tone="danger">{text.failed}</FormAlert>}
      {!answer && !error && <p role="status">{text.busy}</p>}
      {answer?.__typename === "Refusal" && <FormAlert tone="warn">{answer.message}</FormAlert>}
      {answer?.__typename === "ConditionMailPreview" &&
        (answer.mail === null ? (
          <p className={classes.help}>{answer.foundCount === 0 ? text.noMail : answer.refusal}</p>
        ) : (
          <>
            <p className={classes.help}>
              {text.found(answer.foundCount)}
              {text.ofDay(dayLabel(answer.processDate))}
            </p>
            <MailPreview mail={answer.mail} narrow />
          </>
        ))}
    </section>
  );
}
