import "../../design/several-styles.ts";
import { MultiSelect } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./several-field.module.css";

interface SeveralFieldProps {
  label: string;
  "aria-label"?: string;
  description?: ReactNode;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** What the list says where nothing of it fits what was typed. */
  none: string;
  error?: ReactNode;
  required?: boolean;
}

/** Rows of a list at a time; the rest is found by typing. */
const MOST_ROWS = 50;

/** Several of many, found by typing; those that are chosen stand in the field. */
export const SeveralField = ({ choices, value, none, ...rest }: SeveralFieldProps) => (
  <MultiSelect
    {...rest}
    classNames={{ input: classes.input ?? "", pillsList: classes.list ?? "", inputField: classes.typed ?? "" }}
    data={[...choices]}
    value={[...value]}
    searchable
    hidePickedOptions
    limit={MOST_ROWS}
    nothingFoundMessage={none}
    {...(value.length > 0 && { placeholder: "" })}
  />
);
