import { NativeSelect, TextInput } from "@mantine/core";
import { mailText, settingText as text } from "../../domain/text/mail-text.ts";
import type { FieldProps } from "./field-props.ts";
import { type ChosenGroup, recipientsOf } from "./group-recipients.ts";
import { RadioRow } from "./RadioRow.tsx";
import { recipientText } from "./text.ts";

interface AddressFieldsProps extends FieldProps {
  /** The users' and the other settings', to choose from instead of typing. */
  addresses: readonly { address: string; name: string }[];
  groups: readonly ChosenGroup[];
  /** Whether it is there already: an address stays one, a group a group. */
  isStored: boolean;
}

const ADDRESS = "address";
const GROUP = "group";
const KINDS = [
  { value: ADDRESS, label: recipientText.toAddress },
  { value: GROUP, label: recipientText.toGroup },
];

/** Whom the mails go to: an address, typed twice (spec section 5: name1, name2), or an address group. */
export function AddressFields({ fields, addresses, groups, isStored }: AddressFieldsProps) {
  const { toGroup } = fields.values;
  return (
    <>
      {!isStored && (
        <RadioRow
          label={recipientText.recipientKind}
          value={toGroup ? GROUP : ADDRESS}
          onChange={(value) => fields.setFieldValue("toGroup", value === GROUP)}
          options={KINDS}
        />
      )}
      {toGroup ? (
        <GroupField fields={fields} groups={groups} />
      ) : (
        <AddressTwice fields={fields} addresses={addresses} />
      )}
    </>
  );
}

function GroupField({ fields, groups }: Pick<AddressFieldsProps, "fields" | "groups">) {
  const chosen = groups.find(({ id }) => id === fields.values.addressGroupId);
  return (
    <NativeSelect
      {...fields.getInputProps("addressGroupId")}
      label={recipientText.group}
      required
      description={groups.length === 0 ? recipientText.noGroups : chosen && recipientsOf(chosen)}
      data={[{ value: "", label: mailText.choose }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

const AddressTwice = ({ fields, addresses }: Pick<AddressFieldsProps, "fields" | "addresses">) => (
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
