import { HANDLINGS, handlingText } from "@kirinuki/schema/briefing.ts";
import { ActionIcon, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Headline } from "../../components/headline/Headline.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { shortDate } from "../../domain/day.ts";
import { StoryExcerpt, StoryMedia } from "../../features/briefing/StoryFacts.tsx";
import classes from "./edit.module.css";
import { type Chosen, impactLength, isTooLong } from "./page-edit.ts";
import { editText as text } from "./text.ts";

/** The field shows a long text on two lines; the page has it on one. */
const oneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, " ");

interface ChosenStoryProps {
  chosen: Chosen;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<Pick<Chosen, "impact" | "handling">>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A story on the page, with its line and what is done about it. */
export function ChosenStory({ chosen, isFirst, isLast, onChange, onMove, onRemove }: ChosenStoryProps) {
  const { candidate, impact, handling } = chosen;
  const { story, carried } = candidate;
  const { title } = story;
  return (
    <li className={classes.story}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Headline title={title} as="span" className={classes.headline} />
        </h3>
        <div className={classes.facts}>
          <StoryMedia story={story} />
          {carried && story.openSince && (
            <span title={text.carriedHelp}>
              <StateTag tone="warn">{text.carried(shortDate(story.openSince))}</StateTag>
            </span>
          )}
        </div>
        <StoryExcerpt story={story} />
        <div className={classes.fields}>
          <Textarea
            className={classes.impact}
            rows={2}
            label={text.impact}
            aria-label={text.impactOf(title)}
            description={text.impactLength(impactLength(impact))}
            inputWrapperOrder={["label", "input", "error", "description"]}
            value={impact}
            error={isTooLong(chosen) && text.tooLong}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ impact: oneLine(currentTarget.value) })}
          />
          <div className={classes.handling}>
            <Segments
              label={text.handlingOf(title)}
              labelHidden
              values={HANDLINGS}
              names={handlingText}
              value={handling}
              onChoose={(value) => onChange({ handling: value })}
            />
          </div>
        </div>
      </div>
      <div className={classes.acts}>
        <Act label={text.up(title)} isOff={isFirst} onAct={() => onMove(-1)}>
          <IconArrowUp size={16} stroke={1.75} />
        </Act>
        <Act label={text.down(title)} isOff={isLast} onAct={() => onMove(1)}>
          <IconArrowDown size={16} stroke={1.75} />
        </Act>
        {!carried && (
          <Act label={text.remove(title)} isOff={false} onAct={onRemove}>
            <IconX size={16} stroke={1.75} />
          </Act>
        )}
      </div>
    </li>
  );
}

interface ActProps {
  label: string;
  isOff: boolean;
  onAct: () => void;
  children: ReactNode;
}

const Act = ({ label, isOff, onAct, children }: ActProps) => (
  <ActionIcon
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    data-off={isOff}
    onClick={isOff ? undefined : onAct}
  >
    {children}
  </ActionIcon>
);
