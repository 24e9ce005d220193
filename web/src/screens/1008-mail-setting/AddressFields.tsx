import { TextInput } from "@mantine/core";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import type { FieldProps } from "./field-props.ts";

interface AddressFieldsProps extends FieldProps {
  /** The users' and the other settings', to choose from instead of typing. */
  addresses: readonly { address: string; name: string }[];
}

/** Whom the mails go to, twice (spec section 5: name1, name2). */
export const AddressFields = ({ fields, addresses }: AddressFieldsProps) => (
  <>
    <TextInput
      {...fields.getInputProps("mailAddress")}
      type="text"
      inputMode="email"
      label={mailText.address}
      required
      list="known-addresses"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <TextInput
      {...fields.getInputProps("mailAddressConfirmation")}
      type="text"
      inputMode="email"
      label={text.confirmation}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <datalist id="known-addresses">
      {addresses.map(({ address, name }) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
    </datalist>
  </>
);
