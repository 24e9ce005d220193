import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
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

const loadForm = () =>
  import("@kirinuki/schema/forms/change-password-form.ts").then(({ ChangePasswordForm }) => ChangePasswordForm);

/** 0020 for somebody signed in: the password that holds, and the new one. The session stays; the others have ended. */
export function ChangePassword({ viewer }: { viewer: Viewer }) {
  const [done, setDone] = useState(false);
  const [changePassword] = useMutation(CHANGE_PASSWORD);
  const { busy, fault, errorOf, formProps } = useDocumentForm({
    form: loadForm,
    toForm: ({ exact }) => ({
      currentPassword: exact("currentPassword"),
      password: exact("password"),
      confirmPassword: exact("confirmPassword"),
    }),
    send: async (form) => (await changePassword({ variables: { form } })).data.changePassword,
    onSaved: () => setDone(true),
  });
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
      <form className={classes.form} {...formProps}>
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
