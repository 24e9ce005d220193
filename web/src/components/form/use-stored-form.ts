import { useRef } from "react";
import type { FormAnswer } from "./form-answer.ts";
import type { FormClass } from "./rules.ts";
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from "./use-schema-form.ts";

/** Spread into the form or the variables of a save: the version that was read, nothing for a new item. */
export interface ReadVersion {
  version?: number;
}

export interface StoredFormOptions<Stored extends { version: number }, Values extends object, Form, Sent, Answer>
  extends Pick<SchemaFormOptions<Values, Sent, Answer>, "labels" | "onSaved"> {
  form: FormClass<Form>;
  /** null: a new one. */
  stored: Stored | null;
  valuesOf: (stored: Stored | null) => Values;
  /** The form as it is checked and sent. */
  toForm: (values: Values, read: ReadVersion) => Sent;
  send: (form: Sent, read: ReadVersion) => Promise<Answer>;
  /** Reads what is stored now, when somebody else was quicker; null where it is gone. */
  readStored: () => Promise<Stored | null>;
}

/** The form of one stored item: it sends the version that it has read, and after a conflict the version that it has compared. */
export function useStoredForm<
  Stored extends { version: number },
  Values extends object,
  Form extends object,
  Sent extends Partial<Form>,
  Answer extends FormAnswer,
>(options: StoredFormOptions<Stored, Values, Form, Sent, Answer>): SchemaForm<Values, Sent> {
  const { form, stored, labels, valuesOf, onSaved } = options;
  const version = useRef(stored?.version);
  const read = (): ReadVersion => (version.current === undefined ? {} : { version: version.current });
  return useSchemaForm({
    form,
    labels,
    onSaved,
    initial: valuesOf(stored),
    toForm: (values) => options.toForm(values, read()),
    send: (sent) => options.send(sent, read()),
    readStored: async () => {
      const now = await options.readStored();
      version.current = now?.version;
      return now && valuesOf(now);
    },
  });
}
