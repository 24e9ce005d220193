import "../../design/form-styles.ts";
import { COMMENT_LENGTH, isCommentTooLong } from "@kirinuki/schema/comment.ts";
import { visibleLength } from "@kirinuki/schema/visible-length.ts";
import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./comment-field.module.css";

interface CommentFieldProps {
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** Ctrl Enter. */
  onSend: () => void;
  /** What stands beside the counter. */
  note?: ReactNode;
}

/** Whether a comment can be sent as it was typed. */
export const isCommentSendable = (words: string): boolean => !isCommentTooLong(words.trim());

/** A comment on an article with its length as the reader sees it. */
export function CommentField({ label, value, onChange, onSend, note }: CommentFieldProps) {
  const isTooLong = !isCommentSendable(value);
  return (
    <>
      <Textarea
        data-autofocus
        label={label}
        rows={4}
        value={value}
        error={isTooLong}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          onSend();
        }}
      />
      <p className={classes.foot}>
        <span>{note}</span>
        <span className={isTooLong ? classes.tooLong : undefined} role="status">
          {`${visibleLength(value.trim())}／${COMMENT_LENGTH}文字`}
        </span>
      </p>
    </>
  );
}
