import { IconCornerDownRight } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";
import { Headline } from "../../../components/headline/Headline.tsx";
import { TickBox } from "../../../components/tick-box/TickBox.tsx";
import type { TextRange } from "../../../domain/article-text.ts";
import { listPartsText } from "../../../domain/text/list-parts-text.ts";
import classes from "./story-row.module.css";

interface StoryRowProps {
  title: string;
  titleHits: readonly TextRange[];
  /** Medium and where or when, as one line. */
  place: string;
  open: boolean;
  ticked: boolean;
  /** Absent while a phone does not select. */
  onTick?: () => void;
  href: string;
  onOpen: () => void;
}

/** Another article of the same story, folded out below its row (look.md 5). */
export function StoryRow({ title, titleHits, place, open, ticked, onTick, href, onOpen }: StoryRowProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <StoryLine
      open={open}
      box={onTick && <TickBox label={listPartsText.selectOther(title)} checked={ticked} onTick={onTick} />}
    >
      <a className={classes.link} href={href} aria-current={open || undefined} title={title} onClick={follow}>
        <Headline as="span" className={classes.title} title={title} hits={titleHits} oneLine />
        <span className={classes.place}>{place}</span>
      </a>
    </StoryLine>
  );
}

interface StoryLineProps {
  open?: boolean;
  box?: ReactNode;
  /** Whether an arrow leads to it from the row above. */
  isArticle?: boolean;
  children: ReactNode;
}

/** A line below a row: an article, or that they are loading, failed, or more than are shown. */
export function StoryLine({ open = false, box, isArticle = true, children }: StoryLineProps) {
  return (
    <li className={classes.row} data-open={open}>
      <span className={classes.tick}>{box}</span>
      <span className={classes.mark}>
        {isArticle && <IconCornerDownRight size={14} stroke={1.75} aria-hidden="true" />}
      </span>
      {children}
    </li>
  );
}
