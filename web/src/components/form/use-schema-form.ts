import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useRef, useState } from "react";
import { type Conflict, type ConflictParts, differencesOf, type Shown } from "./conflict.ts";
import { type FormClass, faultsOf, preloadRules } from "./faults-of.ts";
import { type FormAnswer, isConflict, isInvalid, isRefusal, isSaved, type Saved } from "./form-answer.ts";
import { type FormFault, failure, fieldsAtFault, type Outcome, refusal } from "./outcome.ts";

type OnSaved<Answer> = (answer: Saved<Answer>) => void | Promise<void>;

interface SchemaFormOptions<Values extends object, Form extends object, Sent extends Partial<Form>, Answer> {
  /** The schema's class of the form, fetched at the first input. */
  form: FormClass<Form>;
  /** What the fields hold at first. A field has the name of the class's field that it is checked as. */
  initial: Values;
  /** Labels by field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
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

/** A form with what came of its last attempt; FormState shows it. */
export interface SchemaForm<Values extends object> {
  /** @mantine/form: values, changes, lists. */
  fields: UseFormReturnType<Values>;
  labels: Readonly<Record<string, string>>;
  busy: boolean;
  fault: FormFault | null;
  conflict: Conflict | null;
  /** Whether the fields hold something that is not saved. */
  isChanged: () => boolean;
  submit: () => Promise<void>;
  /** Another change of the same thing, such as its removal: one at a time with the form, and told of in the same way. */
  run: <Other extends FormAnswer>(send: () => Promise<Other>, onDone: OnSaved<Other>) => Promise<void>;
  /** Puts what is stored now in place of what was typed. */
  takeTheirs: () => void;
  /** For the form element. */
  formProps: {
    noValidate: true;
    "aria-busy": boolean;
    onInput: () => void;
    onSubmit: (event: FormEvent) => void;
  };
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
>(options: SchemaFormOptions<Values, Form, Sent, Answer>): SchemaForm<Values> {
  const { form, labels, toForm } = options;
  const fields = useForm<Values>({
    initialValues: options.initial,
    validate: async (values) => errorsOf(await faultsOf(form, toForm(values))),
    enhanceGetInputProps: ({ field }) => ({ id: field, name: field }),
  });
  const [conflict, setConflict] = useState<{ told: Conflict; theirs: Values | null } | null>(null);

  const compare = async (told: ConflictParts) => {
    const theirs = (await options.readStored?.()) ?? null;
    const mine = fields.getValues();
    const differences = theirs === null ? [] : differencesOf(mine, theirs, Object.keys(labels), options.shown ?? {});
    setConflict({ told: { ...told, differences, canTake: theirs !== null }, theirs });
  };
  const settle = async <Any extends FormAnswer>(answer: Any, onDone: OnSaved<Any>): Promise<Outcome> => {
    if (isInvalid(answer)) {
      fields.setErrors(errorsOf(answer.fieldErrors));
      return fieldsAtFault(answer.fieldErrors);
    }
    if (isRefusal(answer)) return refusal(answer);
    if (isConflict(answer)) await compare(answer);
    if (isSaved(answer)) {
      fields.resetDirty();
      await onDone(answer);
    }
    return null;
  };
  const attempt = async <Any extends FormAnswer>(send: () => Promise<Any>, onDone: OnSaved<Any>): Promise<Outcome> => {
    setConflict(null);
    try {
      return await settle(await send(), onDone);
    } catch (error) {
      return failure(error, options.failed);
    }
  };
  const checkAndSend = async (): Promise<Outcome> => {
    const { errors } = await fields.validate();
    const faults = Object.entries(errors).map(([field, message]) => ({ field, message: String(message) }));
    if (faults.length > 0) return fieldsAtFault(faults);
    return attempt(() => options.send(toForm(fields.getValues())), options.onSaved);
  };
  const { busy, fault, run } = useAttempts();
  const submit = () => run(checkAndSend);
  return {
    ...{ fields, labels, busy, fault, conflict: conflict?.told ?? null, submit },
    isChanged: fields.isDirty,
    run: (send, onDone) => run(() => attempt(send, onDone)),
    takeTheirs: () => {
      if (conflict?.theirs) fields.initialize(conflict.theirs);
      setConflict(null);
    },
    formProps: {
      noValidate: true,
      "aria-busy": busy,
      onInput: () => preloadRules(form),
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** One attempt at a time, and what came of the last. */
function useAttempts() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);
  const isUnderWay = useRef(false);
  const run = async (attempt: () => Promise<Outcome>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await attempt();
    setFault((last) => outcome && { attempt: (last?.attempt ?? 0) + 1, ...outcome });
    setBusy(false);
    isUnderWay.current = false;
  };
  return { busy, fault, run };
}

const errorsOf = (faults: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));
