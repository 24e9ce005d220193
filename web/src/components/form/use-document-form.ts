import { attemptForm } from "./attempt-form.ts";
import { type DocumentValues, documentValues } from "./document-values.ts";
import type { FormAnswer } from "./form-answer.ts";
import { type FormProps, formProps } from "./form-props.ts";
import type { FormFault, Outcome } from "./outcome.ts";
import { byClass, type FormClass, faultsOf } from "./rules.ts";
import { useAttempts } from "./use-attempts.ts";

interface DocumentFormOptions<Form, Sent, Answer> {
  /** The schema's class of the form, fetched at the first input. */
  form: FormClass<Form>;
  /** The form as it is checked and sent, from what the fields hold. */
  toForm: (values: DocumentValues) => Sent;
  send: (form: Sent) => Promise<Answer>;
  /** After a success. The form stays busy, because it is on its way out. */
  onSaved?: () => void;
  /** What is wrong although the server accepted the form, such as a browser that keeps no cookies. */
  faultAfter?: () => Outcome;
  /** What to say where no answer came; the usual sentence where absent. */
  failed?: string;
}

export interface DocumentForm {
  busy: boolean;
  fault: FormFault | null;
  errorOf: (field: string) => string | undefined;
  formProps: FormProps;
}

/**
 * A form with a password, and those before sign-in: useSchemaForm without @mantine/form. Its fields are the document's own and
 * are read when it is sent, because a password manager fills them without any event; and the first load has no room for the
 * library. Checks, refusals, field errors and focus are the same.
 */
export function useDocumentForm<Form extends object, Sent extends Partial<Form>, Answer extends FormAnswer>(
  options: DocumentFormOptions<Form, Sent, Answer>,
): DocumentForm {
  const rules = byClass(options.form);
  const { busy, fault, run } = useAttempts({ leaves: true });
  const submit = (element: HTMLFormElement) => {
    const form = options.toForm(documentValues(element));
    return run(() =>
      attemptForm({
        check: () => faultsOf(rules, form),
        send: () => options.send(form),
        onAnswer: () => {
          options.onSaved?.();
          return options.faultAfter?.() ?? null;
        },
        failed: options.failed,
      }),
    );
  };
  const errorOf = (field: string) => fault?.fields.find((error) => error.field === field)?.message;
  return { busy, fault, errorOf, formProps: formProps(busy, rules, submit) };
}
