import { Button } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { AddressesField } from "./AddressesField.tsx";
import { ArticlesField, type ChosenArticle } from "./ArticlesField.tsx";
import { NoArticles } from "./NoArticles.tsx";
import { Results } from "./Results.tsx";
import classes from "./send.module.css";
import { useCompose } from "./use-compose.ts";
import { WordsFields } from "./WordsFields.tsx";

const ComposeDialogs = lazy(() => loadChunk(() => import("./ComposeDialogs.tsx")));

interface ComposeFormProps {
  articles: readonly ChosenArticle[];
  unavailable: number;
  templates: readonly { id: string; name: string }[];
}

/** Articles, addresses, words; preview, question, and the result of each row. */
export function ComposeForm({ articles: first, unavailable, templates }: ComposeFormProps) {
  const { mailSendMaxCount } = useViewer();
  const [articles, setArticles] = useState(first);
  const compose = useCompose(
    articles.map(({ id }) => id),
    mailSendMaxCount,
  );
  const { form, busy, take, results } = compose;
  if (results) return <Results results={results} />;
  if (articles.length === 0) return <NoArticles />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    take("confirm");
  };
  return (
    <form className={classes.form} {...form.formProps} onSubmit={onSubmit}>
      <FormState of={form} />
      {unavailable > 0 && <FormAlert tone="info">{text.unavailable(unavailable)}</FormAlert>}
      <ArticlesField articles={articles} onChange={setArticles} />
      <AddressesField addresses={compose.addresses} error={compose.errorOf("addresses")} />
      <WordsFields compose={compose} templates={templates} />
      <div className={classes.bar}>
        <Button type="submit" aria-disabled={busy}>
          {text.confirm}
        </Button>
        <Button variant="default" aria-disabled={busy} onClick={() => take("preview")}>
          {text.preview}
        </Button>
      </div>
      {(compose.shown || compose.asking) && (
        <Suspense>
          <ComposeDialogs compose={compose} />
        </Suspense>
      )}
    </form>
  );
}
