import { useMutation } from "@apollo/client/react";
import { Button, PasswordInput } from "@mantine/core";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { toast } from "../../components/toast/toast.tsx";
import classes from "./account.module.css";
import { CHANGE_OPERATOR_PASSWORD } from "./account-documents.ts";
import { accountText as text } from "./text.ts";

const LABELS = { currentPassword: text.password, password: text.newPassword, confirmPassword: text.repeated };
const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

const loadForm = () =>
  import("@kirinuki/schema/forms/operator-account-form.ts").then(({ OperatorPasswordForm }) => OperatorPasswordForm);

/** The operator's own password. */
export function OwnPasswordPart() {
  const [change] = useMutation(CHANGE_OPERATOR_PASSWORD);
  const form = useSchemaForm({
    form: loadForm,
    initial: EMPTY,
    labels: LABELS,
    toForm: (values) => values,
    send: async (sent) => (await change({ variables: { form: sent } })).data.changeOperatorPassword,
    onSaved: () => {
      form.fields.setValues(EMPTY);
      form.fields.resetDirty(EMPTY);
      toast(text.changed);
    },
  });
  const { fields } = form;
  return (
    <form {...form.formProps}>
      <FormSection title={text.ownPassword} help={text.ownPasswordHelp}>
        <FormState of={form} mayLeave />
        <PasswordInput
          {...fields.getInputProps("currentPassword")}
          label={text.password}
          required
          autoComplete="current-password"
        />
        <PasswordInput
          {...fields.getInputProps("password")}
          label={text.newPassword}
          description={text.newPasswordHelp}
          required
          autoComplete="new-password"
        />
        <PasswordInput
          {...fields.getInputProps("confirmPassword")}
          label={text.repeated}
          required
          autoComplete="new-password"
        />
        <div className={classes.button}>
          <Button type="submit" aria-disabled={form.busy}>
            {text.change}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}
