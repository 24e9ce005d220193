import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import type { SynonymsQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { isSaved } from "../../components/form/form-answer.ts";
import { LinesForm } from "../../components/lines-form/LinesForm.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
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
  const [run] = useMutation(SAVE_SYNONYMS);
  const save = async (lines: string) => {
    const { data } = await run({ variables: { contractId, sets: setsOf(lines), version: list.version } });
    if (data && isSaved(data.saveSynonyms)) await onSaved();
    return data?.saveSynonyms;
  };
  return (
    <LinesForm
      lines={linesOf(list.sets)}
      label={text.sets}
      help={text.help}
      placeholder={text.example}
      rows={16}
      mayEdit={mayEdit}
      tidy={(typed) => linesOf(setsOf(typed))}
      save={save}
      text={{ ...text, saved: (lines) => text.saved(setsOf(lines).length) }}
    >
      <p className={classes.facts}>
        {text.facts(list.sets.length, list.expressionCount)}
        {list.updatedAt !== null && <span>{text.last(timeLabel(list.updatedAt, "full"), list.updatedBy ?? "")}</span>}
      </p>
    </LinesForm>
  );
}
