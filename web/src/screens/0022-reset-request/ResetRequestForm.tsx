import { TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { PasswordResetRequestForm } from "../../__generated__/graphql.ts";
import { formValues } from "../../app/form/form-values.ts";
import { lazyCheck } from "../../app/form/lazy-check.ts";
import { failure, fieldsAtFault, type Outcome, refusal } from "../../app/form/outcome.ts";
import { useSubmit } from "../../app/form/use-submit.ts";
import { graphqlPost } from "../../app/graphql-post.ts";
import { LOGIN_PATH } from "../../app/guard.ts";
import { recall } from "../../app/session-storage.ts";
import { loginText } from "../../app/text/login-text.ts";
import { passwordText } from "../../app/text/password-text.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { REQUEST_PASSWORD_RESET } from "./reset-request-documents.ts";

const LABELS = { contractCode: loginText.contractCode, userId: loginText.userId };
const text = passwordText.request;

const { preload, check } = lazyCheck<PasswordResetRequestForm>(() =>
  import("./check-reset-request.ts").then(({ checkResetRequest }) => checkResetRequest),
);

async function request(form: PasswordResetRequestForm): Promise<Outcome> {
  const errors = await check(form);
  if (errors.length > 0) return fieldsAtFault(errors);
  try {
    const { requestPasswordReset: result } = await graphqlPost(REQUEST_PASSWORD_RESET, { form });
    if (result.__typename === "InvalidForm") return fieldsAtFault(result.fieldErrors);
    return result.__typename === "Refusal" ? refusal(result) : null;
  } catch (error) {
    return failure(error);
  }
}

export function ResetRequestForm({ onDone }: { onDone: () => void }) {
  const [contractCode] = useState(() => recall("contractCode") ?? "");
  const { busy, fault, submit, errorOf } = useSubmit(async (form: PasswordResetRequestForm) => {
    const outcome = await request(form);
    if (outcome === null) onDone();
    return outcome;
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { trimmed } = formValues(event.currentTarget);
    void submit({ contractCode: trimmed("contractCode"), userId: trimmed("userId") });
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} onInput={preload} noValidate aria-busy={busy}>
      <FormFaults fault={fault} labels={LABELS} />
      <TextInput
        id="contractCode"
        name="contractCode"
        label={LABELS.contractCode}
        defaultValue={contractCode}
        error={errorOf("contractCode")}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={contractCode === ""}
      />
      <TextInput
        id="userId"
        name="userId"
        label={LABELS.userId}
        error={errorOf("userId")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={contractCode !== ""}
      />
      <SubmitButton busy={busy} label={text.submit} busyLabel={text.submitting} />
      <p className={classes.links}>
        <Link to={LOGIN_PATH}>{text.back}</Link>
      </p>
    </form>
  );
}
