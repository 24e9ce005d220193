import { handClipPlace, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { ActionIcon } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { TickBox } from "../../components/tick-box/TickBox.tsx";
import screen from "./clips-screen.module.css";
import classes from "./hand-clip.module.css";
import { handText as text } from "./hand-text.ts";
import { RecordActs } from "./RecordActs.tsx";
import type { HandClip } from "./use-clips.ts";

interface HandRowProps {
  folderId: string;
  record: HandClip;
  number: number;
  /** The row is found by it. */
  row: string;
  /** It is the one in the reading pane. */
  open: boolean;
  ticked: boolean;
  /** Title and box take part in the tab order; those of one row do. */
  tabbable: boolean;
  href: string;
  onFocus: () => void;
  onOpen: () => void;
  /** With Shift held, a range is meant. */
  onTick: (range: boolean) => void;
}

/** A record that was added by hand, among the rows of articles: the row opens it as theirs do. */
export function HandRow({ folderId, record, number, row, onFocus, onOpen, onTick, ...state }: HandRowProps) {
  const { title, note, link, addedBy } = record;
  const { said, act } = useAction();
  const tabIndex = state.tabbable ? 0 : -1;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.button !== 0) return;
    event.preventDefault();
    if (event.shiftKey) onTick(true);
    else onOpen();
  };
  return (
    <li className={classes.row} data-open={state.open} onFocus={onFocus}>
      <span className={classes.tick} data-print="hide">
        <TickBox label={text.select(title)} checked={state.ticked} tabIndex={tabIndex} onTick={onTick} />
      </span>
      <span className={classes.number}>{number}</span>
      <div>
        <div className={classes.head}>
          <a
            data-article={row}
            className={classes.link}
            href={state.href}
            tabIndex={tabIndex}
            aria-current={state.open || undefined}
            onClick={open}
          >
            {title}
          </a>
          <span className={classes.mark}>{text.mark}</span>
        </div>
        <p className={classes.place}>{handClipPlace({ ...record, kind: record.kind as MediumKind })}</p>
        <p className={screen.by}>{text.addedBy(addedBy)}</p>
        {note !== "" && <p className={screen.note}>{note}</p>}
        <SaidLine said={said} />
      </div>
      <div className={classes.acts} data-print="hide">
        {link !== "" && (
          <ActionIcon
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${title}　${text.openLink}`}
            title={text.openLink}
          >
            <IconExternalLink size={16} stroke={1.75} />
          </ActionIcon>
        )}
        <RecordActs folderId={folderId} record={record} act={act} />
      </div>
    </li>
  );
}
