import { type Handling, handlingText, mediaLine } from "@kirinuki/schema/briefing.ts";
import type { BriefingStoryPartsFragment } from "../../__generated__/graphql.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { shortDate } from "../../domain/day.ts";
import classes from "./briefing.module.css";
import { storyText as text } from "./text.ts";

const TONES = { 1: "plain", 2: "warn", 3: "ok" } as const satisfies Record<Handling, string>;
const isHandling = (handling: number): handling is Handling => handling in TONES;

/** What is done about a story, and since when it is open. */
export function HandlingTag({ handling, openSince }: { handling: number; openSince: string | null }) {
  if (!isHandling(handling)) return null;
  return (
    <StateTag tone={TONES[handling]}>
      {text.handling(handlingText[handling])}
      {openSince !== null && <span className={classes.since}>{text.since(shortDate(openSince))}</span>}
    </StateTag>
  );
}

/** 東都新聞 11/20　4紙（一面1）. */
export const StoryMedia = ({ story }: { story: BriefingStoryPartsFragment }) => (
  <span className={classes.media}>
    <span>
      {story.mediaName} {shortDate(story.issueDate)}
    </span>
    <b>{mediaLine(story)}</b>
  </span>
);

/** The first sentence as it stands in the text. */
export const StoryExcerpt = ({ story: { excerpt, excerptCut } }: { story: BriefingStoryPartsFragment }) =>
  excerpt === null ? null : (
    <p className={`jp ${classes.excerpt}`}>
      {excerpt}
      {excerptCut && "…"}
    </p>
  );
