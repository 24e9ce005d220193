import { useMutation } from "@apollo/client/react";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useStoredForm } from "../../components/form/use-stored-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import type { ItemEditorProps } from "../../components/items-dialog/ItemsDialog.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { typedList } from "../../domain/typed-list.ts";
import { DESTINATIONS_SCREEN } from "./destination-documents.ts";
import classes from "./destinations.module.css";
import type { AddressGroup } from "./GroupsDialog.tsx";
import { ADDRESS_GROUPS, SAVE_ADDRESS_GROUP } from "./group-documents.ts";
import { groupsText } from "./groups-text.ts";

const LABELS = { groupName: groupsText.groupName, addresses: groupsText.groupAddresses };

const loadForm = () =>
  import("@kirinuki/schema/forms/address-group-form.ts").then(({ AddressGroupForm }) => AddressGroupForm);

const valuesOf = (group: AddressGroup | null) => ({
  groupName: group?.name ?? "",
  addresses: (group?.addresses ?? []).join("\n"),
});

/** A group's name and addresses. */
export function GroupEditor({ stored, readStored, onSaved, onClose }: ItemEditorProps<AddressGroup>) {
  const [save] = useMutation(SAVE_ADDRESS_GROUP, { refetchQueries: [ADDRESS_GROUPS, DESTINATIONS_SCREEN] });
  const form = useStoredForm({
    form: loadForm,
    labels: LABELS,
    stored,
    valuesOf,
    toForm: ({ groupName, addresses }, read) => ({ groupName, addresses: typedList(addresses), ...read }),
    send: async (sent) => (await save({ variables: { id: stored?.id ?? null, form: sent } })).data.saveAddressGroup,
    onSaved: ({ name }) => onSaved(name),
    readStored: async () => stored && readStored(stored.id),
  });
  const { fields, busy } = form;
  return (
    <form className={classes.body} {...form.formProps}>
      <FormState of={form} mayLeave />
      <TextInput {...fields.getInputProps("groupName")} label={groupsText.groupName} required autoComplete="off" />
      <Textarea
        {...fields.getInputProps("addresses")}
        label={groupsText.groupAddresses}
        description={groupsText.groupAddressesHelp}
        required
        rows={8}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {formText.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {groupsText.groupSave}
        </Button>
      </div>
    </form>
  );
}
