import type { TryFeedMutation } from "../../__generated__/graphql.ts";
import { timeLabel } from "../../domain/day.ts";
import classes from "./feeds.module.css";
import { feedsText as text } from "./text.ts";

export type Trial = TryFeedMutation["tryFeed"];

/** What fetching the feed once came to. */
export const FeedTrial = ({ trial }: { trial: Trial }) => (
  <section className={classes.trial} data-failed={trial.reason !== null} role="status">
    <b>{trial.reason === null ? text.readable(trial.kind ?? "", trial.count) : text.unreadable}</b>
    {trial.reason !== null && <p>{trial.reason}</p>}
    {trial.movedTo !== null && <p>{text.moved(trial.movedTo)}</p>}
    {trial.refused > 0 && <p>{text.refused(trial.refused)}</p>}
    {trial.articles.length > 0 && (
      <ul>
        {trial.articles.map(({ title, at }) => (
          <li key={`${title}${at}`}>
            {title}
            {at !== null && <small>{timeLabel(at, "full")}</small>}
          </li>
        ))}
      </ul>
    )}
  </section>
);
