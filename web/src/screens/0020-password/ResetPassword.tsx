import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
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

const loadForm = () =>
  import("@kirinuki/schema/forms/reset-password-form.ts").then(({ ResetPasswordForm }) => ResetPasswordForm);

interface ResetPasswordProps {
  resetKey: string;
  user: { contractCode: string; userId: string; invited: boolean };
}

/** A new password for the user of the link; of an invited one his first. */
export function ResetPassword({ resetKey, user }: ResetPasswordProps) {
  const [done, setDone] = useState(false);
  const { busy, fault, errorOf, formProps } = useDocumentForm({
    form: loadForm,
    toForm: ({ exact }) => ({
      passwordResetKey: resetKey,
      password: exact("password"),
      confirmPassword: exact("confirmPassword"),
    }),
    send: async (form) => (await graphqlPost(RESET_PASSWORD, { form })).resetPassword,
    onSaved: () => setDone(true),
  });
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
      <form className={classes.form} {...formProps}>
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
