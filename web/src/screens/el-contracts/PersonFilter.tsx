import { useQuery } from "@apollo/client/react";
import { NativeSelect } from "@mantine/core";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { personName } from "../../domain/text/contract-text.ts";
import { PERSONS_IN_CHARGE } from "./contracts-documents.ts";
import { contractsText as text } from "./text.ts";

/** What the server understands as "nobody". */
const NOBODY = "-";

interface PersonFilterProps {
  /** null: whoever is in charge. */
  value: string | null;
  onChoose: (id: string | null) => void;
}

/** Whose contracts are listed. Operators come after the list, which does not wait for them. */
export function PersonFilter({ value, onChoose }: PersonFilterProps) {
  const { data } = useQuery(PERSONS_IN_CHARGE, SHOWN);
  return (
    <NativeSelect
      aria-label={text.byPerson}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      data={[
        { value: "", label: text.everybody },
        ...(data?.operators ?? []).map((person) => ({ value: person.id, label: personName(person) })),
        { value: NOBODY, label: text.nobody },
      ]}
    />
  );
}
