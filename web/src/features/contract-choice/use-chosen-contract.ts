import { useSearchParams } from "react-router";

/** The contract that the address names; another choice drops what the address says of the one before. */
export function useChosenContract(): [contractId: string | null, choose: (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get("contractId"), (id) => setParams(id === null ? {} : { contractId: id })];
}
