import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { PreviewEditionQuery } from "../../../__generated__/graphql.ts";
import { EDITED } from "../../../bff/fetch-policies.ts";
import { faultsText } from "../../../components/form/outcome.ts";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../../components/loading/Loading.tsx";
import { MailFrame } from "../../../components/mail-preview/MailFrame.tsx";
import { MailWarnings } from "../../../components/mail-preview/MailWarnings.tsx";
import type { Selection } from "../../../domain/selection.ts";
import { PREVIEW_EDITION } from "../edition-documents.ts";
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
  /** What the editors wrote, as it is saved. */
  words: { subject: string; text: string };
}

/** The mail letter by letter as it would be sent: the draft is saved first, and the server writes it with the code that sends. */
export function PreviewPane({ selection, store, look, words }: PreviewPaneProps) {
  const [view, setView] = useState<View>("wide");
  const isSaved = useSaved(store);
  const { subjectType, attachType, templateId, encoding } = look;
  const { subject, text: ownText } = words;
  const variables = {
    look: { target: selection, subjectType, attachType, templateId, encoding, subject, text: ownText },
  };
  const { data, error } = useQuery(PREVIEW_EDITION, isSaved ? { variables, ...EDITED } : skipToken);
  const answer = data?.mailEditionPreview;
  const mail = answer?.__typename === "MailEditionPreview" ? answer : null;
  const refusal = isSaved === false ? text.saveFirst : error ? text.previewFailed : answer ? reasonOf(answer) : null;
  const isLoading = mail === null && refusal === null;
  return (
    <section className={classes.preview} aria-label={text.preview} aria-busy={isLoading}>
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
      {isLoading && <Loading />}
      {refusal !== null && <FormAlert tone="danger">{refusal}</FormAlert>}
      {mail && mail.unencodable.length > 0 && <FormAlert tone="warn">{text.unencodable(mail.unencodable)}</FormAlert>}
      {mail && <MailWarnings warnings={mail.warnings} />}
      {mail &&
        (view === "text" ? (
          <pre className={classes.text}>{mail.text}</pre>
        ) : (
          <MailFrame title={text.previewFrame} html={mail.html} className={classes.frame} data-view={view} />
        ))}
    </section>
  );
}

type Answer = PreviewEditionQuery["mailEditionPreview"];

/** Why there is no mail to show; null where there is one. */
function reasonOf(answer: Answer): string | null {
  if (answer.__typename === "Refusal") return answer.message;
  return answer.__typename === "InvalidForm" ? faultsText(answer.fieldErrors) : null;
}

/** Saves the draft when the preview appears; null until it is known whether that went through. */
function useSaved(store: EditionStore): boolean | null {
  const [isSaved, setSaved] = useState<boolean | null>(null);
  useEffect(() => {
    store.flush().then(setSaved, () => setSaved(false));
  }, [store]);
  return isSaved;
}
