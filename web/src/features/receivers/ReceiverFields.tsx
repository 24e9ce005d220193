import { Checkbox, TextInput } from "@mantine/core";
import type { SchemaForm } from "../../components/form/use-schema-form.ts";
import { timeLabel } from "../../domain/day.ts";
import { receiverText as text } from "./text.ts";

type Fields = Pick<SchemaForm<{ url: string; newSecret: boolean }>["fields"], "getInputProps">;

interface ReceiverFieldsProps<Stored> {
  fields: Fields;
  stored: Stored;
}

interface UrlFieldProps extends ReceiverFieldsProps<{ urlHost: string } | null> {
  label: string;
  /** For a new receiver; a stored one's URL is kept where the field stays empty. */
  help: string;
}

/** The URL that a receiver is reached at: stored encrypted and never shown. */
export const UrlField = ({ fields, stored, label, help }: UrlFieldProps) => (
  <TextInput
    {...fields.getInputProps("url")}
    label={label}
    description={stored === null ? help : text.urlKept(stored.urlHost)}
    inputMode="url"
    autoComplete="off"
    spellCheck={false}
    required={stored === null}
  />
);

/** Whether a new signing secret is made; the old one signs for a day more. */
export const NewSecretField = ({ fields, stored }: ReceiverFieldsProps<{ formerSecretUntil: string | null }>) => (
  <Checkbox
    {...fields.getInputProps("newSecret", { type: "checkbox" })}
    label={text.newSecret}
    description={
      stored.formerSecretUntil ? text.formerUntil(timeLabel(stored.formerSecretUntil, "full")) : text.newSecretHelp
    }
  />
);
