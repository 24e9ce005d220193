import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { UsageRecordsQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import type { Period } from "../../domain/period.ts";
import { USAGE_RECORDS } from "./usage-documents.ts";

type More = "idle" | "loading" | "failed";

/** The uses of a period, one call, and the further pages of its articles. */
export function useUsage({ start, end }: Period, chargeCode: string | null) {
  const query = useQuery(USAGE_RECORDS, { variables: { period: { start, end }, page: 1, chargeCode }, ...EDITED });
  const [more, setMore] = useState<More>("idle");
  const [pages, setPages] = useState(1);
  const onMore = async () => {
    setMore("loading");
    try {
      const { data } = await query.fetchMore({ variables: { page: pages + 1 }, updateQuery: appended });
      if (data?.usageRecords.__typename !== "UsageRecords") return setMore("failed");
      setPages(pages + 1);
      setMore("idle");
    } catch {
      setMore("failed");
    }
  };
  return { query, more, onMore: () => void onMore() };
}

/** The articles of a further page after those that are there. */
function appended(known: UsageRecordsQuery, { fetchMoreResult }: { fetchMoreResult: UsageRecordsQuery }) {
  const [first, next] = [known.usageRecords, fetchMoreResult.usageRecords];
  if (first.__typename !== "UsageRecords" || next.__typename !== "UsageRecords") return known;
  return { ...known, usageRecords: { ...first, articles: [...first.articles, ...next.articles] } };
}
