import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { articleAddress } from "../../domain/article-address.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { REPORT_ARTICLES } from "../../features/reports/report-documents.ts";
import { OPENED_FROM } from "./opened-from.ts";

const PAGE_SIZE = 50;
const COLUMNS = [text.headline, text.medium, text.place, text.themes];

/** The list of articles, page by page. */
export function ReportArticles({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(REPORT_ARTICLES, { variables: { id, page, pageSize: PAGE_SIZE }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ reportArticles: { articles, total } }) =>
        total === 0 ? (
          <p className="jp">{text.noArticles}</p>
        ) : (
          <>
            <CardTable label={text.articles} columns={COLUMNS}>
              {articles.map(({ articleId, dataSection, title, mediaName, place, themeNames }) => (
                <tr key={articleId}>
                  <th scope="row">
                    <a href={articleAddress({ id: articleId, dataSection }, OPENED_FROM)}>{title}</a>
                  </th>
                  <td>{mediaName}</td>
                  <td>{place}</td>
                  <td>{themeNames.join("、")}</td>
                </tr>
              ))}
            </CardTable>
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )
      }
    </QueryState>
  );
}
