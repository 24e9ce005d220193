import "../../design/form-styles.ts";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { useQuery } from "@apollo/client/react";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import classes from "./contract-choice.module.css";
import { CHOSEN_CONTRACT, CONTRACT_OPTIONS } from "./contract-choice-documents.ts";
import { contractChoiceText as text } from "./text.ts";

const PAUSE_MS = 200;

interface ContractChoiceProps {
  value: string | null;
  onChoose: (id: string | null) => void;
}

/** One of thousands of contracts, found by code or name as one types. */
export function ContractChoice({ value, onChoose }: ContractChoiceProps) {
  const chosen = useChosenName(value);
  const [typed, type] = useState("");
  const [later] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isName = later === "" || later === chosen?.label;
  const { data, previousData } = useQuery(CONTRACT_OPTIONS, {
    variables: { keyword: isName ? null : later },
    ...SHOWN,
  });
  const found = (data ?? previousData)?.contracts;
  const options = (found?.contracts ?? []).map(({ id, code, name }) => ({ value: id, label: text.option(name, code) }));
  const all = chosen && !options.some((each) => each.value === chosen.value) ? [chosen, ...options] : options;
  return (
    <Select
      className={classes.choice}
      aria-label={text.label}
      placeholder={text.placeholder}
      searchable
      searchValue={typed}
      onSearchChange={type}
      value={value}
      data={all}
      filter={({ options: given }) => given}
      nothingFoundMessage={text.none}
      comboboxProps={{ shadow: "none" }}
      onChange={(id) => {
        if (id !== null && id !== value) onChoose(id);
      }}
    />
  );
}

/** Of a contract that may not be among those that are offered. */
function useChosenName(id: string | null): { value: string; label: string } | null {
  const { data } = useQuery(CHOSEN_CONTRACT, { variables: { id: id ?? "" }, skip: id === null });
  const contract = id === null ? null : data?.contract;
  return contract ? { value: contract.id, label: text.option(contract.name, contract.code) } : null;
}
