import { useMutation, useQuery } from "@apollo/client/react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { DomainsForm } from "../../features/contract-domains/DomainsForm.tsx";
import { DomainsPage } from "../../features/contract-domains/DomainsPage.tsx";
import { MAIL_DOMAINS, SAVE_MAIL_DOMAINS } from "./mail-domain-documents.ts";
import { mailDomainsText as text } from "./text.ts";

/** /el/mail-domains: where a contract's mails may go. */
export default function MailDomainsScreen() {
  return (
    <DomainsPage title={text.title} lead={text.lead}>
      {(contractId) => <Domains key={contractId} contractId={contractId} />}
    </DomainsPage>
  );
}

function Domains({ contractId }: { contractId: string }) {
  const query = useQuery(MAIL_DOMAINS, { variables: { contractId }, ...EDITED });
  const [run] = useMutation(SAVE_MAIL_DOMAINS);
  const save = async (domains: string[]) => (await run({ variables: { contractId, domains } })).data?.saveMailDomains;
  return (
    <QueryState query={query} failed={text.failed}>
      {({ mailDomains }) => <DomainsForm domains={mailDomains} save={save} text={text} />}
    </QueryState>
  );
}
