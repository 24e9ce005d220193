import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { type Life, LifePage } from "../../features/life/LifePage.tsx";
import { ArticlePart } from "./ArticlePart.tsx";
import { FOUND_ARTICLES } from "./article-life-documents.ts";
import { articleLifeText as text } from "./text.ts";

const ID = /^\d{15}$/;
const idOf = (keyword: string): string | null => (ID.test(keyword) ? keyword : null);

/** /el/article-life: why a customer got an article, or did not. */
export default function ArticleLifeScreen() {
  return (
    <LifePage
      text={text}
      param="articleId"
      idOf={idOf}
      list={(life) =>
        life.keyword === "" || idOf(life.keyword) !== null ? (
          life.chosen === null && <EmptyState title={text.choose} message={text.chooseHelp} />
        ) : (
          <Found {...life} />
        )
      }
      detail={({ contractId, chosen }) => <ArticlePart key={chosen} contractId={contractId} articleId={chosen} />}
    />
  );
}

function Found({ contractId, keyword, chosen, open }: Life) {
  const query = useQuery(FOUND_ARTICLES, { variables: { contractId, keyword }, ...SHOWN });
  return (
    <QueryState query={{ ...query, data: query.data ?? query.previousData }} failed={text.failed}>
      {({ foundArticles }) =>
        foundArticles.length === 0 ? (
          <EmptyState title={text.nothing} message={text.nothingHelp} />
        ) : (
          <ul aria-label={text.list}>
            {foundArticles.map(({ articleId, title, medium, arrivedAt }) => (
              <li key={articleId}>
                <button type="button" aria-current={articleId === chosen} onClick={() => open(articleId)}>
                  <b>{title}</b>
                  <small>{`${medium}　${text.arrived(timeLabel(arrivedAt, "full"))}`}</small>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
