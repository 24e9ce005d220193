import "../../design/edit-form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { SynonymsQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { useChosenContract } from "../../features/contract-choice/use-chosen-contract.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { SAVE_SYNONYMS, SYNONYMS } from "./synonym-documents.ts";
import { linesOf, setsOf } from "./synonym-lines.ts";
import classes from "./synonyms.module.css";
import { synonymsText as text } from "./text.ts";

/** /el/synonyms: what `syn:` stands for, in general or in a contract. */
export default function SynonymsScreen() {
  const [contractId, choose] = useChosenContract();
  const query = useQuery(SYNONYMS, { variables: { contractId }, ...EDITED });
  return (
    <Page
      title={text.title}
      lead={text.lead}
      toolbar={
        <>
          <ContractChoice value={contractId} onChoose={choose} placeholder={text.general} />
          {contractId !== null && (
            <Button variant="default" onClick={() => choose(null)}>
              {text.toGeneral}
            </Button>
          )}
        </>
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ synonyms }) => (
          <SynonymsForm key={contractId} contractId={contractId} list={synonyms} onSaved={() => query.refetch()} />
        )}
      </QueryState>
    </Page>
  );
}

interface SynonymsFormProps {
  contractId: string | null;
  list: SynonymsQuery["synonyms"];
  onSaved: () => Promise<unknown>;
}

function SynonymsForm({ contractId, list, onSaved }: SynonymsFormProps) {
  const mayEdit = useMayEdit();
  const { busy, said, act } = useAction();
  const [run] = useMutation(SAVE_SYNONYMS);
  const [typed, type] = useState(linesOf(list.sets));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sets = setsOf(typed);
    // A refusal names a line: what is sent and what is shown have the same lines.
    type(linesOf(sets));
    void act(async () => {
      const answer = (await run({ variables: { contractId, sets, version: list.version } })).data?.saveSynonyms;
      if (answer && isRefusal(answer)) return refusal(answer);
      if (answer && isInvalid(answer)) return sentence(answer.fieldErrors[0]?.message ?? "");
      await onSaved();
      return text.saved(sets.length);
    });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <SaidLine said={said} />
      <p className={classes.facts}>
        {text.facts(list.sets.length, list.expressionCount)}
        {list.updatedAt !== null && <span>{text.last(timeLabel(list.updatedAt, "full"), list.updatedBy ?? "")}</span>}
      </p>
      <Textarea
        label={text.sets}
        description={text.help}
        placeholder={text.example}
        rows={16}
        readOnly={!mayEdit}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {mayEdit && (
        <div>
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.saving : text.save}
          </Button>
        </div>
      )}
    </form>
  );
}
