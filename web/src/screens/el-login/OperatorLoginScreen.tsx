import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { sentence } from "../../components/form/outcome.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { PasswordField } from "../../components/password-field/PasswordField.tsx";
import { operatorText } from "../../domain/text/operator-text.ts";
import { currentOperator, operatorSignIn } from "../../session/operator-session.ts";

const LABELS = { operatorId: operatorText.operatorId, password: operatorText.password };

const loadForm = () =>
  import("@kirinuki/schema/forms/operator-login-form.ts").then(({ OperatorLoginForm }) => OperatorLoginForm);

/** /el: the operators' own sign-in. Where to go next is the guard's decision. */
export default function OperatorLoginScreen() {
  const { busy, fault, errorOf, formProps } = useDocumentForm({
    form: loadForm,
    toForm: ({ trimmed, exact }) => ({ operatorId: trimmed("operatorId"), password: exact("password") }),
    send: operatorSignIn,
    faultAfter: () => (currentOperator() ? null : sentence(operatorText.noCookies)),
  });
  return (
    <FormPage title={operatorText.loginTitle} lead={operatorText.loginLead}>
      <form className={classes.form} {...formProps}>
        <FormFaults fault={fault} labels={LABELS} />
        <TextInput
          id="operatorId"
          name="operatorId"
          label={LABELS.operatorId}
          error={errorOf("operatorId")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordField
          name="password"
          label={LABELS.password}
          error={errorOf("password")}
          autoComplete="current-password"
        />
        <SubmitButton busy={busy} label={operatorText.submit} busyLabel={operatorText.submitting} />
      </form>
    </FormPage>
  );
}
