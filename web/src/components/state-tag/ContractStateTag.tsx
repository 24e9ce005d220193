import { IconClock, IconEye } from "@tabler/icons-react";
import { contractStateNames } from "../../domain/text/contract-text.ts";
import { StateTag } from "./StateTag.tsx";

/** A contract's state as icon and word. */
export function ContractStateTag({ state }: { state: string }) {
  const name = contractStateNames[state] ?? state;
  if (state === "in_service") return <StateTag tone="ok">{name}</StateTag>;
  if (state === "preparing") return <StateTag tone="info">{name}</StateTag>;
  if (state === "ending")
    return (
      <StateTag tone="warn" icon={IconClock}>
        {name}
      </StateTag>
    );
  if (state === "read_only")
    return (
      <StateTag tone="warn" icon={IconEye}>
        {name}
      </StateTag>
    );
  return <StateTag tone="danger">{name}</StateTag>;
}
