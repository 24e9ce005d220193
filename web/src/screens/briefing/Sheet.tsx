import { briefingText } from "@kirinuki/schema/briefing.ts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { BriefingQuery, BriefingStoryPartsFragment } from "../../__generated__/graphql.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Headline } from "../../components/headline/Headline.tsx";
import { articleAddress } from "../../domain/article-address.ts";
import { dayLabel, timeLabel } from "../../domain/day.ts";
import { briefingAddress } from "../../features/briefing/briefing-address.ts";
import { HandlingTag, StoryExcerpt, StoryMedia } from "../../features/briefing/StoryFacts.tsx";
import { useViewer } from "../../session/use-session.ts";
import classes from "./briefing-screen.module.css";
import { pageText as text } from "./text.ts";

const OPENED_FROM = { isMail: false, displayId: "SIDbriefing" } as const;

/** The page itself: one sheet of A4 on paper, one screen on a phone. */
export function Sheet({ briefing }: { briefing: BriefingQuery["briefing"] }) {
  const { companyName } = useViewer();
  const { day, version, confirmedAt, confirmedBy, stories, hiddenCount, previousDay } = briefing;
  if (version === null || confirmedAt === null)
    return (
      <EmptyState title={text.none(dayLabel(day))} message={text.noneHelp}>
        {previousDay && (
          <Button component={Link} to={briefingAddress("briefing", previousDay)}>
            {text.latest(dayLabel(previousDay))}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <article className={classes.sheet} aria-label={`${briefingText.name} ${dayLabel(day)}`}>
      <header className={classes.head}>
        <b className={classes.name}>{briefingText.name}</b>
        <span className={classes.about}>
          <span>{companyName}</span>
          <b>{dayLabel(day)}</b>
        </span>
      </header>
      {stories.length === 0 && hiddenCount === 0 && <p className={classes.nothing}>{briefingText.nothing}</p>}
      <ol className={classes.stories} aria-label={text.stories}>
        {stories.map((story) => (
          <Story key={story.articleId} story={story} />
        ))}
      </ol>
      {hiddenCount > 0 && <p className={classes.hidden}>{text.hidden(hiddenCount)}</p>}
      <footer className={classes.foot}>{text.confirmed(timeLabel(confirmedAt, "full"), confirmedBy ?? "")}</footer>
    </article>
  );
}

const Story = ({ story }: { story: BriefingStoryPartsFragment }) => (
  <li className={classes.story}>
    <h2 className={classes.title}>
      <Link to={articleAddress({ id: story.articleId, dataSection: story.dataSection }, OPENED_FROM)}>
        <Headline title={story.title} as="span" className={classes.words} />
      </Link>
    </h2>
    <div className={classes.facts}>
      <StoryMedia story={story} />
      <HandlingTag handling={story.handling} openSince={story.openSince} />
    </div>
    <StoryExcerpt story={story} />
    {story.impact !== "" && (
      <p className={classes.impact}>
        <b>{text.impact}</b>
        {story.impact}
      </p>
    )}
  </li>
);
