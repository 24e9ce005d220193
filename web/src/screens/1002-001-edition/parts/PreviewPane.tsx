import { useCallback, useState } from "react";
import { useAnswer } from "../../../bff/use-answer.ts";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../../components/loading/Loading.tsx";
import type { Selection } from "../../../domain/selection.ts";
import { previewEdition } from "../edition-calls.ts";
import type { EditionStore } from "../edition-store.ts";
import type { Look } from "../send-form.ts";
import { editionText as text } from "../text.ts";
import classes from "./send-dialog.module.css";

type View = keyof typeof text.views;
const VIEWS: readonly View[] = ["wide", "phone", "text"];

interface PreviewPaneProps {
  selection: Selection;
  store: EditionStore;
  look: Look;
}

/** The mail letter by letter as it would be sent: the draft is saved first, and the server writes it with the code that sends. */
export function PreviewPane({ selection, store, look }: PreviewPaneProps) {
  const [view, setView] = useState<View>("wide");
  const { kind, id } = selection;
  const { subjectType, attachType, templateId, encoding } = look;
  const load = useCallback(async () => {
    if (!(await store.flush())) return text.saveFirst;
    return previewEdition({ target: { kind, id }, subjectType, attachType, templateId, encoding });
  }, [store, kind, id, subjectType, attachType, templateId, encoding]);
  const { answer } = useAnswer(load);
  const mail = answer.state === "ready" && typeof answer.data !== "string" ? answer.data : null;
  const refusal =
    answer.state === "failed"
      ? text.previewFailed
      : answer.state === "ready" && mail === null
        ? String(answer.data)
        : null;
  return (
    <section className={classes.preview} aria-label={text.preview} aria-busy={answer.state === "loading"}>
      <div className={classes.previewHead}>
        <p className={classes.subject}>
          <span>{text.subject}</span>
          <b>{mail?.subject ?? ""}</b>
        </p>
        <fieldset aria-label={text.previewAs} className={classes.views}>
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {text.views[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {answer.state === "loading" && <Loading />}
      {refusal !== null && <FormAlert tone="danger">{refusal}</FormAlert>}
      {mail && mail.unencodable.length > 0 && <FormAlert tone="warn">{text.unencodable(mail.unencodable)}</FormAlert>}
      {mail &&
        (view === "text" ? (
          <pre className={classes.text}>{mail.text}</pre>
        ) : (
          // No script runs in it and no link of it leads away.
          <iframe title={text.previewFrame} sandbox="" srcDoc={mail.html} className={classes.frame} data-view={view} />
        ))}
    </section>
  );
}
