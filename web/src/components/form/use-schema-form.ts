import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { attemptForm } from "./attempt-form.ts";
import { type Conflict, type ConflictParts, differencesOf, type Shown } from "./conflict.ts";
import { type FormAnswer, isConflict, isSaved, type Saved } from "./form-answer.ts";
import { type FormProps, formProps } from "./form-props.ts";
import type { FormFault, Outcome } from "./outcome.ts";
import { byClass, type FormClass, faultsOf, type Rules } from "./rules.ts";
import { useAttempts } from "./use-attempts.ts";

type Labels = Readonly<Record<string, string>>;
type OnSaved<Answer> = (answer: Saved<Answer>) => void | Promise<void>;

/** The schema's class of the form, fetched at the first input; or a check of its own, where a class can't say it all. */
type Checked<Form, Sent> = { form: FormClass<Form> } | { rules: Rules<Sent> };

export interface SchemaFormOptions<Values extends object, Sent, Answer> {
  /** What the fields hold at first. A field has the name of the class's field that it is checked as. */
  initial: Values;
  /** Labels by field, in the order of the form; of lists that grow they follow from what the fields hold. */
  labels: Labels | ((values: Values) => Labels);
  /** The form as it is checked and sent. */
  toForm: (values: Values) => Sent;
  send: (form: Sent) => Promise<Answer>;
  /** The form stays busy until this ends: a screen that leaves returns its navigation. */
  onSaved: OnSaved<Answer>;
  /** Reads what is stored now, when somebody else was quicker; null where it is gone. */
  readStored?: () => Promise<Values | null>;
  /** How values read where two versions are compared. */
  shown?: Shown<Values>;
  /** What to say where no answer came; the usual sentence where absent. */
  failed?: string;
}

/** The outcome of a form's last attempt; FormState shows it. */
export interface FormStanding {
  labels: Labels;
  busy: boolean;
  fault: FormFault | null;
  conflict: Conflict | null;
  /** Whether the fields hold something that is not saved. */
  isChanged: () => boolean;
  /** The labels of what is not saved, in the order of the form. */
  changedNames: () => readonly string[];
  /** Saves over what is stored now; these fields get the value that is stored. */
  saveChosen: (theirs: readonly string[]) => Promise<void>;
  /** Puts what is stored now in place of what was typed. */
  takeTheirs: () => void;
}

export interface SchemaForm<Values extends object, Sent = never> extends FormStanding {
  /** @mantine/form: values, changes, lists. */
  fields: UseFormReturnType<Values>;
  submit: () => Promise<void>;
  /**
   * Something else that is done with the form, such as a preview or the removal of what it edits: one at a time with the
   * form, and told of in the same way. Unchecked without rules.
   */
  run<Other extends FormAnswer>(
    send: () => Promise<Other>,
    onDone: OnSaved<Other>,
    rules?: Rules<Sent> | null,
  ): Promise<void>;
  formProps: FormProps;
}

/**
 * A form on @mantine/form, checked by the schema's class, which the server uses as well: field errors of either land on
 * the fields, everything else is said above them (FormState). One attempt at a time. Spread `formProps` on the form and
 * `fields.getInputProps(name)` on each input.
 */
export function useSchemaForm<
  Values extends object,
  Form extends object,
  Sent extends Partial<Form>,
  Answer extends FormAnswer,
>(options: SchemaFormOptions<Values, Sent, Answer> & Checked<Form, Sent>): SchemaForm<Values, Sent> {
  const { toForm } = options;
  const rules: Rules<Sent> = "form" in options ? byClass(options.form) : options.rules;
  const fields = useForm<Values>({
    initialValues: options.initial,
    validate: async (values) => errorsOf(await faultsOf(rules, toForm(values))),
    enhanceGetInputProps: ({ field }) => ({ id: field, name: field }),
  });
  const labels = typeof options.labels === "function" ? options.labels(fields.values) : options.labels;
  const [conflict, setConflict] = useState<{ told: Conflict; theirs: Values | null } | null>(null);

  const compare = async (told: ConflictParts) => {
    const theirs = (await options.readStored?.()) ?? null;
    const mine = fields.getValues();
    const differences = theirs === null ? [] : differencesOf(mine, theirs, Object.keys(labels), options.shown ?? {});
    setConflict({ told: { ...told, differences, canTake: theirs !== null }, theirs });
  };
  const settle = async <Any extends FormAnswer>(answer: Any, onDone: OnSaved<Any>): Promise<Outcome> => {
    if (isConflict(answer)) await compare(answer);
    if (isSaved(answer)) {
      fields.resetDirty();
      await onDone(answer);
    }
    return null;
  };
  const attempt = async <Any extends FormAnswer>(
    check: Rules<Sent> | null,
    send: () => Promise<Any>,
    onDone: OnSaved<Any>,
  ): Promise<Outcome> => {
    setConflict(null);
    const outcome = await attemptForm({
      check: async () => (check === null ? [] : faultsOf(check, toForm(fields.getValues()))),
      send: () => {
        fields.clearErrors();
        return send();
      },
      onAnswer: (answer) => settle(answer, onDone),
      failed: options.failed,
    });
    if (outcome) fields.setErrors(errorsOf(outcome.fields));
    return outcome;
  };
  const { busy, fault, run } = useAttempts();
  const submit = () => run(() => attempt(rules, () => options.send(toForm(fields.getValues())), options.onSaved));
  return {
    ...{ fields, labels, busy, fault, conflict: conflict?.told ?? null, submit },
    isChanged: fields.isDirty,
    changedNames: () => Object.entries(labels).flatMap(([field, label]) => (fields.isDirty(field) ? [label] : [])),
    run: (send, onDone, check = null) => run(() => attempt(check, send, onDone)),
    saveChosen: (chosen) => {
      if (conflict?.theirs) fields.setValues(pick(conflict.theirs, chosen));
      return submit();
    },
    takeTheirs: () => {
      if (conflict?.theirs) fields.initialize(conflict.theirs);
      setConflict(null);
    },
    formProps: formProps(busy, rules, submit),
  };
}

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

const errorsOf = (faults: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));
