import { useState } from "react";
import {
  type ContractChoice,
  contractChoice,
  useFoundContracts,
} from "../../features/contract-choice/use-found-contracts.ts";
import type { DemandUnitRow } from "./DemandUnitsScreen.tsx";

/** Contracts to choose from: those that a search finds, and the chosen ones whether it finds them or not. */
export function useContractChoices(unit: DemandUnitRow | null) {
  const { search, found } = useFoundContracts();
  const [chosen, keep] = useState<readonly ContractChoice[]>(
    (unit?.contracts ?? []).map(({ contractId, code, companyName }) =>
      contractChoice({ id: contractId, code, name: companyName }),
    ),
  );
  const items = [...new Map([...chosen, ...found].map((item) => [item.id, item])).values()];
  const choose = (ids: readonly string[]) => keep(ids.flatMap((id) => items.find((item) => item.id === id) ?? []));
  return { items, chosen: chosen.map(({ id }) => id), choose, search };
}
