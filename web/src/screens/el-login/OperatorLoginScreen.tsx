import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { OperatorLoginForm } from "../../__generated__/graphql.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { formValues } from "../../components/form/form-values.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { type Outcome, sentence } from "../../components/form/outcome.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
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

const { preload, check } = lazyCheck<OperatorLoginForm>(() =>
  import("./check-operator-login.ts").then(({ checkOperatorLogin }) => checkOperatorLogin),
);

async function signIn(form: OperatorLoginForm, onCodeNeeded: () => void): Promise<Outcome> {
  const send = async (sent: OperatorLoginForm) => {
    const answer = await operatorSignIn(sent);
    if (answer.__typename === "Refusal" && answer.code === CODE_NEEDED) onCodeNeeded();
    return answer;
  };
  const outcome = await attemptForm(form, { check, send });
  return outcome ?? (currentOperator() ? null : sentence(operatorText.noCookies));
}

/** /el: the operators' own sign-in. Where to go next is the guard's decision. */
export default function OperatorLoginScreen() {
  const [asksCode, askCode] = useState(false);
  const { busy, fault, submit, errorOf } = useSubmit((form: OperatorLoginForm) => signIn(form, () => askCode(true)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { trimmed, exact } = formValues(event.currentTarget);
    const code = asksCode ? trimmed("code") : null;
    void submit({ operatorId: trimmed("operatorId"), password: exact("password"), code });
  };
  return (
    <FormPage title={operatorText.loginTitle} lead={operatorText.loginLead}>
      <form className={classes.form} onSubmit={onSubmit} onInput={preload} noValidate aria-busy={busy}>
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
        {asksCode && (
          <TextInput
            id="code"
            name="code"
            label={LABELS.code}
            description={operatorText.codeHelp}
            error={errorOf("code")}
            autoComplete="one-time-code"
            inputMode="text"
            spellCheck={false}
            autoFocus
          />
        )}
        <SubmitButton busy={busy} label={operatorText.submit} busyLabel={operatorText.submitting} />
      </form>
    </FormPage>
  );
}
