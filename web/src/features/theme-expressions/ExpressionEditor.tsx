import "../../design/form-styles.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { lazy, type ReactNode, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { useMayEdit } from "../../session/may-edit.ts";
import { EditorHead } from "./EditorHead.tsx";
import { ExpressionTools } from "./ExpressionTools.tsx";
import { MendButton } from "./MendButton.tsx";
import { TermsPart } from "./TermsPart.tsx";
import { TrialPart } from "./TrialPart.tsx";
import { expressionsText as text } from "./text.ts";
import type { Draft, StoredExpression, WorkspaceTheme } from "./types.ts";
import { useCompletions } from "./use-completions.ts";
import { useExpressionCheck, useReadable } from "./use-expression-check.ts";
import { useExpressionForm } from "./use-expression-form.ts";
import { useSynonymNotes } from "./use-term-counts.ts";
import classes from "./workspace.module.css";

const CodeEditor = lazy(() =>
  loadChunk(() =>
    import("../../components/code-editor/CodeEditor.tsx").then(({ CodeEditor: editor }) => ({ default: editor })),
  ),
);

/** As the grammar has it. */
const MOST_CHARACTERS = 20_000;
/** After the last key, before the server is asked. */
const PAUSE_MS = 500;

interface ExpressionEditorProps {
  contractId: string;
  theme: WorkspaceTheme;
  /** null: a new one. */
  stored: StoredExpression | null;
  /** Of a new one. */
  section: number | null;
  /** The source can't be chosen. */
  isFixed: boolean;
  read: () => Promise<readonly StoredExpression[]>;
  onSaved: (expressionId: string) => void;
  tabs: ReactNode;
  rematch: ReactNode;
}

/** An expression with its fault in place, its trial and its words. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const { contractId, theme, stored, isFixed, tabs, rematch } = props;
  const mayEdit = useMayEdit();
  const form = useExpressionForm({ themeId: theme.id, ...props });
  const { text: typed, section } = form.fields.values;
  const verdict = useExpressionCheck(typed);
  const readable = useReadable(typed, verdict);
  const [asked] = useDebouncedValue(verdict && readable, PAUSE_MS);
  const completions = useCompletions(contractId);
  const fault = typed.trim() === "" ? null : (verdict?.fault ?? null);
  const type = (value: string) => form.fields.setFieldValue("text", value);
  const draft: Draft = { contractId, themeId: theme.id, id: stored?.id ?? null, section, text: asked ?? "" };
  const notes = useSynonymNotes(draft, typed);
  return (
    <>
      <form className={classes.editor} id="expression" aria-label={theme.name} {...form.formProps} data-scroll>
        <EditorHead theme={theme} stored={stored} form={form} verdict={verdict} rematch={rematch} onText={type} />
        <div className={classes.row}>
          {tabs}
          <ExpressionTools stored={stored} form={form} isFixed={isFixed} verdict={verdict} onText={type} />
        </div>
        <div className={classes.state}>
          <FormState of={form} />
        </div>
        <Suspense fallback={<Loading />}>
          <CodeEditor
            id="text"
            label={text.label}
            value={typed}
            onChange={type}
            fault={fault}
            notes={notes}
            mend={fault?.mend && <MendButton mend={fault.mend} onText={type} />}
            completions={completions}
            maxLength={MOST_CHARACTERS}
            isReadOnly={!mayEdit}
          />
        </Suspense>
        {draft.text.trim() !== "" && <TrialPart key={stored?.version ?? 0} draft={draft} fault={fault} />}
      </form>
      <TermsPart draft={draft} />
    </>
  );
}
