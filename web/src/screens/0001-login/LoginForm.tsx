import { Checkbox } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { recall } from "../../browser/session-storage.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { SubmitButton } from "../../components/form-page/SubmitButton.tsx";
import { PasswordField } from "../../components/password-field/PasswordField.tsx";
import { ipText } from "../../domain/text/ip-text.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { ACCOUNT_LABELS, AccountFields } from "../../features/account-fields/AccountFields.tsx";
import { IpLoginButton } from "./IpLoginButton.tsx";
import classes from "./login.module.css";
import { STEP_NEEDED, useLogin } from "./use-login.ts";

/** Few sign-ins have one. */
const SecondStep = lazy(() => loadChunk(() => import("./SecondStep.tsx")));

const LABELS = { ...ACCOUNT_LABELS, password: loginText.password, code: loginText.code, passkey: loginText.passkey };

export function LoginForm({ alert }: { alert: string | null | undefined }) {
  const { busy, fault, errorOf, formProps, step, back } = useLogin();
  const [sessionOut] = useState(() => recall("sessionOut") === "1");
  return (
    <div className={classes.ways}>
      {/* Before the program is there, a press of Enter sends nothing anywhere: a dialog's form that is in no dialog. */}
      <form className={classes.form} method="dialog" {...formProps}>
        <div>
          <h1>{loginText.title}</h1>
          <p className={classes.lead}>{loginText.lead}</p>
        </div>
        {alert && <FormAlert tone="warn">{alert}</FormAlert>}
        {sessionOut && !fault && <FormAlert tone="info">{loginText.sessionOut}</FormAlert>}
        {fault?.code === STEP_NEEDED ? (
          <FormAlert tone="info" code={fault.code}>
            {fault.message}
          </FormAlert>
        ) : (
          <FormFaults fault={fault} labels={LABELS} />
        )}
        <div hidden={step !== null}>
          <div className={classes.form}>
            <AccountFields errorOf={errorOf} />
            <PasswordField
              name="password"
              label={loginText.password}
              error={errorOf("password")}
              autoComplete="current-password"
              aside={<Link to="/0022">{loginText.forgotten}</Link>}
            />
            <Checkbox
              name="rememberMe"
              label={loginText.rememberMe}
              className={classes.remember ?? ""}
              classNames={{ label: classes.check }}
            />
          </div>
        </div>
        {step && (
          <Suspense>
            <SecondStep
              key={step.passkeyOptions}
              {...step}
              error={errorOf("code") ?? errorOf("passkey")}
              onBack={back}
            />
          </Suspense>
        )}
        <SubmitButton busy={busy} label={loginText.submit} busyLabel={loginText.submitting} />
      </form>
      {step === null && (
        <>
          <div className={classes.or}>{ipText.or}</div>
          <IpLoginButton />
          <p className={classes.sso}>
            <Link to="/sso">{loginText.sso}</Link>
          </p>
        </>
      )}
    </div>
  );
}
