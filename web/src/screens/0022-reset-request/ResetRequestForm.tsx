import type { FormEvent } from "react";
import { Link } from "react-router";
import type { PasswordResetRequestForm } from "../../__generated__/graphql.ts";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { formValues } from "../../components/form/form-values.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { passwordText } from "../../domain/text/password-text.ts";
import { ACCOUNT_LABELS, AccountFields } from "../../features/account-fields/AccountFields.tsx";
import { REQUEST_PASSWORD_RESET } from "./reset-request-documents.ts";

const text = passwordText.request;

const { preload, check } = lazyCheck<PasswordResetRequestForm>(() =>
  import("./check-reset-request.ts").then(({ checkResetRequest }) => checkResetRequest),
);

const request = (form: PasswordResetRequestForm) =>
  graphqlPost(REQUEST_PASSWORD_RESET, { form }).then((data) => data.requestPasswordReset);

export function ResetRequestForm({ onDone }: { onDone: () => void }) {
  const { busy, fault, submit, errorOf } = useSubmit(async (form: PasswordResetRequestForm) => {
    const outcome = await attemptForm(form, { check, send: request });
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
      <FormFaults fault={fault} labels={ACCOUNT_LABELS} />
      <AccountFields errorOf={errorOf} />
      <SubmitButton busy={busy} label={text.submit} busyLabel={text.submitting} />
      <p className={classes.links}>
        <Link to={LOGIN_PATH}>{text.back}</Link>
      </p>
    </form>
  );
}
