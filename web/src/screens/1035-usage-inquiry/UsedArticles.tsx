import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import type { UsageArticlesQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { articleAddress } from "../../domain/article-address.ts";
import { slashDate } from "../../domain/day.ts";
import { issueTypeText } from "../../domain/issue-type.ts";
import { periodLabel } from "../../domain/period.ts";
import { cameFrom, type InquiryAddress, inquiryPath } from "./inquiry-address.ts";
import { USAGE_ARTICLES } from "./inquiry-documents.ts";
import { inquiryScreenText as text } from "./text.ts";

type Used = UsageArticlesQuery["usageArticles"]["articles"][number];

const issueOf = ({ issueDate, issueType, page }: Used): string =>
  [slashDate(issueDate), issueType === null ? "" : issueTypeText(issueType), page ? `${page.replace(/面$/, "")}面` : ""]
    .filter((part) => part !== "")
    .join(" ");

const COLUMNS: readonly Column<Used>[] = [
  {
    id: "title",
    header: text.headline,
    wraps: true,
    sortable: false,
    value: ({ title }) => title || text.goneArticle,
    cell: ({ id, dataSection, title }) =>
      title === "" ? (
        text.goneArticle
      ) : (
        <Link to={articleAddress({ id, dataSection }, { isMail: false, displayId: "SID1039" })}>{title}</Link>
      ),
  },
  { id: "media", header: text.media, sortable: false, value: ({ mediaName }) => mediaName },
  { id: "issue", header: text.issue, sortable: false, value: issueOf },
  { id: "uses", header: text.uses, numeric: true, sortable: false, value: ({ useCount }) => useCount },
];

/** The report of spec section 3 about one user: each article he used, the most used first. */
export function UsedArticles({ address }: { address: InquiryAddress }) {
  const { period, groupIds, chargeCodes } = address;
  const userId = address.userIds[0] ?? "";
  const view = useTableView("used-articles");
  const { data, previousData, error, refetch } = useQuery(USAGE_ARTICLES, {
    variables: {
      ...{ userId, groupId: groupIds.length === 1 ? (groupIds[0] ?? null) : null },
      chargeCodes: [...chargeCodes],
      period: { start: period.start, end: period.end },
      ...{ page: view.page, pageSize: view.pageSize },
    },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.usageArticles;
  const model = useDataTable({
    view,
    columns: COLUMNS,
    rows: shown?.articles,
    total: shown?.total,
    rowId: ({ id }) => id,
  });
  const back = cameFrom(useLocation().state) ?? inquiryPath({ ...address, isOfArticles: false });
  return (
    <TablePage
      title={text.articles}
      item={text.articlesOf(userId, periodLabel(period))}
      lead={text.articlesOf(userId, periodLabel(period))}
      model={model}
      unit="件"
      buttons={
        <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={16} stroke={1.75} />}>
          {text.back}
        </Button>
      }
      rowName={({ title }) => title || text.goneArticle}
      error={shown ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={<EmptyState title={text.noArticles} />}
    />
  );
}
