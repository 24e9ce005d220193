import { originalText } from "@kirinuki/schema/messages.ts";
import { Button, Loader } from "@mantine/core";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import type { useAction } from "../../components/said-line/use-action.ts";
import { useViewer } from "../../session/use-session.ts";
import classes from "./booklet.module.css";
import { beyondLicence } from "./CopiesNote.tsx";
import { bookletText as text } from "./text.ts";
import type { DraftArticle } from "./use-draft.ts";

interface BookletQuestionProps {
  summary: string;
  uses: number;
  copies: number;
  rows: readonly DraftArticle[];
  busy: boolean;
  said: ReturnType<typeof useAction>["said"];
  onBack: () => void;
  onConfirm: () => void;
}

/** The one confirmation: articles, originals, what the caps leave, what will be missing, and the contract's own question. */
export function BookletQuestion({ summary, uses, copies, rows, busy, said, onBack, onConfirm }: BookletQuestionProps) {
  const question = useViewer().confirmations.print;
  const lacking = [
    ...rows.filter(({ reason }) => reason !== ""),
    ...beyondLicence(rows, copies).map((row) => ({ ...row, reason: text.beyondReason(row.copiesLeft) })),
  ];
  return (
    <>
      <p className={classes.asked}>{summary}</p>
      <p className="jp">{text.uses(uses)}</p>
      {lacking.length > 0 && (
        <div className={classes.lacking}>
          <p>{text.lacking(lacking.length)}</p>
          <ul>
            {lacking.map(({ id, title, reason }) => (
              <li key={id}>
                {title}
                <span className={classes.place}>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {question !== null && <p className="jp">{question}</p>}
      <SaidLine said={said} />
      <div className={classes.foot}>
        <p className={classes.summary} aria-live="polite">
          {busy && (
            <>
              <Loader size="xs" /> {originalText.preparing}
            </>
          )}
        </p>
        <Button variant="default" aria-disabled={busy} data-off={busy} onClick={() => !busy && onBack()}>
          {text.back}
        </Button>
        <Button data-autofocus aria-disabled={busy} data-off={busy} onClick={() => !busy && onConfirm()}>
          {text.submit}
        </Button>
      </div>
    </>
  );
}
