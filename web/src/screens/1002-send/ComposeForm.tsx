import { Button } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useMemo } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { DraftConflicts } from "../../features/mail-draft/DraftConflicts.tsx";
import { DraftLine } from "../../features/mail-draft/DraftLine.tsx";
import type { StoredDraft } from "../../features/mail-draft/draft-store.ts";
import { useDraft, useDraftStay } from "../../features/mail-draft/use-draft.ts";
import { useViewer } from "../../session/use-session.ts";
import { AddressesField } from "./AddressesField.tsx";
import { ArticlesField, type NamedArticle } from "./ArticlesField.tsx";
import { NoArticles } from "./NoArticles.tsx";
import { Results } from "./Results.tsx";
import classes from "./send.module.css";
import { composeText } from "./text.ts";
import { useCompose } from "./use-compose.ts";
import { WordsFields } from "./WordsFields.tsx";

const OverLicenceQuestion = lazy(() => loadChunk(() => import("../../features/over-licence/OverLicenceQuestion.tsx")));
const ComposeDialogs = lazy(() => loadChunk(() => import("./ComposeDialogs.tsx")));

interface ComposeFormProps {
  draft: StoredDraft;
  articles: readonly NamedArticle[];
  unavailable: number;
  templates: readonly { id: string; name: string }[];
}

/** The sender's words first, then addresses and articles; preview, question, and the result of each row. */
export function ComposeForm({ draft: first, articles: named, unavailable, templates }: ComposeFormProps) {
  const { mailSendMaxCount } = useViewer();
  const key = useMemo(() => ({ id: first.id }), [first.id]);
  const draft = useDraft(key, first);
  const { store, state } = draft;
  useDraftStay(store);
  const compose = useCompose(draft, mailSendMaxCount);
  const { form, busy, take, results } = compose;
  if (results) return <Results results={results} />;
  // Of records alone it is what its writer says; one that has lost its articles is none.
  const isWordsAlone = first.articles.length === 0 && first.hiddenCount === 0 && first.text !== "";
  if (!isWordsAlone && state.fields.articles.length === 0 && state.stored.hiddenCount === 0) return <NoArticles />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    take("confirm");
  };
  return (
    <form className={classes.form} {...form.formProps} onSubmit={onSubmit}>
      <DraftLine draft={draft} />
      <DraftConflicts draft={draft} />
      <FormState of={form} mayLeave />
      {unavailable > 0 && <FormAlert tone="info">{text.unavailable(unavailable)}</FormAlert>}
      {state.stored.hiddenCount > 0 && (
        <FormAlert tone="warn">{composeText.hidden(state.stored.hiddenCount)}</FormAlert>
      )}
      <AddressesField addresses={compose.addresses} error={compose.errorOf("addresses")} />
      <WordsFields compose={compose} templates={templates} ofArticles={!isWordsAlone} />
      {!isWordsAlone && (
        <ArticlesField
          chosen={state.fields.articles}
          named={named}
          onChange={(articles) => store.change({ articles })}
        />
      )}
      <div className={classes.bar}>
        <Button type="submit" aria-disabled={busy}>
          {text.confirm}
        </Button>
        <Button variant="default" aria-disabled={busy} onClick={() => take("preview")}>
          {text.preview}
        </Button>
      </div>
      {(compose.shown || compose.asked) && (
        <Suspense>
          <ComposeDialogs compose={compose} />
        </Suspense>
      )}
      {compose.over !== null && (
        <Suspense>
          <OverLicenceQuestion
            message={compose.over}
            onHeadlines={() => compose.settleOver(true)}
            onClose={() => compose.settleOver(false)}
          />
        </Suspense>
      )}
    </form>
  );
}
