import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { ResetPasswordForm } from "../../__generated__/graphql.ts";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { formValues } from "../../components/form/form-values.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { StepDone } from "../../components/form-page/StepDone.tsx";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { passwordText } from "../../domain/text/password-text.ts";
import { NEW_PASSWORD_LABELS, NewPasswordFields } from "./NewPasswordFields.tsx";
import { RESET_PASSWORD } from "./password-documents.ts";

const text = passwordText.reset;

const { preload, check } = lazyCheck<ResetPasswordForm>(() =>
  import("./check-passwords.ts").then(({ checkReset }) => checkReset),
);

const reset = (form: ResetPasswordForm) => graphqlPost(RESET_PASSWORD, { form }).then((data) => data.resetPassword);

interface ResetPasswordProps {
  resetKey: string;
  user: { contractCode: string; userId: string; invited: boolean };
}

/** A new password for the user of the link; of an invited one his first. */
export function ResetPassword({ resetKey, user }: ResetPasswordProps) {
  const [done, setDone] = useState(false);
  const { busy, fault, submit, errorOf } = useSubmit(async (form: ResetPasswordForm) => {
    const outcome = await attemptForm(form, { check, send: reset });
    if (outcome === null) setDone(true);
    return outcome;
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { exact } = formValues(event.currentTarget);
    void submit({ passwordResetKey: resetKey, password: exact("password"), confirmPassword: exact("confirmPassword") });
  };
  const { title, done: doneTitle, doneHelp } = user.invited ? passwordText.first : text;
  if (done) {
    return (
      <FormPage title={title}>
        <StepDone title={doneTitle} help={doneHelp}>
          <Button component={Link} to={LOGIN_PATH}>
            {passwordText.change.toLogin}
          </Button>
        </StepDone>
      </FormPage>
    );
  }
  return (
    <FormPage title={title} {...(user.invited && { lead: passwordText.first.lead })}>
      <form className={classes.form} onSubmit={onSubmit} onInput={preload} noValidate aria-busy={busy}>
        <FormFaults fault={fault} labels={NEW_PASSWORD_LABELS} />
        <dl className={classes.who}>
          <dt>{text.contractCode}</dt>
          <dd>{user.contractCode}</dd>
          <dt>{text.userId}</dt>
          <dd>{user.userId}</dd>
        </dl>
        <NewPasswordFields userId={user.userId} errorOf={errorOf} />
        <SubmitButton
          busy={busy}
          label={user.invited ? passwordText.first.submit : passwordText.change.submit}
          busyLabel={passwordText.change.submitting}
        />
      </form>
    </FormPage>
  );
}
