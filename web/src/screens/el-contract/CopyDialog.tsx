import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, TextInput } from "@mantine/core";
import { useNavigate } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import classes from "./contract.module.css";
import { COPY_CONTRACT } from "./contract-documents.ts";
import type { StoredContract } from "./contract-values.ts";
import { contractFormText as text } from "./text.ts";

const LABELS = { newCode: text.code, newName: text.company };

const loadForm = () =>
  import("@kirinuki/schema/forms/contract-copy-form.ts").then(({ ContractCopyForm }) => ContractCopyForm);

/** A new contract with the settings of this one; it is opened then, to be given what is its own. */
export default function CopyDialog({ contract, onClose }: { contract: StoredContract; onClose: () => void }) {
  const navigate = useNavigate();
  const [copy] = useMutation(COPY_CONTRACT);
  const form = useSchemaForm({
    form: loadForm,
    initial: { newCode: "", newName: "" },
    labels: LABELS,
    toForm: ({ newCode, newName }) => ({
      newCode: newCode.trim(),
      newName: newName.trim(),
    }),
    send: async (sent) => (await copy({ variables: { id: contract.id, form: sent } })).data.copyContract,
    onSaved: async ({ contractId }) => {
      toast(text.copied(form.fields.values.newName));
      onClose();
      await navigate(`${pathOf("el-contract")}?id=${contractId}`);
    },
  });
  const { fields } = form;
  return (
    <Modal opened onClose={onClose} title={text.copyTitle(contract.name)}>
      <form className={classes.dialog} {...form.formProps}>
        <p className={classes.help}>{text.copyHelp}</p>
        <FormState of={form} mayLeave />
        <TextInput
          {...fields.getInputProps("newCode")}
          label={text.code}
          description={text.codeHelp}
          required
          data-autofocus
        />
        <TextInput {...fields.getInputProps("newName")} label={text.company} required />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" aria-disabled={form.busy}>
            {text.copy}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
