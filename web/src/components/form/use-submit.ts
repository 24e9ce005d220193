import { useState } from "react";
import type { FormFault, Outcome } from "./outcome.ts";

export interface Submit<Values> {
  busy: boolean;
  fault: FormFault | null;
  submit: (values: Values) => Promise<void>;
  errorOf: (field: string) => string | undefined;
}

/**
 * The sending of a form: one attempt at a time, and what came of the last. It stays busy after a success, because the
 * form is then on its way out; a form that stays says so by `again`.
 */
export function useSubmit<Values>(
  attempt: (values: Values) => Promise<Outcome>,
  { again = false } = {},
): Submit<Values> {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);
  const submit = async (values: Values) => {
    if (busy) return;
    setBusy(true);
    const outcome = await attempt(values);
    if (outcome || again) setBusy(false);
    setFault((last) => outcome && { attempt: (last?.attempt ?? 0) + 1, ...outcome });
  };
  const errorOf = (field: string) => fault?.fields.find((error) => error.field === field)?.message;
  return { busy, fault, submit, errorOf };
}
