import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import type { ExpressionHistoryQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { timeLabel } from "../../domain/day.ts";
import { sectionName } from "../../domain/text/section-text.ts";
import { EXPRESSION_HISTORY } from "./documents.ts";
import classes from "./history.module.css";
import { historyText as text } from "./text.ts";
import { changedParts } from "./text-difference.ts";
import type { StoredExpression, WorkspaceTheme } from "./types.ts";

type Past = ExpressionHistoryQuery["expressionHistory"][number];

interface HistoryDialogProps {
  theme: WorkspaceTheme;
  stored: StoredExpression | null;
  /** What stands in the editor. */
  typed: string;
  /** null: nothing may be changed. */
  onRestore: ((text: string) => void) | null;
  onClose: () => void;
}

/** Earlier versions beside what stands in the editor; one of them can go back there. Nothing is saved by that. */
export default function HistoryDialog({ theme, stored, typed, onRestore, onClose }: HistoryDialogProps) {
  const query = useQuery(EXPRESSION_HISTORY, { variables: { themeId: theme.id }, ...EDITED });
  const isOwn = ({ expressionId, isRemoved }: Past) => expressionId === stored?.id || isRemoved;
  const restore = (past: Past) => {
    onRestore?.(past.text);
    toast(text.restored(past.version));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size="xl" title={`${text.title}　${theme.name}`}>
      <QueryState query={query} failed={text.failed}>
        {({ expressionHistory }) => (
          <ol className={classes.history}>
            {stored && (
              <Version
                head={text.now}
                at={timeLabel(stored.savedAt, "full")}
                by={stored.savedBy}
                past={stored.text}
                typed={typed}
              />
            )}
            {expressionHistory.filter(isOwn).map((past) => (
              <Version
                key={past.id}
                head={`版${past.version}　${sectionName(past.section)}`}
                at={text.until(timeLabel(past.savedAt, "full"), timeLabel(past.endedAt, "full"))}
                by={past.savedBy}
                ended={past.isRemoved ? text.removedBy(past.endedBy) : text.replacedBy(past.endedBy)}
                past={past.text}
                typed={typed}
                onRestore={onRestore === null ? undefined : () => restore(past)}
              />
            ))}
            {expressionHistory.filter(isOwn).length === 0 && <li>{text.none}</li>}
          </ol>
        )}
      </QueryState>
    </Modal>
  );
}

interface VersionProps {
  head: string;
  at: string;
  by: string | null;
  ended?: string;
  past: string;
  typed: string;
  onRestore?: (() => void) | undefined;
}

function Version({ head, at, by, ended, past, typed, onRestore }: VersionProps) {
  const isSame = past === typed;
  return (
    <li>
      <header>
        <b>{head}</b>
        <small>{[at, by === null ? null : text.by(by), ended].filter(Boolean).join("　")}</small>
        {onRestore && !isSame && (
          <Button size="xs" variant="default" onClick={onRestore}>
            {text.restore}
          </Button>
        )}
        {isSame && <small>{text.same}</small>}
      </header>
      <pre>
        {changedParts(past, typed).map(({ at: key, part, isChanged }) =>
          isChanged ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>,
        )}
      </pre>
    </li>
  );
}
