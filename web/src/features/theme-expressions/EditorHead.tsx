import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useSaveKey } from "../../browser/use-key-down.ts";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { timeLabel } from "../../domain/day.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import type { ExpressionVerdict } from "./expression-check.ts";
import { expressionsText as text } from "./text.ts";
import type { StoredExpression, WorkspaceTheme } from "./types.ts";
import type { ExpressionForm } from "./use-expression-form.ts";
import classes from "./workspace.module.css";

const HistoryDialog = lazy(() => loadChunk(() => import("./HistoryDialog.tsx")));
interface EditorHeadProps {
  theme: WorkspaceTheme;
  stored: StoredExpression | null;
  form: ExpressionForm;
  verdict: ExpressionVerdict | null;
  rematch: ReactNode;
  onText: (value: string) => void;
}

/** The theme, which version is stored, and what can be done with the expression. */
export function EditorHead({ theme, stored, form, verdict, rematch, onText }: EditorHeadProps) {
  const mayEdit = useMayEdit();
  const [showsHistory, showHistory] = useState(false);
  return (
    <header className={classes.head}>
      <div>
        <h2>{theme.name}</h2>
        <small>
          {stored ? text.version(stored.version, timeLabel(stored.savedAt, "full"), stored.savedBy) : text.notSaved}
        </small>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconHistory size={16} stroke={1.75} />}
          onClick={() => showHistory(true)}
        >
          {text.history}
        </Button>
        {rematch}
        <SaveButton form={form} stored={stored} verdict={verdict} />
      </div>
      {showsHistory && (
        <Suspense>
          <HistoryDialog
            theme={theme}
            stored={stored}
            typed={form.fields.values.text}
            onRestore={mayEdit ? onText : null}
            onClose={() => showHistory(false)}
          />
        </Suspense>
      )}
    </header>
  );
}

/** Off while there is nothing to save, with the reason beside it. */
function SaveButton({ form, stored, verdict }: Pick<EditorHeadProps, "form" | "stored" | "verdict">) {
  const mayEdit = useMayEdit();
  const reason = offReason({ form, stored, verdict, mayEdit });
  const isOff = form.busy || reason !== null;
  useSaveKey(() => void form.submit(), isOff);
  return (
    <span className={classes.save}>
      <Button
        aria-disabled={isOff}
        data-off={isOff}
        aria-keyshortcuts="Control+Enter"
        rightSection={<Kbd>Ctrl Enter</Kbd>}
        onClick={() => !isOff && void form.submit()}
      >
        {form.busy ? text.saving : text.save}
      </Button>
      {reason !== null && <small>{reason}</small>}
    </span>
  );
}

interface OffOptions extends Pick<EditorHeadProps, "form" | "stored" | "verdict"> {
  mayEdit: boolean;
}

function offReason({ form, stored, verdict, mayEdit }: OffOptions): string | null {
  const { text: typed, section } = form.fields.values;
  if (!mayEdit) return text.readOnly;
  if (typed.trim() === "") return text.empty;
  if (verdict?.fault) return text.faulty;
  return stored !== null && stored.text === typed && stored.section === section ? text.unchanged : null;
}
