import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { recall } from "../../app/session-storage.ts";
import { loginText } from "../../app/text/login-text.ts";
import { ErrorSummary } from "../../components/form-alert/ErrorSummary.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import type { LoginValues } from "./check-login-form.ts";
import classes from "./login.module.css";
import { PasswordField } from "./PasswordField.tsx";
import { preloadRules, useLogin } from "./use-login.ts";

const LABELS = { contractCode: loginText.contractCode, userId: loginText.userId, password: loginText.password };

/** What the fields hold. Read from the document, because a password manager may fill them without any event. */
function valuesOf(form: HTMLFormElement): LoginValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    contractCode: text("contractCode").trim(),
    userId: text("userId").trim(),
    password: text("password"),
    rememberMe: data.has("rememberMe"),
  };
}

export function LoginForm({ alert }: { alert: string | null | undefined }) {
  const { busy, fault, submit } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [sessionOut] = useState(() => recall("sessionOut") === "1");
  const [contractCode] = useState(() => recall("contractCode") ?? "");
  const errorOf = (field: string) => fault?.fields.find((error) => error.field === field)?.message;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(valuesOf(event.currentTarget));
  };
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} onInput={preloadRules} noValidate aria-busy={busy}>
      <div>
        <h1>{loginText.title}</h1>
        <p className={classes.lead}>{loginText.lead}</p>
      </div>
      {alert && <FormAlert tone="warn">{alert}</FormAlert>}
      {sessionOut && !fault && <FormAlert tone="info">{loginText.sessionOut}</FormAlert>}
      {fault?.message && (
        <FormAlert
          tone="danger"
          focusKey={fault.attempt}
          detail={fault.requestId === null ? null : loginText.requestNumber(fault.requestId)}
        >
          {fault.message}
        </FormAlert>
      )}
      {fault && fault.fields.length > 0 && (
        <ErrorSummary
          title={loginText.summary(fault.fields.length)}
          errors={fault.fields}
          labels={LABELS}
          focusKey={fault.attempt}
        />
      )}
      <TextInput
        id="contractCode"
        name="contractCode"
        label={loginText.contractCode}
        defaultValue={contractCode}
        error={errorOf("contractCode")}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={contractCode === ""}
      />
      <TextInput
        id="userId"
        name="userId"
        label={loginText.userId}
        error={errorOf("userId")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={contractCode !== ""}
      />
      <PasswordField error={errorOf("password")} aside={<Link to="/0022">{loginText.forgotten}</Link>} />
      <Checkbox name="rememberMe" label={loginText.rememberMe} classNames={{ label: classes.check }} />
      <Button type="submit" size="lg" fullWidth aria-disabled={busy} data-busy={busy}>
        {busy ? loginText.submitting : loginText.submit}
      </Button>
    </form>
  );
}
