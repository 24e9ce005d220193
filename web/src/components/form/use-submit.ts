import type { FormFault, Outcome } from "./outcome.ts";
import { useAttempts } from "./use-attempts.ts";

export interface Submit<Values> {
  busy: boolean;
  fault: FormFault | null;
  submit: (values: Values) => Promise<void>;
  errorOf: (field: string) => string | undefined;
}

/**
 * The sending of a form of sign-in and passwords: its fields are the document's own, because a password manager fills
 * them without any event, and its first load has no room for @mantine/form. Every other form is useSchemaForm.
 * It stays busy after a success, because the form is then on its way out; a form that stays says so by `again`.
 */
export function useSubmit<Values>(
  attempt: (values: Values) => Promise<Outcome>,
  { again = false } = {},
): Submit<Values> {
  const { busy, fault, run } = useAttempts({ leaves: !again });
  const errorOf = (field: string) => fault?.fields.find((error) => error.field === field)?.message;
  return { busy, fault, submit: (values) => run(() => attempt(values)), errorOf };
}
