import { FormAlert } from "../form-alert/FormAlert.tsx";
import type { Said } from "./use-action.ts";

/** What came of the last button, read out when it changes. */
export function SaidLine({ said }: { said: Said | null }) {
  if (!said) return null;
  return (
    <FormAlert
      key={said.number}
      tone={said.tone === "ok" ? "info" : "danger"}
      detail={said.detail}
      code={said.code}
      focusKey={said.number}
    >
      {said.text}
    </FormAlert>
  );
}
