import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import type { ArticleLifeQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate, timeLabel } from "../../domain/day.ts";
import { sectionName } from "../../domain/text/section-text.ts";
import { mailLifePath, ThemeLink } from "../../features/life/LifeLinks.tsx";
import classes from "../../features/life/life.module.css";
import { mailStateNames } from "../../features/life/mail-text.ts";
import { ARTICLE_LIFE } from "./article-life-documents.ts";
import { articleLifeText as text } from "./text.ts";

type Life = NonNullable<ArticleLifeQuery["articleLife"]>;
type Theme = Life["themes"][number];
type Event = Life["events"][number];

/** All that happened to an article for a contract. */
export function ArticlePart({ contractId, articleId }: { contractId: string; articleId: string }) {
  const query = useQuery(ARTICLE_LIFE, { variables: { contractId, articleId }, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ articleLife }) =>
        articleLife ? (
          <>
            <Head {...articleLife.article} />
            <Themes contractId={contractId} themes={articleLife.themes} />
            <Events contractId={contractId} events={articleLife.events} />
          </>
        ) : (
          <EmptyState title={text.gone} />
        )
      }
    </QueryState>
  );
}

const Head = ({ title, medium, section, issueDay, arrivedAt, articleId }: Life["article"]) => (
  <header>
    <h2>{title}</h2>
    <p className={classes.facts}>
      {[
        medium,
        sectionName(section),
        slashDate(issueDay),
        text.arrived(timeLabel(arrivedAt, "full")),
        text.id(articleId),
      ].join("　")}
    </p>
  </header>
);

function Themes({ contractId, themes }: { contractId: string; themes: readonly Theme[] }) {
  return (
    <section className={classes.part}>
      <h3>{text.themes}</h3>
      {themes.length === 0 ? (
        <p>{text.noThemes}</p>
      ) : (
        <CardTable label={text.themes} columns={[text.theme, text.result, text.why]}>
          {themes.map((theme) => (
            <tr key={theme.themeId}>
              <td data-nowrap>
                <ThemeLink contractId={contractId} themeId={theme.themeId} name={theme.name} />
              </td>
              <td>
                <StateTag tone={theme.state === "found" ? "ok" : "warn"}>
                  {text.states[theme.state] ?? theme.state}
                </StateTag>
              </td>
              <td>{whyOf(theme)}</td>
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}

function whyOf({ state, day, words, reasons }: Theme): string {
  if (state === "found") return [text.since(slashDate(day)), words.join(" / ")].filter(Boolean).join("　");
  return reasons
    .map(({ term, field, isExcluding }) => text.reason(term, text.fields[field] ?? field, isExcluding))
    .join("、");
}

const Events = ({ contractId, events }: { contractId: string; events: readonly Event[] }) => (
  <section className={classes.part}>
    <h3>{text.events}</h3>
    <CardTable label={text.events} columns={[text.at, text.what, text.who, text.detail]}>
      {events.map((event) => (
        <tr key={[event.at, event.kind, event.who, event.state, event.mailId].join()}>
          <td data-nowrap>{timeLabel(event.at, "full")}</td>
          <td>
            {event.mailId === null ? (
              (text.kinds[event.kind] ?? event.kind)
            ) : (
              <Link to={mailLifePath({ contractId, mailId: event.mailId })}>{text.kinds[event.kind]}</Link>
            )}
          </td>
          <td>{event.who}</td>
          <td>{detailOf(event)}</td>
        </tr>
      ))}
    </CardTable>
  </section>
);

function detailOf({ kind, state, detail }: Event): string {
  if (kind === "corrected") return text.version(detail ?? "");
  const words = detail === null ? null : (text.details[detail] ?? detail);
  return [state === null ? null : (text.eventStates[state] ?? mailStateNames[state] ?? state), words]
    .filter(Boolean)
    .join("　");
}
