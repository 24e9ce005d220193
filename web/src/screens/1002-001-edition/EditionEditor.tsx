import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { rowWithFocus } from "../../browser/row-focus.ts";
import { sentence, type Trouble } from "../../components/form/outcome.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { Toasts } from "../../components/toast/Toasts.tsx";
import { timeLabel } from "../../domain/day.ts";
import type { Selection } from "../../domain/selection.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import { AssessmentKeys } from "../../features/assessment/AssessmentKeys.tsx";
import { articlesOf } from "./draft.ts";
import classes from "./edition.module.css";
import { type EditionOpening, takeEditionBack } from "./edition-calls.ts";
import { EDITION_QUERIES } from "./edition-documents.ts";
import type { Edition, EditionStore } from "./edition-store.ts";
import { ApprovalBox } from "./parts/ApprovalBox.tsx";
import { Conflict } from "./parts/Conflict.tsx";
import { EditionPresence } from "./parts/EditionPresence.tsx";
import { ItemList } from "./parts/ItemList.tsx";
import { MorningBar, Outcome } from "./parts/MorningBar.tsx";
import { MorningNote } from "./parts/MorningNote.tsx";
import { SaveLine } from "./parts/SaveLine.tsx";
import type { EditionSend } from "./parts/Sends.tsx";
import { SideLists } from "./parts/SideLists.tsx";
import { SinceSelect } from "./parts/SinceSelect.tsx";
import { editionText as text } from "./text.ts";
import { useEdition } from "./use-edition.ts";
import { useEditionKeys } from "./use-edition-keys.ts";
import { useMorning } from "./use-morning.ts";

const SendDialog = lazy(() => loadChunk(() => import("./parts/SendDialog.tsx")));

interface EditionEditorProps {
  selection: Selection;
  edition: Edition;
  addresses: EditionOpening["addresses"];
  picker: ReactNode;
}

/** The list of an edition, what waits beside it, and the way to send it. */
export function EditionEditor({ selection, edition: first, addresses, picker }: EditionEditorProps) {
  const model = useEdition(selection, first);
  const { state, store } = model;
  const [opened, setOpened] = useState(false);
  const { said, act } = useAction();
  const { morning, read: readMorning } = useMorning(selection, state.savedAt);
  const readAll = async () => {
    await store.refresh().catch(() => undefined);
    await readMorning();
  };
  const client = useApolloClient();
  const open = () => setOpened(true);
  useEditionKeys(model, open);
  const atFocus = () =>
    articlesOf(store.current().draft).flatMap(({ key, article }) => (key === rowWithFocus() ? article : []));
  useEffect(() => {
    document.title = frameText.windowTitle(`${text.title} ${first.name}`);
  }, [first.name]);
  return (
    <div className={classes.screen}>
      <Toasts />
      <header className={classes.bar}>
        <h1 className={classes.title}>{text.title}</h1>
        {picker}
        <SinceSelect model={model} />
        <EditionPresence selection={selection} />
        <SaveLine state={state} onRetry={() => void store.flush()} />
        <Button className={classes.open} leftSection={<IconEye size={16} stroke={1.75} />} onClick={open}>
          {text.open}
        </Button>
      </header>
      {morning && <MorningBar morning={morning} />}
      <AssessmentKeys group={text.keyGroup} withChosen={(act) => act(atFocus())} refetch={EDITION_QUERIES} />
      <p className="vh" role="status" key={state.said.count}>
        {state.said.text}
      </p>
      <div className={classes.columns}>
        <div className={classes.main}>
          <SaidLine said={said} />
          <Conflict model={model} />
          {morning && <Outcome morning={morning} />}
          {morning?.request && <ApprovalBox selection={selection} request={morning.request} act={act} read={readAll} />}
          {state.edition.hiddenCount > 0 && <FormAlert tone="warn">{text.hidden(state.edition.hiddenCount)}</FormAlert>}
          {first.droppedCount > 0 && <FormAlert tone="info">{text.dropped(first.droppedCount)}</FormAlert>}
          <ItemList model={model} />
        </div>
        <SideLists
          model={model}
          top={morning && <MorningNote key={morning.day} morning={morning} read={readMorning} />}
          onTakeBack={(send) => void act(() => takeBack(client, store, send))}
        />
      </div>
      {opened && (
        <Suspense>
          <SendDialog
            selection={selection}
            model={model}
            addresses={addresses}
            needsApproval={morning?.approval ?? false}
            onSent={(told) => {
              setOpened(false);
              void act(async () => told);
              void readAll().catch(() => undefined);
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What was put to the draft since is saved first; afterwards it is shown as it is then, whether it was taken back or has gone out. */
async function takeBack(client: ApolloClient, store: EditionStore, send: EditionSend): Promise<string | Trouble> {
  if (store.isUnsaved && !(await store.flush())) return sentence(text.saveBeforeTakingBack);
  const trouble = await takeEditionBack(client, send.id);
  await store.refresh().catch(() => undefined);
  return trouble ?? text.takenBack(timeLabel(send.at, "full"));
}
