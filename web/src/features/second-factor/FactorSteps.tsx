import "../../design/form-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { FormAnswer } from "../../components/form/form-answer.ts";
import { type FormStanding, type SchemaForm, useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { onceShownText } from "../../components/once-shown/text.ts";
import { registerHere } from "./passkey.ts";
import classes from "./second-factor.module.css";
import { ADD_PASSKEY, BEGIN_APP, BEGIN_PASSKEY, CONFIRM_APP } from "./second-factor-documents.ts";
import { factorText as text } from "./text.ts";

const QrCode = lazy(() => loadChunk(() => import("../../components/qr-code/QrCode.tsx")));

const loadPassword = () =>
  import("@kirinuki/schema/forms/second-factor-form.ts").then(
    ({ SecondFactorPasswordForm }) => SecondFactorPasswordForm,
  );
const loadPasskey = () =>
  import("@kirinuki/schema/forms/passkey-request-form.ts").then(({ PasskeyRequestForm }) => PasskeyRequestForm);
const loadCode = () =>
  import("@kirinuki/schema/forms/authenticator-form.ts").then(({ AuthenticatorCodeForm }) => AuthenticatorCodeForm);

interface StepFormProps {
  title: string;
  help?: string;
  form: Pick<SchemaForm<object>, "formProps" | keyof FormStanding>;
  button: string;
  onCancel: () => void;
  children: ReactNode;
}

function StepForm({ title, help, form, button, onCancel, children }: StepFormProps) {
  return (
    <form className={classes.step} {...form.formProps}>
      <h3>{title}</h3>
      {help && <p className="jp">{help}</p>}
      <FormState of={form} mayLeave />
      {children}
      <div className={classes.buttons}>
        <Button type="submit" aria-disabled={form.busy}>
          {button}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

interface PasswordStepProps<Answer extends FormAnswer> {
  title: string;
  help?: string;
  send: (form: { ownPassword: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Proves who acts by the password, and does what `send` does. */
export function PasswordStep<Answer extends FormAnswer>({
  title,
  help,
  send,
  onDone,
  onCancel,
}: PasswordStepProps<Answer>) {
  const form = useSchemaForm({
    form: loadPassword,
    initial: { ownPassword: "" },
    labels: { ownPassword: text.password },
    toForm: ({ ownPassword }) => ({ ownPassword }),
    send,
    onSaved: (answer) => onDone(answer as unknown as Answer),
  });
  return (
    <StepForm title={title} {...(help !== undefined && { help })} form={form} button={text.next} onCancel={onCancel}>
      <PasswordInput
        {...form.fields.getInputProps("ownPassword")}
        label={text.password}
        autoComplete="current-password"
        data-autofocus
      />
    </StepForm>
  );
}

interface TakenProps {
  onTaken: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

interface Begun {
  secret: string;
  uri: string;
}

/** The password, from which comes what the app takes in. */
export function BeginApp({ onBegun, onCancel }: { onBegun: (begun: Begun) => void; onCancel: () => void }) {
  const [begin] = useMutation(BEGIN_APP);
  return (
    <PasswordStep
      title={text.app}
      send={async (form) => (await begin({ variables: { form } })).data.beginUserAuthenticator}
      onDone={(answer) => answer.__typename === "UserAuthenticatorBegun" && onBegun(answer)}
      onCancel={onCancel}
    />
  );
}

/** QR code, and a code of the app. */
export function ConfirmApp({ begun, onTaken, onCancel }: TakenProps & { begun: Begun }) {
  const [confirm] = useMutation(CONFIRM_APP);
  const form = useSchemaForm({
    form: loadCode,
    initial: { code: "" },
    labels: { code: text.code },
    toForm: ({ code }) => ({ code: code.trim() }),
    send: async (sent) => (await confirm({ variables: { form: sent } })).data.confirmUserAuthenticator,
    onSaved: ({ recoveryCodes }) => onTaken(recoveryCodes),
  });
  return (
    <StepForm title={text.app} help={text.scan} form={form} button={text.confirm} onCancel={onCancel}>
      <Suspense fallback={<div className={classes.room} />}>
        <QrCode text={begun.uri} label={text.qr} />
      </Suspense>
      <p className="jp">
        {text.secret} <code className={classes.secret}>{begun.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <TextInput
        {...form.fields.getInputProps("code")}
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
      />
    </StepForm>
  );
}

/** Password and name, then the browser asks for the finger, the face or the PIN. */
export function NewPasskey({ onTaken, onCancel }: TakenProps) {
  const [begin] = useMutation(BEGIN_PASSKEY);
  const [add] = useMutation(ADD_PASSKEY);
  const form = useSchemaForm({
    form: loadPasskey,
    initial: { ownPassword: "", passkeyName: "" },
    labels: { passkeyName: text.passkeyName, ownPassword: text.password },
    toForm: ({ ownPassword, passkeyName }) => ({ ownPassword, passkeyName: passkeyName.trim() }),
    send: async ({ ownPassword, passkeyName }) => {
      const { beginPasskey: begun } = (await begin({ variables: { form: { ownPassword } } })).data;
      if (begun.__typename !== "PasskeyBegun") return begun;
      const answer = await registerHere(begun.options);
      if (answer === null)
        return { __typename: "Refusal" as const, code: "", message: text.passkeyStopped, retryAfter: null };
      return (await add({ variables: { form: { passkeyName, answer } } })).data.addPasskey;
    },
    onSaved: ({ recoveryCodes }) => onTaken(recoveryCodes),
  });
  return (
    <StepForm title={text.addPasskey} form={form} button={text.next} onCancel={onCancel}>
      <TextInput
        {...form.fields.getInputProps("passkeyName")}
        label={text.passkeyName}
        description={text.passkeyNameHelp}
        autoComplete="off"
        data-autofocus
      />
      <PasswordInput
        {...form.fields.getInputProps("ownPassword")}
        label={text.password}
        autoComplete="current-password"
      />
    </StepForm>
  );
}

/** Shown once, and copied together: a line each. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [said, say] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => say(onceShownText.copied),
      () => say(onceShownText.copyFailed),
    );
  return (
    <div className={classes.step}>
      <h3>{text.codesTitle}</h3>
      <p className="jp">{text.codesHelp}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={onClose}>{text.written}</Button>
        <Button variant="default" onClick={() => void copy()}>
          {text.copyCodes}
        </Button>
        <span role="status" className={`jp ${classes.said}`}>
          {said}
        </span>
      </div>
    </div>
  );
}
