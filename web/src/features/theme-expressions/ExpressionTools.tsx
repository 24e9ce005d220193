import { useMutation } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { IconAlignLeft, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { toast, toastFault } from "../../components/toast/toast.tsx";
import { SECTION_NAMES } from "../../domain/text/section-text.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { REMOVE_EXPRESSION, THEME_EXPRESSIONS, WORKSPACE_THEMES } from "./documents.ts";
import type { ExpressionVerdict } from "./expression-check.ts";
import { expressionsText as text } from "./text.ts";
import type { StoredExpression } from "./types.ts";
import type { ExpressionForm } from "./use-expression-form.ts";
import classes from "./workspace.module.css";

interface ExpressionToolsProps {
  stored: StoredExpression | null;
  form: ExpressionForm;
  /** The source can't be chosen. */
  isFixed: boolean;
  verdict: ExpressionVerdict | null;
  onText: (value: string) => void;
}

/** The source of the expression, its layout, its removal. */
export function ExpressionTools({ stored, form, isFixed, verdict, onText }: ExpressionToolsProps) {
  const mayEdit = useMayEdit();
  const [asking, ask] = useState(false);
  const { text: typed, section } = form.fields.values;
  const formatted = verdict?.formatted ?? null;
  const isFormatted = formatted === null || formatted === typed;
  const choose = (value: string) => form.fields.setFieldValue("section", value === "0" ? null : Number(value));
  return (
    <span className={classes.tools}>
      <NativeSelect
        aria-label={text.section}
        size="xs"
        disabled={isFixed || !mayEdit}
        value={String(section ?? 0)}
        data={Object.entries(SECTION_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {mayEdit && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconAlignLeft size={14} stroke={1.75} />}
            aria-disabled={isFormatted}
            data-off={isFormatted}
            onClick={() => formatted !== null && onText(formatted)}
          >
            {text.format}
          </Button>
          {stored && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconTrash size={14} stroke={1.75} />}
              onClick={() => ask(true)}
            >
              {text.remove}
            </Button>
          )}
        </>
      )}
      {asking && stored && <RemoveQuestion id={stored.id} onClose={() => ask(false)} />}
    </span>
  );
}

function RemoveQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const [remove, { loading }] = useMutation(REMOVE_EXPRESSION, {
    refetchQueries: [THEME_EXPRESSIONS, WORKSPACE_THEMES],
  });
  const go = async () => {
    const answer = (await remove({ variables: { id } })).data?.removeThemeExpression;
    onClose();
    if (answer && isRefusal(answer)) toastFault(answer.message);
    else toast(text.removed);
  };
  return (
    <LazyDangerDialog
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
