import { Link } from "react-router";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { passwordText } from "../../domain/text/password-text.ts";
import { ACCOUNT_LABELS, AccountFields } from "../../features/account-fields/AccountFields.tsx";
import { REQUEST_PASSWORD_RESET } from "./reset-request-documents.ts";

const text = passwordText.request;

const loadForm = () =>
  import("@kirinuki/schema/forms/password-reset-request-form.ts").then(
    ({ PasswordResetRequestForm }) => PasswordResetRequestForm,
  );

export function ResetRequestForm({ onDone }: { onDone: () => void }) {
  const { busy, fault, errorOf, formProps } = useDocumentForm({
    form: loadForm,
    toForm: ({ trimmed }) => ({ contractCode: trimmed("contractCode"), userId: trimmed("userId") }),
    send: async (form) => (await graphqlPost(REQUEST_PASSWORD_RESET, { form })).requestPasswordReset,
    onSaved: onDone,
  });
  return (
    <form className={classes.form} {...formProps}>
      <FormFaults fault={fault} labels={ACCOUNT_LABELS} />
      <AccountFields errorOf={errorOf} />
      <SubmitButton busy={busy} label={text.submit} busyLabel={text.submitting} />
      <p className={classes.links}>
        <Link to={LOGIN_PATH}>{text.back}</Link>
      </p>
    </form>
  );
}
