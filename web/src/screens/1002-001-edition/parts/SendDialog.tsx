import "../../../design/overlay-styles.ts";
import "@mantine/core/styles/Radio.layer.css";
import { useApolloClient } from "@apollo/client/react";
import { OVER_LICENCE_CODE } from "@kirinuki/schema/messages.ts";
import { Button, Modal } from "@mantine/core";
import { useMemo, useState } from "react";
import { isMoment } from "../../../components/date-field/moment.ts";
import { failure, sentence, type Trouble } from "../../../components/form/outcome.ts";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { useAnswer } from "../../../components/query-state/use-answer.ts";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import type { Selection } from "../../../domain/selection.ts";
import { formText } from "../../../domain/text/form-text.ts";
import { enterDraft } from "../../../features/mail-draft/draft-calls.ts";
import type { StoredDraft } from "../../../features/mail-draft/draft-store.ts";
import { type OpenDraft, useDraft } from "../../../features/mail-draft/use-draft.ts";
import { overLicenceText as overText } from "../../../features/over-licence/text.ts";
import { type EditionOpening, requestApproval, type SentEdition, sendEdition } from "../edition-calls.ts";
import { morningText } from "../morning-text.ts";
import { chosenAddresses, initialChoice, type Look, looksOf } from "../send-form.ts";
import { editionText as text } from "../text.ts";
import type { EditionModel } from "../use-edition.ts";
import { FailedRows } from "./FailedRows.tsx";
import { LookFields } from "./LookFields.tsx";
import { OwnWords } from "./OwnWords.tsx";
import { PreviewPane } from "./PreviewPane.tsx";
import { Recipients } from "./Recipients.tsx";
import classes from "./send-dialog.module.css";
import { WhenFields } from "./WhenFields.tsx";

interface SendDialogProps {
  selection: Selection;
  model: EditionModel;
  addresses: EditionOpening["addresses"];
  /** Another editor sends it; this one asks him to. */
  needsApproval: boolean;
  /** What to say of an edition that is on its way. */
  onSent: (sentence: string) => void;
  onClose: () => void;
}

/** The mail as it would go out, beside to whom and when. Loaded when it is opened for the first time. */
export default function SendDialog(props: SendDialogProps) {
  const client = useApolloClient();
  const query = useAnswer(() => enterDraft(client, { target: props.selection }));
  return (
    <Modal.Root opened onClose={props.onClose} size="min(1180px, calc(100vw - 32px))">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.dialog}</Modal.Title>
          <QueryState query={query} failed={text.wordsFailed}>
            {(answer) =>
              answer.kind === "stored" ? (
                <Sendable {...props} first={answer.draft} />
              ) : (
                <RefusedState message={answer.message} />
              )
            }
          </QueryState>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Sendable(props: SendDialogProps & { first: StoredDraft }) {
  const { selection, model, addresses, needsApproval, onSent, onClose, first } = props;
  const { edition } = model.state;
  const draft = useDraft(
    useMemo(() => ({ target: selection }), [selection]),
    first,
  );
  const [look, setLook] = useState<Look>(() => looksOf(edition));
  const [choice, setChoice] = useState(() => initialChoice(edition, addresses));
  const [sendAt, setSendAt] = useState<string | null>(null);
  const sending = useSending({ selection, model, draft, needsApproval, onSent });
  const chosen = chosenAddresses(choice);
  const wish = { look, addresses: chosen, sendAt, overLicence: null };
  const close = () => void draft.store.flush().then((isSaved) => (isSaved || draft.state.stored.sent) && onClose());
  return (
    <div className={classes.columns}>
      <PreviewPane selection={selection} store={model.store} look={look} words={draft.state.stored} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sending.send(wish);
        }}
      >
        {sending.trouble && (
          <FormAlert tone="danger" detail={sending.trouble.detail} code={sending.trouble.code} focusKey={1}>
            {sending.trouble.message ?? sending.trouble.fields.map(({ message }) => message).join(" ")}
          </FormAlert>
        )}
        {sending.trouble?.code === OVER_LICENCE_CODE && (
          <HeadlinesOnly
            label={needsApproval ? overText.headlinesAsked : overText.headlines}
            busy={sending.busy}
            onChoose={() => void sending.send({ ...wish, overLicence: "headline" })}
          />
        )}
        {sending.failed.length > 0 && <FailedRows rows={sending.failed} />}
        <OwnWords draft={draft} />
        <Recipients edition={edition} addresses={addresses} choice={choice} onChange={setChoice} />
        {!needsApproval && <WhenFields sendAt={sendAt} onChange={setSendAt} />}
        <LookFields look={look} templates={edition.templates} onChange={setLook} />
        <div className={classes.actions}>
          <Button variant="default" onClick={close}>
            {formText.close}
          </Button>
          <Button type="submit" aria-disabled={sending.busy}>
            {labelOf(needsApproval, sending.busy, sendAt)}
          </Button>
        </div>
      </form>
    </div>
  );
}

