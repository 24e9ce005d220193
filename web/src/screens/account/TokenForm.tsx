import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef } from "react";
import type { ApiTokenForm } from "../../__generated__/graphql.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { formValues } from "../../components/form/form-values.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { callSignedIn } from "../../session/renewing.ts";
import classes from "./account.module.css";
import { CREATE_API_TOKEN } from "./account-documents.ts";
import { accountText } from "./text.ts";

const LABELS = {
  tokenName: accountText.tokenName,
  userId: accountText.tokenUser,
  expiresAt: accountText.expiresAt,
};

const { preload, check } = lazyCheck<ApiTokenForm>(() =>
  import("./check-api-token.ts").then(({ checkApiToken }) => checkApiToken),
);

type Made = { id: string; token: string };

export function TokenForm({ userId, onMade }: { userId: string; onMade: (token: Made) => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null);
  const create = async (values: ApiTokenForm) => {
    const { createApiToken: answer } = await callSignedIn(CREATE_API_TOKEN, { form: values });
    if (answer.__typename !== "ApiTokenCreated") return answer;
    form.current?.reset();
    // The token is there whether or not the list can be read again.
    await onMade(answer).catch(() => undefined);
    return answer;
  };
  const attempt = (values: ApiTokenForm) => attemptForm(values, { check, send: create });
  const { busy, fault, submit, errorOf } = useSubmit(attempt, { again: true });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { trimmed } = formValues(event.currentTarget);
    void submit({
      tokenName: trimmed("tokenName"),
      userId: trimmed("userId"),
      expiresAt: trimmed("expiresAt") || null,
    });
  };
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} onInput={preload} noValidate aria-busy={busy}>
      <FormFaults fault={fault} labels={LABELS} />
      <div className={classes.fields}>
        <TextInput
          id="tokenName"
          name="tokenName"
          label={LABELS.tokenName}
          error={errorOf("tokenName")}
          autoComplete="off"
        />
        <TextInput
          id="userId"
          name="userId"
          label={LABELS.userId}
          defaultValue={userId}
          error={errorOf("userId")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput id="expiresAt" name="expiresAt" type="date" label={LABELS.expiresAt} error={errorOf("expiresAt")} />
      </div>
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? accountText.creatingToken : accountText.createToken}
        </Button>
      </div>
    </form>
  );
}
