import "../../design/edit-form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { EDITED, SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { DOMAIN_CONTRACTS, MAIL_DOMAINS, SAVE_MAIL_DOMAINS } from "./mail-domain-documents.ts";
import classes from "./mail-domains.module.css";
import { mailDomainsText as text } from "./text.ts";

/** /el/mail-domains: where a contract's mails may go. */
export default function MailDomainsScreen() {
  const [params, setParams] = useSearchParams();
  const contractId = params.get("contractId");
  const query = useQuery(DOMAIN_CONTRACTS, { variables: {}, ...SHOWN });
  return (
    <Page title={text.title} lead={text.lead}>
      <QueryState query={query} failed={text.failed}>
        {({ contracts: { contracts } }) => (
          <div className={classes.form}>
            <NativeSelect
              label={text.contract}
              value={contractId ?? ""}
              data={[
                { value: "", label: text.choose },
                ...contracts.map(({ id, code, name }) => ({ value: id, label: `${name}（${code}）` })),
              ]}
              onChange={({ currentTarget: { value } }) => setParams(value === "" ? {} : { contractId: value })}
            />
            {contractId === null ? (
              <EmptyState title={text.choose} />
            ) : (
              <Domains
                key={contractId}
                contractId={contractId}
                name={contracts.find(({ id }) => id === contractId)?.name ?? ""}
              />
            )}
          </div>
        )}
      </QueryState>
    </Page>
  );
}

function Domains({ contractId, name }: { contractId: string; name: string }) {
  const query = useQuery(MAIL_DOMAINS, { variables: { contractId }, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ mailDomains }) => <DomainsForm contractId={contractId} name={name} domains={mailDomains} />}
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
