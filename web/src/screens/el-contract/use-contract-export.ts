import { useAction } from "../../components/said-line/use-action.ts";
import { download } from "../../session/download.ts";
import { endingAtExpiry } from "../../session/operator-session.ts";
import { contractFormText as text } from "./text.ts";

/** Everything that is kept of a contract, as a file; what stands before its removal. */
export function useContractExport(contractId: string) {
  const { said, act } = useAction();
  const run = () =>
    void act(async () => {
      const outcome = await download("/admin/api/v1/contract_export", { contract_id: contractId }, endingAtExpiry);
      return outcome.kind === "saved" ? text.exported : { fields: [], message: outcome.message, detail: null };
    });
  return { said, run };
}
