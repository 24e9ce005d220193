import { useMutation, useQuery } from "@apollo/client/react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { DomainsForm } from "../../features/contract-domains/DomainsForm.tsx";
import { DomainsPage } from "../../features/contract-domains/DomainsPage.tsx";
import { EXCLUDED_DOMAINS, SAVE_EXCLUDED_DOMAINS } from "./excluded-domain-documents.ts";
import { excludedDomainsText as text } from "./text.ts";

/** /el/excluded-domains: sites whose articles a contract does not want. */
export default function ExcludedDomainsScreen() {
  return (
    <DomainsPage title={text.title} lead={text.lead}>
      {(contractId) => <Domains key={contractId} contractId={contractId} />}
    </DomainsPage>
  );
}

function Domains({ contractId }: { contractId: string }) {
  const query = useQuery(EXCLUDED_DOMAINS, { variables: { contractId }, ...EDITED });
  const [run] = useMutation(SAVE_EXCLUDED_DOMAINS);
  const save = async (domains: string[]) =>
    (await run({ variables: { contractId, domains } })).data?.saveExcludedDomains;
  return (
    <QueryState query={query} failed={text.failed}>
      {({ excludedDomains }) => <DomainsForm domains={excludedDomains} save={save} text={text} />}
    </QueryState>
  );
}
