import "../../design/form-styles.ts";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { useQuery } from "@apollo/client/react";
import { Select } from "@mantine/core";
import classes from "./contract-choice.module.css";
import { CHOSEN_CONTRACT } from "./contract-choice-documents.ts";
import { contractChoiceText as text } from "./text.ts";
import { contractChoice, useFoundContracts } from "./use-found-contracts.ts";

interface ContractChoiceProps {
  value: string | null;
  onChoose: (id: string | null) => void;
  /** What holds where no contract is chosen. */
  placeholder?: string;
  /** The choice can be taken back. */
  isClearable?: boolean;
}

/** One of thousands of contracts, found by code or name as one types. */
export function ContractChoice({
  value,
  onChoose,
  placeholder = text.placeholder,
  isClearable = false,
}: ContractChoiceProps) {
  const chosen = useChosenContractById(value);
  const { typed, search, found } = useFoundContracts(chosen?.name);
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      className={classes.choice}
      aria-label={text.label}
      placeholder={placeholder}
      searchable
      clearable={isClearable}
      clearButtonProps={{ "aria-label": text.clear }}
      searchValue={typed}
      onSearchChange={search}
      value={value}
      data={all.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options: given }) => given}
      nothingFoundMessage={text.none}
      comboboxProps={{ shadow: "none" }}
      onChange={(id) => {
        if ((id !== null || isClearable) && id !== value) onChoose(id);
      }}
    />
  );
}

/** A contract that may not be among those that are found. */
function useChosenContractById(id: string | null) {
  const { data } = useQuery(CHOSEN_CONTRACT, { variables: { id: id ?? "" }, skip: id === null });
  return id !== null && data?.contract ? contractChoice(data.contract) : null;
}