interface HeadlinesOnlyProps {
  label: string;
  busy: boolean;
  onChoose: () => void;
}

/** The other answer to a mail edition that has more recipients than may read an article: the recipients stand below. */
const HeadlinesOnly = ({ label, busy, onChoose }: HeadlinesOnlyProps) => (
  <div className={classes.over}>
    <p className="jp">{overText.help}</p>
    <Button variant="default" aria-disabled={busy} onClick={onChoose}>
      {label}
    </Button>
  </div>
);

function labelOf(needsApproval: boolean, isBusy: boolean, sendAt: string | null): string {
  if (needsApproval) return isBusy ? morningText.requesting : morningText.request;
  if (isBusy) return text.sending;
  return sendAt === null ? text.send : text.plan;
}

/** One send at a time; what is not saved yet is saved first, so that what goes out is what the preview showed. */
type Sending = Pick<SendDialogProps, "selection" | "model" | "needsApproval" | "onSent"> & { draft: OpenDraft };

interface Wish {
  look: Look;
  addresses: string[];
  sendAt: string | null;
  /** What becomes of articles whose licence allows fewer readers; null: the server asks. */
  overLicence: "headline" | null;
}

function useSending({ selection, model, draft, needsApproval, onSent }: Sending) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [failed, setFailed] = useState<SentEdition["rows"]>([]);
  const attempt = async ({ look, addresses, sendAt, overLicence }: Wish): Promise<Trouble | null> => {
    if (addresses.length === 0) return sentence(text.noAddress);
    if (addresses.length > model.state.edition.sendMaxCount)
      return sentence(text.tooMany(model.state.edition.sendMaxCount));
    if (sendAt !== null && !isMoment(sendAt)) return sentence(text.laterMissing);
    if (!(await model.store.flush())) return sentence(text.saveFirst);
    if (!(await draft.store.flush())) return sentence(text.wordsFirst);
    const { subject, text: ownText, version: draftVersion } = draft.store.current().stored;
    const words = { subject, text: ownText, draftVersion };
    const at = sendAt === null ? null : `${sendAt}:00+09:00`;
    const toSend = { ...look, ...words, target: selection, version: model.store.seenVersion, addresses };
    const wish = { ...toSend, ...(overLicence && { overLicence }) };
    if (needsApproval) {
      const trouble = await requestApproval(client, wish).catch((error: unknown) => failure(error));
      if (trouble === null) onSent(morningText.requested);
      return trouble;
    }
    const form = { ...wish, sendAt: at };
    const sent = await sendEdition(client, form).catch((error: unknown) => failure(error));
    if ("fields" in sent) {
      await draft.store.enter().catch(() => undefined);
      return sent;
    }
    const fallen = sent.rows.filter((row) => row.failed);
    setFailed(fallen);
    const reached = sent.rows.length - fallen.length;
    if (reached === 0) return sentence(text.noneSent);
    const told =
      sendAt === null
        ? text.sent(sent.articleCount, reached)
        : text.planned(sent.articleCount, reached, sendAt.replace("T", " ").replaceAll("-", "/"));
    const rest = fallen.map(({ address, message }) => `${text.failedMark}：${address}（${message}）`);
    onSent([told, ...rest].join(" "));
    return null;
  };
  const send = async (wished: Wish) => {
    if (busy) return;
    setBusy(true);
    setFailed([]);
    setTrouble(null);
    setTrouble(await attempt(wished));
    setBusy(false);
  };
  return { busy, trouble, failed, send };
}
