import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { articleLifePath } from "../../features/life/LifeLinks.tsx";
import { FoundPart } from "./FoundParts.tsx";
import { HEADLINE_SEARCH } from "./operator-home-documents.ts";
import { operatorHomeText as text } from "./text.ts";

/** Articles by their headline or id; their life is a contract's, which is chosen there. */
export function FoundHeadlines({ keyword }: { keyword: string }) {
  const query = useQuery(HEADLINE_SEARCH, { variables: { keyword }, ...SHOWN });
  return (
    <QueryState query={{ ...query, data: query.data ?? query.previousData }} failed={text.articlesFailed}>
      {({ foundHeadlines }) =>
        foundHeadlines.length === 0 ? (
          <p role="status">{text.noArticles}</p>
        ) : (
          <FoundPart title={text.foundArticles} count={foundHeadlines.length}>
            {foundHeadlines.map(({ articleId, title, medium, arrivedAt }) => (
              <li key={articleId}>
                <Link to={articleLifePath(articleId)}>{title}</Link>
                <small>{`${medium} ${timeLabel(arrivedAt, "full")}`}</small>
              </li>
            ))}
          </FoundPart>
        )
      }
    </QueryState>
  );
}
