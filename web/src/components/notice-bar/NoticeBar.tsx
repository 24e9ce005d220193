import { ActionIcon } from "@mantine/core";
import { IconInfoCircle, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { noticeText } from "../../domain/text/home-text.ts";
import classes from "./notice-bar.module.css";

/** A text is long when one line of a small window can't hold it. */
const ONE_LINE = 60;

interface NoticeBarProps {
  text: string;
  /** Without it the bar stays, as in the preview of who writes it. */
  onDismiss?: () => void;
}

/** The contract's free-text notice over the panes: its first line, the others on demand as they were written; it can be put away. */
export function NoticeBar({ text, onDismiss }: NoticeBarProps) {
  const [whole, setWhole] = useState(false);
  const [firstLine = "", ...others] = text.split("\n");
  const long = firstLine.length > ONE_LINE || others.length > 0;
  return (
    <section className={classes.bar} aria-label={noticeText.label} data-whole={whole} data-print="hide">
      <IconInfoCircle size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
      <p className={classes.text}>{whole ? text : firstLine}</p>
      {long && (
        <button type="button" className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? noticeText.less : noticeText.more}
        </button>
      )}
      {onDismiss && (
        <ActionIcon size="xs" aria-label={noticeText.dismiss} onClick={onDismiss}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </section>
  );
}
