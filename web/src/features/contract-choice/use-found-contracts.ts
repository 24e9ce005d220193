import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { FOUND_CONTRACTS } from "./contract-choice-documents.ts";
import { contractChoiceText as text } from "./text.ts";

const PAUSE_MS = 250;

export interface ContractChoice {
  id: string;
  name: string;
}

/** How a contract is called where one of many is chosen. */
export const contractChoice = ({ id, code, name }: { id: string; code: string; name: string }): ContractChoice => ({
  id,
  name: text.option(name, code),
});

/**
 * A hundred of all contracts, by what is typed; the last answer stays until the next is there.
 * @param chosen name that the field shows when nothing is typed: it is not searched for.
 */
export function useFoundContracts(chosen?: string) {
  const [typed, search] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, previousData } = useQuery(FOUND_CONTRACTS, {
    variables: { keyword: keyword === chosen ? null : keyword || null },
    ...SHOWN,
  });
  const found = ((data ?? previousData)?.contracts.contracts ?? []).map(contractChoice);
  return { typed, search, found };
}
