import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useNewestParams } from "../../browser/use-newest-params.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { articleAddress } from "../../domain/article-address.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { REPORT_ARTICLES } from "../../features/reports/report-documents.ts";
import { OPENED_FROM } from "./opened-from.ts";

const PAGE_SIZE = 50;
const COLUMNS = [text.headline, text.medium, text.place, text.themes, text.prominence];

const PAGE = "page";

/** The page that the address names; the first where it names none. */
const pageOf = (params: URLSearchParams): number => {
  const named = params.get(PAGE) ?? "";
  return /^[1-9]\d{0,4}$/.test(named) ? Number(named) : 1;
};

/** The list of articles, page by page. The address keeps the page, so that the way back from an article leads to it. */
export function ReportArticles({ id }: { id: string }) {
  const [params, setParams] = useNewestParams();
  const page = pageOf(params);
  const setPage = (next: number) => {
    const named = new URLSearchParams(params);
    named.set(PAGE, String(next));
    setParams(named);
  };
  const query = useQuery(REPORT_ARTICLES, { variables: { id, page, pageSize: PAGE_SIZE }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ reportArticles: { articles, total } }) =>
        total === 0 ? (
          <p className="jp">{text.noArticles}</p>
        ) : (
          <>
            <CardTable label={text.articles} columns={COLUMNS}>
              {articles.map(({ articleId, dataSection, title, mediaName, place, themeNames, prominenceText }) => (
                <tr key={articleId}>
                  <th scope="row">
                    <Link to={articleAddress({ id: articleId, dataSection }, OPENED_FROM)}>{title}</Link>
                  </th>
                  <td>{mediaName}</td>
                  <td>{place}</td>
                  <td>{themeNames.join("、")}</td>
                  <td data-nowrap>{prominenceText}</td>
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
