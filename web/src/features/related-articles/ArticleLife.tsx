import type { LifeKind, RelatedArticlesQuery } from "../../__generated__/graphql.ts";
import { dayLabel, timeLabel } from "../../domain/day.ts";
import type { ListNavigation } from "../article-list/article-reader.ts";
import { RelatedLink } from "./RelatedLink.tsx";
import classes from "./related.module.css";
import { LIFE_KIND_TEXT, relatedText } from "./text.ts";

type LifeEvent = RelatedArticlesQuery["relatedArticles"]["life"][number];

interface ArticleLifeProps {
  life: readonly LifeEvent[];
  omitted: number;
  navigation: Pick<ListNavigation, "hrefOf" | "openArticle">;
}

const MADE_BY_SOURCE: readonly LifeKind[] = ["CORRECTED", "REPLACED", "RESTORED", "WITHDRAWN"];

/** The story of an article in the order of time: who told it, what sources corrected, what followed. */
export function ArticleLife({ life, omitted, navigation }: ArticleLifeProps) {
  return (
    <>
      <h3 className={classes.heading}>{relatedText.life}</h3>
      <ol className={classes.line}>
        {life.map((event) => (
          <li
            key={`${event.kind} ${event.articleId} ${event.at}`}
            className={classes.event}
            aria-current={event.own && !MADE_BY_SOURCE.includes(event.kind) ? "true" : undefined}
            data-changed={MADE_BY_SOURCE.includes(event.kind)}
          >
            <p className={classes.place}>
              <b className={classes.kind}>{LIFE_KIND_TEXT[event.kind]}</b>
              <time dateTime={event.at}>{momentOf(event)}</time>
              <span>{event.mediaName}</span>
              {event.own && <span className={classes.own}>{relatedText.own}</span>}
            </p>
            <What event={event} navigation={navigation} />
          </li>
        ))}
      </ol>
      {life.length <= 1 && <p className={classes.none}>{relatedText.alone}</p>}
      {omitted > 0 && <p className={classes.none}>{relatedText.omitted(omitted)}</p>}
    </>
  );
}

const momentOf = ({ at, dayOnly }: LifeEvent): string =>
  dayOnly ? dayLabel(timeLabel(at, "full").slice(0, 10).replaceAll("/", "-")) : timeLabel(at, "full");

function What({ event, navigation }: { event: LifeEvent; navigation: ArticleLifeProps["navigation"] }) {
  if (event.kind === "WITHDRAWN") return <p className={classes.none}>{relatedText.withdrawnTitle}</p>;
  const title = event.own ? (
    <span>{event.title}</span>
  ) : (
    <RelatedLink article={event} navigation={navigation}>
      {event.title}
    </RelatedLink>
  );
  return event.fields.length === 0 ? (
    title
  ) : (
    <>
      {relatedText.changed(event.fields)}
      {!event.own && <>　{title}</>}
    </>
  );
}
