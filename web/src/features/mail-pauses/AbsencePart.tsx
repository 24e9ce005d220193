import "../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { ADD_MAIL_ABSENCE, MAIL_ABSENCES, REMOVE_MAIL_ABSENCE } from "./absence-documents.ts";
import classes from "./mail-pauses.module.css";
import { PauseAdd } from "./PauseAdd.tsx";
import { PauseList } from "./PauseList.tsx";
import { daysOf, type PauseDays } from "./pause-days.ts";
import { pauseText as text } from "./text.ts";

/** Days on which a user gets no mails: his own, or with an id those of somebody whom an administrator looks after. */
export default function AbsencePart({ userId = null }: { userId?: string | null }) {
  const query = useQuery(MAIL_ABSENCES, { variables: { userId }, ...EDITED });
  const again = { refetchQueries: [MAIL_ABSENCES], awaitRefetchQueries: true };
  const [addAbsence] = useMutation(ADD_MAIL_ABSENCE, again);
  const [removeAbsence] = useMutation(REMOVE_MAIL_ABSENCE, again);
  const { busy, said, act } = useAction();
  const add = async (pause: PauseDays): Promise<boolean> => {
    let isTaken = false;
    await act(async () => {
      const { addMailAbsence: answer } = (await addAbsence({ variables: { form: { userId, ...pause } } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
      isTaken = true;
      return text.added(daysOf(pause));
    });
    return isTaken;
  };
  const remove = (pause: PauseDays & { id: string }) =>
    act(async () => {
      const { removeMailAbsence: answer } = (await removeAbsence({ variables: { id: pause.id } })).data;
      return answer.__typename === "Refusal" ? refusal(answer) : text.removed(daysOf(pause));
    });
  return (
    <div className={classes.part}>
      <p className={`jp ${classes.help}`}>{userId === null ? text.own : text.his}</p>
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ mailAbsences: { absences } }) => (
          <PauseList
            pauses={absences}
            note={({ madeBy }) => text.byAdmin(madeBy)}
            onRemove={(pause) => void remove(pause)}
          />
        )}
      </QueryState>
      <PauseAdd busy={busy} onAdd={add} />
    </div>
  );
}
