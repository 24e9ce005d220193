import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, TextInput } from "@mantine/core";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { toast } from "../../components/toast/toast.tsx";
import classes from "./contract.module.css";
import { MAKE_FIRST_ADMIN } from "./contract-documents.ts";
import type { StoredContract } from "./contract-values.ts";
import { contractFormText as text } from "./text.ts";

const LABELS = { userId: text.userId, name: text.userName, email: text.email, userGroupName: text.groupName };

const loadForm = () =>
  import("@kirinuki/schema/forms/first-admin-form.ts").then(({ FirstAdminForm }) => FirstAdminForm);

interface FirstAdminDialogProps {
  contract: StoredContract;
  /** Reads the contract's steps anew. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** The user by whom a contract begins: he is invited by mail. */
export default function FirstAdminDialog({ contract, onDone, onClose }: FirstAdminDialogProps) {
  const [make] = useMutation(MAKE_FIRST_ADMIN);
  const form = useSchemaForm({
    form: loadForm,
    initial: { userId: "", name: "", email: "", userGroupName: "" },
    labels: LABELS,
    toForm: ({ userGroupName, ...values }) => ({ ...values, ...(userGroupName.trim() && { userGroupName }) }),
    send: async (sent) => (await make({ variables: { contractId: contract.id, form: sent } })).data.makeFirstAdmin,
    onSaved: async () => {
      toast(text.invited(form.fields.values.name));
      onClose();
      await onDone();
    },
  });
  const { fields } = form;
  return (
    <Modal opened onClose={onClose} title={text.firstAdmin}>
      <form className={classes.dialog} {...form.formProps}>
        <p className={classes.help}>{text.firstAdminHelp}</p>
        <FormState of={form} mayLeave />
        <TextInput {...fields.getInputProps("userId")} label={text.userId} required data-autofocus />
        <TextInput {...fields.getInputProps("name")} label={text.userName} required />
        <TextInput {...fields.getInputProps("email")} label={text.email} required />
        <TextInput {...fields.getInputProps("userGroupName")} label={text.groupName} description={text.groupHelp} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? text.inviting : text.invite}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
