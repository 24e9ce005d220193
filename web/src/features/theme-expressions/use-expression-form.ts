import { useMutation } from "@apollo/client/react";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { toast } from "../../components/toast/toast.tsx";
import { sectionName } from "../../domain/text/section-text.ts";
import { SAVE_EXPRESSION, THEME_EXPRESSIONS, WORKSPACE_THEMES } from "./documents.ts";
import { expressionsText as text } from "./text.ts";
import type { StoredExpression } from "./types.ts";

export interface ExpressionValues {
  text: string;
  section: number | null;
}

interface ExpressionFormOptions {
  themeId: string;
  /** null: a new one. */
  stored: StoredExpression | null;
  /** Of a new one. */
  section: number | null;
  read: () => Promise<readonly StoredExpression[]>;
  onSaved: (expressionId: string) => void;
}

/** The parser in the editor has checked it already; the server checks again. */
const rules = async () => () => [];

/** An expression in the editor. Whoever saves second sees what the first has saved. */
export function useExpressionForm({ themeId, stored, section, read, onSaved }: ExpressionFormOptions) {
  const [save] = useMutation(SAVE_EXPRESSION, {
    refetchQueries: [THEME_EXPRESSIONS, WORKSPACE_THEMES],
    awaitRefetchQueries: true,
  });
  return useSchemaForm({
    rules,
    initial: { text: stored?.text ?? "", section: stored ? stored.section : section } as ExpressionValues,
    labels: text.fields,
    toForm: (values) => values,
    send: async (values) => {
      const variables = { themeId, id: stored?.id ?? null, version: stored?.version ?? null, ...values };
      return (await save({ variables })).data.saveThemeExpression;
    },
    onSaved: ({ expressionId }) => {
      toast(text.saved);
      onSaved(expressionId);
    },
    readStored: async () => {
      const now = (await read()).find(({ id }) => id === stored?.id);
      return now ? { text: now.text, section: now.section } : null;
    },
    shown: { section: sectionName },
  });
}

export type ExpressionForm = ReturnType<typeof useExpressionForm>;
