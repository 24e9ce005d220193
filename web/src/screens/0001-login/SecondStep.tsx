import { Button, Checkbox, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { secondStepText as text } from "../../domain/text/second-step-text.ts";
import { askHere } from "../../features/second-factor/passkey.ts";
import classes from "./login.module.css";

interface SecondStepProps {
  authenticator: boolean;
  passkeyOptions: string | null;
  error: string | undefined;
  /** To another account. */
  onBack: () => void;
}

/** Fields of the form's second step: a code, or the passkey that the browser asks for; and whether it is remembered here. */
export default function SecondStep({ authenticator, passkeyOptions, error, onBack }: SecondStepProps) {
  const answer = useRef<HTMLInputElement>(null);
  const [declined, decline] = useState(false);
  const answerBy = async (options: string) => {
    const given = await askHere(options);
    const { current: field } = answer;
    decline(given === null);
    if (!field || given === null) return;
    field.value = given;
    field.form?.requestSubmit();
  };
  return (
    <>
      {passkeyOptions !== null && (
        <>
          <input type="hidden" name="passkey" ref={answer} />
          <Button variant="default" size="lg" fullWidth onClick={() => void answerBy(passkeyOptions)}>
            {text.usePasskey}
          </Button>
          {declined && (
            <p role="status" className={classes.lead}>
              {text.declined}
            </p>
          )}
        </>
      )}
      <TextInput
        id="code"
        name="code"
        label={text.code}
        description={authenticator ? text.codeHelp : text.recoveryHelp}
        error={error}
        autoComplete="one-time-code"
        spellCheck={false}
        autoFocus
      />
      <Checkbox
        name="rememberDevice"
        label={text.rememberDevice}
        className={classes.remember ?? ""}
        classNames={{ label: classes.check }}
      />
      <Button variant="subtle" onClick={onBack}>
        {text.back}
      </Button>
    </>
  );
}
