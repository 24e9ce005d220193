import { useMutation } from "@apollo/client/react";
import { isOperatorRole, type OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import { useNavigate } from "react-router";
import type { OperatorScreenQuery } from "../../__generated__/graphql.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { toast } from "../../components/toast/toast.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { operatorsText as text } from "../../domain/text/operator-account-text.ts";
import { REMOVE_OPERATOR, SAVE_OPERATOR } from "./operator-documents.ts";

export type StoredOperator = OperatorScreenQuery["operators"][number];

const LABELS = {
  operatorId: text.id,
  name: text.name,
  email: text.email,
  department: text.department,
  password: text.password,
  confirmPassword: text.confirm,
  role: text.role,
  stopFlag: text.stop,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/operator-account-form.ts").then(({ OperatorAccountForm }) => OperatorAccountForm);

const valuesOf = (stored: StoredOperator | null) => ({
  operatorId: stored?.id ?? "",
  name: stored?.name ?? "",
  email: stored?.email ?? "",
  department: stored?.department ?? "",
  role: (isOperatorRole(stored?.role) ? stored.role : "view") as OperatorRole,
  stopFlag: stored?.isStopped ?? false,
  password: "",
  confirmPassword: "",
});

/** An operator in the form, with what saves and what deletes him; both lead back to the list. */
export function useOperatorForm(stored: StoredOperator | null, read: () => Promise<StoredOperator | null>) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_OPERATOR);
  const [remove] = useMutation(REMOVE_OPERATOR);
  const leave = (sentence: string) => {
    toast(sentence);
    return navigate(pathOf("el-operators"));
  };
  const form = useSchemaForm({
    form: loadForm,
    initial: valuesOf(stored),
    labels: LABELS,
    toForm: ({ password, confirmPassword, ...values }) => ({
      ...values,
      ...((stored === null || password !== "") && { password, confirmPassword }),
      ...(stored !== null && { version: stored.version }),
    }),
    send: async (sent) => (await save({ variables: { form: sent } })).data.saveOperator,
    onSaved: () => leave(text.saved),
    readStored: async () => {
      const now = await read();
      return now && valuesOf(now);
    },
  });
  const removeOperator = (): Promise<void> =>
    form.run(
      async () =>
        (await remove({ variables: { id: stored?.id ?? "", version: stored?.version ?? 0 } })).data.removeOperator,
      () => leave(text.removed(stored?.name ?? "")),
    );
  return { form, removeOperator };
}
