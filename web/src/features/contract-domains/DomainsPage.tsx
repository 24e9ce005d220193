import type { ReactNode } from "react";
import { Page } from "../../components/page/Page.tsx";
import { ChooseContract } from "../contract-choice/ChooseContract.tsx";
import { ContractChoice } from "../contract-choice/ContractChoice.tsx";
import { useChosenContract } from "../contract-choice/use-chosen-contract.ts";

interface DomainsPageProps {
  title: string;
  lead: string;
  /** The list of the chosen contract. */
  children: (contractId: string) => ReactNode;
}

/** A screen that is a list of domains of a contract. */
export function DomainsPage({ title, lead, children }: DomainsPageProps) {
  const [contractId, choose] = useChosenContract();
  return (
    <Page title={title} lead={lead} toolbar={<ContractChoice value={contractId} onChoose={choose} />}>
      {contractId === null ? <ChooseContract /> : children(contractId)}
    </Page>
  );
}
