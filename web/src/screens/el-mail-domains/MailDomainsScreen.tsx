import "../../design/edit-form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import {
  type ContractChoice,
  contractChoice,
  useFoundContracts,
} from "../../features/contract-choice/use-found-contracts.ts";
import { MAIL_DOMAINS, SAVE_MAIL_DOMAINS } from "./mail-domain-documents.ts";
import classes from "./mail-domains.module.css";
import { mailDomainsText as text } from "./text.ts";

/** /el/mail-domains: where a contract's mails may go. */
export default function MailDomainsScreen() {
  const [params, setParams] = useSearchParams();
  const contractId = params.get("contractId");
  const choose = (id: string) => setParams(id === "" ? {} : { contractId: id });
  return (
    <Page title={text.title} lead={text.lead}>
      {contractId === null ? (
        <ContractPart chosen={null} onChoose={choose} />
      ) : (
        <Domains key={contractId} contractId={contractId} onChoose={choose} />
      )}
    </Page>
  );
}

interface ContractPartProps {
  chosen: ContractChoice | null;
  onChoose: (id: string) => void;
  children?: ReactNode;
}

/** The contract, of all that a search finds; the chosen one is there whether the search finds it or not. */
function ContractPart({ chosen, onChoose, children }: ContractPartProps) {
  const { typed, search, found } = useFoundContracts();
  const items = [...new Map([...(chosen ? [chosen] : []), ...found].map((item) => [item.id, item])).values()];
  return (
    <div className={classes.form}>
      <TextInput
        type="search"
        label={text.search}
        value={typed}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <NativeSelect
        label={text.contract}
        value={chosen?.id ?? ""}
        data={[{ value: "", label: text.choose }, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
      />
      {children ?? <EmptyState title={text.choose} />}
    </div>
  );
}

function Domains({ contractId, onChoose }: { contractId: string; onChoose: (id: string) => void }) {
  const query = useQuery(MAIL_DOMAINS, { variables: { contractId }, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ contract, mailDomains }) => (
        <ContractPart chosen={contract && contractChoice(contract)} onChoose={onChoose}>
          <DomainsForm contractId={contractId} name={contract?.name ?? ""} domains={mailDomains} />
        </ContractPart>
      )}
    </QueryState>
  );
}

function DomainsForm({ contractId, name, domains }: { contractId: string; name: string; domains: readonly string[] }) {
  const [save] = useMutation(SAVE_MAIL_DOMAINS);
  const { busy, said, act } = useAction();
  const [typed, type] = useState(domains.join("\n"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = typed.split(/[\s,、]+/).filter((line) => line !== "");
    void act(async () => {
      const answer = (await save({ variables: { contractId, domains: lines } })).data?.saveMailDomains;
      if (answer && isRefusal(answer)) return refusal(answer);
      if (answer && isInvalid(answer))
        return { fields: [], message: answer.fieldErrors[0]?.message ?? "", detail: null };
      return text.saved(name);
    });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <SaidLine said={said} />
      <Textarea
        label={text.domains}
        description={text.help}
        rows={6}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div>
        <Button type="submit" aria-disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}
