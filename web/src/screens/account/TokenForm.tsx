import { useMutation } from "@apollo/client/react";
import { PURPOSE_LABELS, PURPOSE_MEANINGS, PURPOSES, type Purpose } from "@kirinuki/schema/purposes.ts";
import {
  DEFAULT_TOKEN_SCOPES,
  TOKEN_SCOPE_LABELS,
  TOKEN_SCOPE_MEANINGS,
  TOKEN_SCOPES,
} from "@kirinuki/schema/token-scopes.ts";
import { Button, Checkbox, type CheckboxGroupProps, Textarea, TextInput } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN, CREATE_API_TOKEN } from "./account-documents.ts";
import { accountText } from "./text.ts";

const LABELS = {
  tokenName: accountText.tokenName,
  userId: accountText.tokenUser,
  scopes: accountText.scopes,
  purpose: accountText.purpose,
  expiresAt: accountText.expiresAt,
  addressRanges: accountText.addressRanges,
};

const PURPOSE_CHOICES = PURPOSES.map((value) => ({
  value,
  name: PURPOSE_LABELS[value],
  help: PURPOSE_MEANINGS[value],
}));

const loadForm = () => import("@kirinuki/schema/forms/api-token-form.ts").then(({ ApiTokenForm }) => ApiTokenForm);

const emptyForm = (userId: string) => ({
  tokenName: "",
  userId,
  scopes: [...DEFAULT_TOKEN_SCOPES],
  purpose: "display" as Purpose,
  expiresAt: "",
  addressRanges: "",
});

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

interface TokenFormProps {
  userId: string;
  onMade: (token: { id: string; token: string }) => void;
}

/** Makes a token: for which user, for what, from where, until when. */
export function TokenForm({ userId, onMade }: TokenFormProps) {
  const [createToken] = useMutation(CREATE_API_TOKEN, { refetchQueries: [ACCOUNT_SCREEN] });
  const form = useSchemaForm({
    form: loadForm,
    initial: emptyForm(userId),
    labels: LABELS,
    toForm: ({ tokenName, userId: user, scopes, purpose, expiresAt, addressRanges }) => ({
      tokenName: tokenName.trim(),
      userId: user.trim(),
      scopes,
      purpose,
      expiresAt: expiresAt || null,
      addressRanges: linesOf(addressRanges),
    }),
    send: async (given) => (await createToken({ variables: { form: given } })).data.createApiToken,
    onSaved: (made) => {
      form.fields.setValues(emptyForm(userId));
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
      </div>
      <ScopeField {...fields.getInputProps("scopes")} />
      <ChoiceCards {...fields.getInputProps("purpose")} label={LABELS.purpose} options={PURPOSE_CHOICES} />
      <div className={classes.fields}>
        <Textarea
          {...fields.getInputProps("addressRanges")}
          label={LABELS.addressRanges}
          description={accountText.addressRangesHelp}
          rows={2}
          spellCheck={false}
        />
        <DateField
          {...fields.getInputProps("expiresAt")}
          label={LABELS.expiresAt}
          description={accountText.expiresAtHelp}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? accountText.creatingToken : accountText.createToken}
        </Button>
      </div>
    </form>
  );
}

const ScopeField = (props: Omit<CheckboxGroupProps, "children">) => (
  <Checkbox.Group label={LABELS.scopes} {...props}>
    <div className={classes.scopes}>
      {TOKEN_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          label={TOKEN_SCOPE_LABELS[scope]}
          description={TOKEN_SCOPE_MEANINGS[scope]}
        />
      ))}
    </div>
  </Checkbox.Group>
);
