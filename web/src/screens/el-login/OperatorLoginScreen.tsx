import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { sentence } from "../../components/form/outcome.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import classes from "../../components/form-page/form-page.module.css";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { PasswordField } from "../../components/password-field/PasswordField.tsx";
import { operatorText } from "../../domain/text/operator-text.ts";
import { currentOperator, operatorSignIn } from "../../session/operator-session.ts";

const LABELS = { operatorId: operatorText.operatorId, password: operatorText.password, code: operatorText.code };

/** The password was right, and the operator has an authenticator app. */
const CODE_NEEDED = "MSG0082";

const loadForm = () =>
  import("@kirinuki/schema/forms/operator-login-form.ts").then(({ OperatorLoginForm }) => OperatorLoginForm);

/** /el: the operators' own sign-in. Where to go next is the guard's decision. */
export default function OperatorLoginScreen() {
  const [asksCode, askCode] = useState(false);
  const { busy, fault, errorOf, formProps } = useDocumentForm({
    form: loadForm,
    toForm: ({ trimmed, exact }) => ({
      operatorId: trimmed("operatorId"),
      password: exact("password"),
      code: asksCode ? trimmed("code") : null,
    }),
    send: async (sent) => {
      const answer = await operatorSignIn(sent);
      if (answer.__typename === "Refusal" && answer.code === CODE_NEEDED) askCode(true);
      return answer;
    },
    faultAfter: () => (currentOperator() ? null : sentence(operatorText.noCookies)),
  });
  return (
    <FormPage title={operatorText.loginTitle} lead={operatorText.loginLead}>
      <form className={classes.form} {...formProps}>
        {/* To be asked for the code is no fault: its field takes the focus. */}
        {fault?.code === CODE_NEEDED ? (
          <FormAlert tone="info">{fault.message}</FormAlert>
        ) : (
          <FormFaults fault={fault} labels={LABELS} />
        )}
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
        {asksCode && (
          <TextInput
            id="code"
            name="code"
            label={LABELS.code}
            description={operatorText.codeHelp}
            error={errorOf("code")}
            autoComplete="one-time-code"
            spellCheck={false}
            autoFocus
          />
        )}
        <SubmitButton busy={busy} label={operatorText.submit} busyLabel={operatorText.submitting} />
      </form>
    </FormPage>
  );
}
