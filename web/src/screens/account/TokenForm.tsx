import { useMutation } from "@apollo/client/react";
import { Button, TextInput } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN, CREATE_API_TOKEN } from "./account-documents.ts";
import { accountText } from "./text.ts";

const LABELS = {
  tokenName: accountText.tokenName,
  userId: accountText.tokenUser,
  expiresAt: accountText.expiresAt,
};

const loadForm = () => import("@kirinuki/schema/forms/api-token-form.ts").then(({ ApiTokenForm }) => ApiTokenForm);

export function TokenForm({
  userId,
  onMade,
}: {
  userId: string;
  onMade: (token: { id: string; token: string }) => void;
}) {
  const [createToken] = useMutation(CREATE_API_TOKEN, { refetchQueries: [ACCOUNT_SCREEN] });
  const form = useSchemaForm({
    form: loadForm,
    initial: { tokenName: "", userId, expiresAt: "" },
    labels: LABELS,
    toForm: ({ tokenName, userId: user, expiresAt }) => ({
      tokenName: tokenName.trim(),
      userId: user.trim(),
      expiresAt: expiresAt || null,
    }),
    send: async (given) => (await createToken({ variables: { form: given } })).data.createApiToken,
    onSaved: (made) => {
      form.fields.setValues({ tokenName: "", userId, expiresAt: "" });
      form.fields.resetDirty();
      onMade(made);
    },
  });
  const { fields, busy } = form;
  return (
    <form className={classes.form} {...form.formProps}>
      <FormState of={form} mayLeave />
      <div className={classes.fields}>
        <TextInput {...fields.getInputProps("tokenName")} label={LABELS.tokenName} autoComplete="off" />
        <TextInput
          {...fields.getInputProps("userId")}
          label={LABELS.userId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DateField {...fields.getInputProps("expiresAt")} label={LABELS.expiresAt} />
      </div>
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? accountText.creatingToken : accountText.createToken}
        </Button>
      </div>
    </form>
  );
}
