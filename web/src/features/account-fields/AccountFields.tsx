import { TextInput } from "@mantine/core";
import { useState } from "react";
import { recall } from "../../browser/session-storage.ts";
import { loginText } from "../../domain/text/login-text.ts";

export const ACCOUNT_LABELS = { contractCode: loginText.contractCode, userId: loginText.userId };

/** Contract code and user id: whose account it is. The code that was used last is there already. */
export function AccountFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  const [contractCode] = useState(() => recall("contractCode") ?? "");
  return (
    <>
      <TextInput
        id="contractCode"
        name="contractCode"
        label={ACCOUNT_LABELS.contractCode}
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
        label={ACCOUNT_LABELS.userId}
        error={errorOf("userId")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={contractCode !== ""}
      />
    </>
  );
}
