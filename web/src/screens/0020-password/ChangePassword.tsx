import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { ChangePasswordForm } from "../../__generated__/graphql.ts";
import { homeHere } from "../../browser/here.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { formValues } from "../../components/form/form-values.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { StepDone } from "../../components/form-page/StepDone.tsx";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { PasswordField } from "../../components/password-field/PasswordField.tsx";
import { passwordText } from "../../domain/text/password-text.ts";
import type { Viewer } from "../../session/session.ts";
import { NEW_PASSWORD_LABELS, NewPasswordFields } from "./NewPasswordFields.tsx";
import { CHANGE_PASSWORD } from "./password-documents.ts";

const LABELS = { currentPassword: passwordText.currentPassword, ...NEW_PASSWORD_LABELS };
const text = passwordText.change;

const { preload, check } = lazyCheck<ChangePasswordForm>(() =>
  import("./check-passwords.ts").then(({ checkChange }) => checkChange),
);

/** 0020 for somebody signed in: the password that holds, and the new one. The session stays; the others have ended. */
export function ChangePassword({ viewer }: { viewer: Viewer }) {
  const [done, setDone] = useState(false);
  const [changePassword] = useMutation(CHANGE_PASSWORD);
  const change = async (form: ChangePasswordForm) =>
    (await changePassword({ variables: { form } })).data.changePassword;
  const { busy, fault, submit, errorOf } = useSubmit(async (form: ChangePasswordForm) => {
    const outcome = await attemptForm(form, { check, send: change });
    if (outcome === null) setDone(true);
    return outcome;
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { exact } = formValues(event.currentTarget);
    void submit({
      currentPassword: exact("currentPassword"),
      password: exact("password"),
      confirmPassword: exact("confirmPassword"),
    });
  };
  if (done) {
    return (
      <FormPage title={text.title}>
        <StepDone title={text.done} help={text.doneHelp}>
          <Button component={Link} to={homeHere()}>
            {text.toHome}
          </Button>
        </StepDone>
      </FormPage>
    );
  }
  return (
    <FormPage title={text.title}>
      <form className={classes.form} onSubmit={onSubmit} onInput={preload} noValidate aria-busy={busy}>
        <FormFaults fault={fault} labels={LABELS} />
        <PasswordField
          name="currentPassword"
          label={LABELS.currentPassword}
          error={errorOf("currentPassword")}
          autoComplete="current-password"
        />
        <NewPasswordFields userId={viewer.userId} errorOf={errorOf} />
        <SubmitButton busy={busy} label={text.submit} busyLabel={text.submitting} />
      </form>
    </FormPage>
  );
}
