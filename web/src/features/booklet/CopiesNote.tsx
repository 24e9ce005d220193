import { Button } from "@mantine/core";
import classes from "./booklet.module.css";
import { bookletText as text } from "./text.ts";
import type { DraftArticle } from "./use-draft.ts";

/** Articles whose licence leaves fewer copies than are asked for. */
export const beyondLicence = (
  rows: readonly DraftArticle[],
  copies: number,
): (DraftArticle & { copiesLeft: number })[] =>
  rows.flatMap((row) =>
    row.copiesLeft === null || copies <= row.copiesLeft ? [] : [{ ...row, copiesLeft: row.copiesLeft }],
  );

interface CopiesNoteProps {
  rows: readonly DraftArticle[];
  copies: number;
  onReduce: (copies: number) => void;
}

/** What becomes of articles whose licence leaves fewer copies, and the way out: fewer copies for all. */
export function CopiesNote({ rows, copies, onReduce }: CopiesNoteProps) {
  const beyond = beyondLicence(rows, copies);
  if (beyond.length === 0) return null;
  const left = Math.min(...beyond.map(({ copiesLeft }) => copiesLeft));
  return (
    <p className={classes.beyond} role="status">
      {text.beyond(beyond.length, left)}
      {left > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => onReduce(left)}>
          {text.fewer(left)}
        </Button>
      )}
    </p>
  );
}
