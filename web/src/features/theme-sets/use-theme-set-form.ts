import { useNavigate } from "react-router";
import type { Shown } from "../../components/form/conflict.ts";
import type { FormAnswer } from "../../components/form/form-answer.ts";
import type { FormClass } from "../../components/form/rules.ts";
import { type SchemaForm, useSchemaForm } from "../../components/form/use-schema-form.ts";
import { setText as text } from "./text.ts";
import { type MemberValues, memberValuesOf, namesOf, type StoredThemeSet } from "./theme-set-values.ts";

interface NamedAnswer extends FormAnswer {
  /** Of what was saved. */
  name?: string;
}

/** What tells a theme group from a topic: its own fields beside those of every theme set, and its calls. */
interface ThemeSetKind<Stored, Own extends object, Form extends object> {
  /** Path of the list, where saving and removing lead. */
  list: string;
  form: FormClass<Form>;
  /** Labels of its own fields, in their order. */
  labels: { [Field in keyof Own]: string };
  own: (stored: Stored) => Own;
  toForm: (values: Own & MemberValues) => Form;
  /** How its own fields read where two versions are compared. */
  shown?: Shown<Own>;
  save: (version: { id: string | null; version: number | null }, form: Form) => Promise<NamedAnswer>;
  remove: (version: { id: string; version: number }) => Promise<FormAnswer>;
}

export interface ThemeSetForm<Values extends MemberValues> {
  form: SchemaForm<Values>;
  /** null for a new one. */
  removeIt: (() => Promise<void>) | null;
  toList: () => void | Promise<void>;
}

/** A theme group or topic in the form, its saving and its removal, after which the list is shown. */
export function useThemeSetForm<Stored extends StoredThemeSet, Own extends object, Form extends object>(
  stored: Stored,
  readStored: () => Promise<Stored | null>,
  kind: ThemeSetKind<Stored, Own, Form>,
): ThemeSetForm<Own & MemberValues> {
  type Values = Own & MemberValues;
  const navigate = useNavigate();
  const toList = (saved: string) => navigate(kind.list, { state: { saved } });
  const valuesOf = (from: Stored): Values => ({ ...kind.own(from), ...memberValuesOf(from) });
  const { id, version } = stored;
  const shown: Shown<MemberValues> = { themeIds: namesOf(stored.themes), userGroupIds: namesOf(stored.userGroups) };
  const form = useSchemaForm({
    form: kind.form,
    initial: valuesOf(stored),
    labels: {
      ...kind.labels,
      ...{ themeIds: text.themes, allUserGroups: text.audience, userGroupIds: text.userGroups },
    },
    toForm: kind.toForm,
    send: (given) => kind.save({ id, version }, given),
    onSaved: ({ name = stored.name }) => toList(text.saved(name)),
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now);
    },
    shown: { ...kind.shown, ...shown } as Shown<Values>,
  });
  const removeIt =
    id === null || version === null
      ? null
      : () =>
          form.run(
            () => kind.remove({ id, version }),
            () => toList(text.removed(stored.name)),
          );
  return { form, removeIt, toList: () => navigate(kind.list) };
}
