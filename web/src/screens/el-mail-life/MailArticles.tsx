import { Link } from "react-router";
import type { MailLifeQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { articleLifePath, mailLifePath, ThemeLink } from "../../features/life/LifeLinks.tsx";
import classes from "../../features/life/life.module.css";
import { mailLifeText as text } from "./text.ts";

type Life = NonNullable<MailLifeQuery["mailLife"]>;
type Article = Life["articles"][number];

interface MailArticlesProps {
  contractId: string;
  life: Life;
}

/** The articles of a mail, and those of its target that are not in it, each with the reason. */
export function MailArticles({ contractId, life: { articles, hasMore } }: MailArticlesProps) {
  return (
    <section className={classes.part}>
      <h3>{text.articles}</h3>
      {articles.length === 0 ? (
        <p>{text.noArticles}</p>
      ) : (
        <CardTable label={text.articles} columns={[text.article, text.result, text.why, text.read]}>
          {articles.map((article) => (
            <tr key={article.articleId}>
              <th scope="row">
                <Link to={articleLifePath(article.articleId, contractId)}>{article.title}</Link>
                <small
                  className={classes.facts}
                >{`${article.medium}　${text.arrived(timeLabel(article.arrivedAt, "full"))}`}</small>
              </th>
              <td data-nowrap>
                <StateTag tone={article.state === "in" ? "ok" : "warn"}>
                  {text.states[article.state] ?? article.state}
                </StateTag>
              </td>
              <td>
                <Why contractId={contractId} {...article} />
              </td>
              <td data-nowrap>{article.openedAt && timeLabel(article.openedAt, "full")}</td>
            </tr>
          ))}
        </CardTable>
      )}
      {hasMore && <p>{text.more}</p>}
    </section>
  );
}

const Why = ({ contractId, state, otherMailId, themes }: Article & { contractId: string }) => (
  <>
    {text.reasons[state]}
    {otherMailId !== null && <Link to={mailLifePath({ contractId, mailId: otherMailId })}>{text.otherMail}</Link>}
    {themes.map(({ themeId, name, words }) => (
      <span key={themeId} className={classes.theme}>
        <ThemeLink contractId={contractId} themeId={themeId} name={name} />
        {words.length > 0 && `（${words.join(" / ")}）`}
      </span>
    ))}
  </>
);
