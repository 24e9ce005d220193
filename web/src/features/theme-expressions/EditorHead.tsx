import { useMutation } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { IconAlignLeft, IconHistory, IconTrash } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { timeLabel } from "../../domain/day.ts";
import { SECTION_NAMES } from "../../domain/text/section-text.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { REMOVE_EXPRESSION, THEME_EXPRESSIONS, WORKSPACE_THEMES } from "./documents.ts";
import type { ExpressionVerdict } from "./expression-check.ts";
import { expressionsText as text } from "./text.ts";
import type { StoredExpression, WorkspaceTheme } from "./types.ts";
import type { ExpressionForm } from "./use-expression-form.ts";
import classes from "./workspace.module.css";

const HistoryDialog = lazy(() => loadChunk(() => import("./HistoryDialog.tsx")));
const DangerDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/DangerDialog.tsx").then(({ DangerDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

interface EditorHeadProps {
  theme: WorkspaceTheme;
  stored: StoredExpression | null;
  form: ExpressionForm;
  isFixed: boolean;
  verdict: ExpressionVerdict | null;
  rematch: ReactNode;
  onText: (value: string) => void;
}

/** The theme, which version is stored, and what can be done with the expression. */
export function EditorHead({ theme, stored, form, isFixed, verdict, rematch, onText }: EditorHeadProps) {
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<"history" | "remove" | null>(null);
  const { text: typed, section } = form.fields.values;
  const formatted = verdict?.formatted ?? null;
  return (
    <header className={classes.head}>
      <div>
        <h2>{theme.name}</h2>
        <small>
          {stored ? text.version(stored.version, timeLabel(stored.savedAt, "full"), stored.savedBy) : text.notSaved}
        </small>
      </div>
      <div className={classes.buttons}>
        <NativeSelect
          aria-label={text.section}
          disabled={isFixed || !mayEdit}
          value={String(section ?? 0)}
          data={Object.entries(SECTION_NAMES).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) =>
            form.fields.setFieldValue("section", Number(currentTarget.value) === 0 ? null : Number(currentTarget.value))
          }
        />
        <Button
          variant="default"
          leftSection={<IconHistory size={16} stroke={1.75} />}
          onClick={() => setOpen("history")}
        >
          {text.history}
        </Button>
        {mayEdit && (
          <>
            <Button
              variant="default"
              leftSection={<IconAlignLeft size={16} stroke={1.75} />}
              aria-disabled={formatted === null || formatted === typed}
              data-off={formatted === null || formatted === typed}
              onClick={() => formatted !== null && onText(formatted)}
            >
              {text.format}
            </Button>
            {stored && (
              <Button
                variant="default"
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={() => setOpen("remove")}
              >
                {text.remove}
              </Button>
            )}
          </>
        )}
        {rematch}
        <SaveButton form={form} stored={stored} verdict={verdict} />
      </div>
      <Suspense>
        {open === "history" && (
          <HistoryDialog
            theme={theme}
            stored={stored}
            typed={typed}
            onRestore={mayEdit ? onText : null}
            onClose={() => setOpen(null)}
          />
        )}
        {open === "remove" && stored && <RemoveQuestion id={stored.id} onClose={() => setOpen(null)} />}
      </Suspense>
    </header>
  );
}

/** Off while there is nothing to save, with the reason beside it. */
function SaveButton({ form, stored, verdict }: Pick<EditorHeadProps, "form" | "stored" | "verdict">) {
  const mayEdit = useMayEdit();
  const reason = offReason({ form, stored, verdict, mayEdit });
  const isOff = form.busy || reason !== null;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isOff) void form.submit();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
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

function RemoveQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const [remove, { loading }] = useMutation(REMOVE_EXPRESSION, {
    refetchQueries: [THEME_EXPRESSIONS, WORKSPACE_THEMES],
  });
  const go = async () => {
    const answer = (await remove({ variables: { id } })).data?.removeThemeExpression;
    if (answer?.__typename === "Refusal") return;
    toast(text.removed);
    onClose();
  };
  return (
    <DangerDialog
      title={text.removeTitle}
      goes={text.removeGoes}
      stays={text.removeStays}
      confirm={text.remove}
      busy={loading}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
