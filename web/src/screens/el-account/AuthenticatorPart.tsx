import { useMutation } from "@apollo/client/react";
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { refreshOperator } from "../../session/operator-session.ts";
import classes from "./account.module.css";
import { BEGIN_AUTHENTICATOR, CONFIRM_AUTHENTICATOR } from "./account-documents.ts";
import { accountText as text } from "./text.ts";

const QrCode = lazy(() => loadChunk(() => import("../../components/qr-code/QrCode.tsx")));

interface Begun {
  secret: string;
  uri: string;
}

/** The operator's authenticator app: password, QR code, a code of it, recovery codes. */
export function AuthenticatorPart({ isSet }: { isSet: boolean }) {
  const [begun, begin] = useState<Begun | null>(null);
  const [codes, show] = useState<readonly string[] | null>(null);
  const confirmed = (recoveryCodes: readonly string[]) => {
    begin(null);
    show(recoveryCodes);
  };
  if (codes !== null) return <RecoveryCodes codes={codes} />;
  if (begun !== null) return <Confirm begun={begun} onConfirmed={confirmed} />;
  return <Begin isSet={isSet} onBegun={begin} />;
}

const Section = ({ children }: { children: ReactNode }) => (
  <FormSection title={text.authenticator} help={text.authenticatorHelp}>
    {children}
  </FormSection>
);

const loadPassword = () =>
  import("@kirinuki/schema/forms/authenticator-form.ts").then(
    ({ AuthenticatorPasswordForm }) => AuthenticatorPasswordForm,
  );
const loadCode = () =>
  import("@kirinuki/schema/forms/authenticator-form.ts").then(({ AuthenticatorCodeForm }) => AuthenticatorCodeForm);

function Begin({ isSet, onBegun }: { isSet: boolean; onBegun: (begun: Begun) => void }) {
  const [send] = useMutation(BEGIN_AUTHENTICATOR);
  const form = useSchemaForm({
    form: loadPassword,
    initial: { ownPassword: "" },
    labels: { ownPassword: text.password },
    toForm: ({ ownPassword }) => ({ ownPassword }),
    send: async (sent) => (await send({ variables: { form: sent } })).data.beginAuthenticator,
    onSaved: ({ secret, uri }) => onBegun({ secret, uri }),
  });
  return (
    <form {...form.formProps}>
      <Section>
        <p className={classes.lead}>{isSet ? text.isSet : text.isUnset}</p>
        <FormState of={form} mayLeave />
        <PasswordInput
          {...form.fields.getInputProps("ownPassword")}
          label={text.password}
          required
          autoComplete="current-password"
        />
        <div className={classes.button}>
          <Button type="submit" aria-disabled={form.busy}>
            {text.begin}
          </Button>
        </div>
      </Section>
    </form>
  );
}

function Confirm({ begun, onConfirmed }: { begun: Begun; onConfirmed: (codes: readonly string[]) => void }) {
  const [send] = useMutation(CONFIRM_AUTHENTICATOR);
  const form = useSchemaForm({
    form: loadCode,
    initial: { code: "" },
    labels: { code: text.code },
    toForm: ({ code }) => ({ code: code.trim() }),
    send: async (sent) => (await send({ variables: { form: sent } })).data.confirmAuthenticator,
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <form {...form.formProps}>
      <Section>
        <p className={classes.lead}>{text.scan}</p>
        <Suspense fallback={<div className={classes.qr} />}>
          <QrCode text={begun.uri} label={text.qr} />
        </Suspense>
        <p className={classes.lead}>
          {text.secret} <code className={classes.secret}>{begun.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <FormState of={form} mayLeave />
        <TextInput
          {...form.fields.getInputProps("code")}
          label={text.code}
          description={text.codeHelp}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
        />
        <div className={classes.button}>
          <Button type="submit" aria-disabled={form.busy}>
            {text.confirm}
          </Button>
        </div>
      </Section>
    </form>
  );
}

/** Shown once; the other screens open when they were written down. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <Section>
    <p className={classes.lead} role="status">
      {text.done}
    </p>
    <h3 className={classes.lead}>{text.recovery}</h3>
    <p className={classes.lead}>{text.recoveryHelp}</p>
    <ul className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className={classes.button}>
      <Button onClick={() => void refreshOperator()}>{text.written}</Button>
    </div>
  </Section>
);
