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
import { timeLabel } from "../../domain/day.ts";
import type { Selection } from "../../domain/selection.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import { AssessmentKeys } from "../../features/assessment/AssessmentKeys.tsx";
import { OwnToasts } from "../../features/own-toasts/OwnToasts.tsx";
import { articlesOf } from "./draft.ts";
import classes from "./edition.module.css";
import { type EditionOpening, takeEditionBack } from "./edition-calls.ts";
import { EDITION_QUERIES } from "./edition-documents.ts";
import type { Edition, EditionStore } from "./edition-store.ts";
import { Conflict } from "./parts/Conflict.tsx";
import { EditionPresence } from "./parts/EditionPresence.tsx";
import { ItemList } from "./parts/ItemList.tsx";
import { SaveLine } from "./parts/SaveLine.tsx";
import type { EditionSend } from "./parts/Sends.tsx";
import { SideLists } from "./parts/SideLists.tsx";
import { SinceSelect } from "./parts/SinceSelect.tsx";
import { editionText as text } from "./text.ts";
import { useEdition } from "./use-edition.ts";
import { useEditionKeys } from "./use-edition-keys.ts";

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
      <OwnToasts />
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
      <AssessmentKeys group={text.keyGroup} withChosen={(act) => act(atFocus())} refetch={EDITION_QUERIES} />
      <p className="vh" role="status" key={state.said.count}>
        {state.said.text}
      </p>
      <div className={classes.columns}>
        <div className={classes.main}>
          <SaidLine said={said} />
          <Conflict model={model} />
          {state.edition.hiddenCount > 0 && <FormAlert tone="warn">{text.hidden(state.edition.hiddenCount)}</FormAlert>}
          {first.droppedCount > 0 && <FormAlert tone="info">{text.dropped(first.droppedCount)}</FormAlert>}
          <ItemList model={model} />
        </div>
        <SideLists model={model} onTakeBack={(send) => void act(() => takeBack(client, store, send))} />
      </div>
      {opened && (
        <Suspense>
          <SendDialog
            selection={selection}
            model={model}
            addresses={addresses}
            onSent={(told) => {
              setOpened(false);
              void act(async () => told);
              void store.refresh().catch(() => undefined);
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
