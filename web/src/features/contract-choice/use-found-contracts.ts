import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { graphql } from "../../__generated__/gql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";

const FOUND_CONTRACTS = graphql(`
  query FoundContracts($keyword: String) {
    contracts(keyword: $keyword, pageSize: 100) {
      contracts {
        id
        code
        name
      }
    }
  }
`);

const TYPING = 250;

export interface ContractChoice {
  id: string;
  name: string;
}

/** How a contract is called where one of many is chosen. */
export const contractChoice = ({ id, code, name }: { id: string; code: string; name: string }): ContractChoice => ({
  id,
  name: `${name}（${code}）`,
});

/** Contracts of all that there are, a hundred of them, by what is typed; the last answer stays until the next is there. */
export function useFoundContracts() {
  const [typed, search] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), TYPING);
  const { data, previousData } = useQuery(FOUND_CONTRACTS, { variables: { keyword: keyword || null }, ...SHOWN });
  const found = ((data ?? previousData)?.contracts.contracts ?? []).map(contractChoice);
  return { typed, search, found };
}
