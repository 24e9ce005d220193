import { Button } from "@mantine/core";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { figure } from "../../../components/usage-meter/UsageMeter.tsx";
import { slashDate } from "../../../domain/day.ts";
import { issueTypeText } from "../../../domain/issue-type.ts";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import classes from "../usage.module.css";
import type { UsedArticle } from "../usage-data.ts";

interface ArticleTableProps {
  articles: readonly UsedArticle[];
  all: number;
  more: "idle" | "loading" | "failed";
  onMore: () => void;
}

/** The original-text usage report (spec section 3): each article and how often it was used, the most used first. */
export const ArticleTable = ({ articles, all, more, onMore }: ArticleTableProps) => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it */}
    <section className={classes.tableScroll} tabIndex={0} aria-label={text.articleList}>
      <table className={classes.table} data-of="articles">
        <thead>
          <tr>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.headline}</th>
            <th scope="col">{text.media}</th>
            <th scope="col">{text.issue}</th>
            <th scope="col">{text.count}</th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article, index) => (
            <tr key={article.id}>
              <th scope="row">{index + 1}</th>
              <td className={classes.headline}>{article.title || text.gone}</td>
              <td>{article.mediaName}</td>
              <td>{issueOf(article)}</td>
              <td>
                <b>{figure(article.useCount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {more === "failed" && <FormAlert tone="danger">{text.moreFailed}</FormAlert>}
    <div className={classes.more}>
      <span>{text.shown(articles.length, all)}</span>
      {articles.length < all && (
        <Button variant="default" loading={more === "loading"} onClick={onMore}>
          {text.more}
        </Button>
      )}
    </div>
  </>
);

/** 2026/11/20 朝刊 1面. */
function issueOf({ issueDate, issueType, page }: UsedArticle): string {
  const place = page === null || page === "" ? "" : page.endsWith("面") ? page : `${page}面`;
  return [slashDate(issueDate), issueType === null ? "" : issueTypeText(issueType), place]
    .filter((part) => part !== "")
    .join(" ");
}
