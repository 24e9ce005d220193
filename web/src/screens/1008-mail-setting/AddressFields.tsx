import { TextInput } from "@mantine/core";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import { RequiredLabel } from "../../features/mail-fields/RequiredLabel.tsx";
import type { FieldProps } from "./field-props.ts";
import classes from "./mail-setting.module.css";

interface AddressFieldsProps extends FieldProps {
  /** The users' and the other settings', to choose from instead of typing. */
  addresses: readonly { address: string; name: string }[];
}

/** Whom the mails go to, twice (spec section 5: name1, name2). */
export const AddressFields = ({ fields, addresses }: AddressFieldsProps) => (
  <div className={classes.pair}>
    <TextInput
      {...fields.getInputProps("mailAddress")}
      type="text"
      inputMode="email"
      label={<RequiredLabel>{mailText.address}</RequiredLabel>}
      required
      withAsterisk={false}
      list="known-addresses"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <TextInput
      {...fields.getInputProps("mailAddressConfirmation")}
      type="text"
      inputMode="email"
      label={<RequiredLabel>{text.confirmation}</RequiredLabel>}
      required
      withAsterisk={false}
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
  </div>
);
