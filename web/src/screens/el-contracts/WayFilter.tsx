import { NativeSelect } from "@mantine/core";
import { signInWayNames } from "../../domain/text/contract-text.ts";
import { contractsText as text } from "./text.ts";

interface WayFilterProps {
  /** null: any. */
  value: string | null;
  onChoose: (way: string | null) => void;
}

/** How the users of the listed contracts may sign in. */
export const WayFilter = ({ value, onChoose }: WayFilterProps) => (
  <NativeSelect
    aria-label={text.byWay}
    value={value ?? ""}
    onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    data={[
      { value: "", label: text.anyWay },
      ...Object.entries(signInWayNames).map(([way, label]) => ({ value: way, label })),
    ]}
  />
);
