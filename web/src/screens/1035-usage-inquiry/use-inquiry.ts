import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { UsageSortKey } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useTableView } from "../../components/data-table/table-view.ts";
import { type Period, periodOf } from "../../domain/period.ts";
import { type InquiryAddress, inquiryPath } from "./inquiry-address.ts";
import { USAGE_CHOICES, USAGE_INQUIRY } from "./inquiry-documents.ts";
import { isMatrix } from "./matrix.ts";

/** What can stand in the address; anything else the server only says what is wrong with. */
const isWhole = ({ start, end }: Period): boolean => periodOf(start, end) !== null;

/** The figures of an address, and the ways to other ones. */
export function useInquiry(address: InquiryAddress) {
  const { by, step, period, userIds, groupIds, chargeCodes, isByCharge } = address;
  const navigate = useNavigate();
  const location = useLocation();
  const [chosen, choose] = useState({ from: location, to: address });
  // The router takes a moment to follow; what is chosen meanwhile adds to the choice before.
  const newest = chosen.from === location ? chosen.to : address;
  const [asked, setAsked] = useState(period);
  const wanted = isWhole(asked) ? period : asked;
  const view = useTableView("usage-inquiry");
  const choices = useQuery(USAGE_CHOICES, SHOWN);
  const withDays = isMatrix(address);
  const sort = view.sort ?? (withDays ? MOST_FIRST : null);
  const query = useQuery(USAGE_INQUIRY, {
    variables: {
      ...{
        by,
        step: withDays ? ("PERIOD" as const) : step,
        withDays,
        userIds: by === "USER" ? [...userIds] : [],
        groupIds: [...groupIds],
      },
      ...{ chargeCodes: [...chargeCodes], byCharge: isByCharge },
      period: { start: wanted.start, end: wanted.end },
      sortKey: (sort?.column ?? null) as UsageSortKey | null,
      descending: sort?.direction === "desc",
      page: view.page,
      pageSize: view.pageSize,
    },
    ...SHOWN,
  });
  const answer = query.data?.usageInquiry;
  const errors = answer?.__typename === "InvalidForm" ? answer.fieldErrors : [];
  const go = (change: Partial<InquiryAddress>) => {
    // A sort by day means nothing where no row is of a day.
    view.change({ page: 1, sort: null });
    const next = { ...newest, ...change };
    choose({ from: location, to: next });
    void navigate(inquiryPath(next));
  };
  return {
    view,
    query,
    answer: answer?.__typename === "UsageInquiry" ? answer : errors.length > 0 ? NOTHING : undefined,
    choices: choices.data?.usageChoices,
    wanted,
    errorOf: (name: "start" | "end") => errors.find(({ field }) => field === name)?.message,
    go,
    show: (next: Period) => {
      setAsked(next);
      if (isWhole(next)) go({ period: next });
    },
  };
}

/** The table of days has no subtotals to sort under. */
const MOST_FIRST = { column: "COUNT", direction: "desc" } as const;

const NO_COUNTS = {
  ...{ pdfDisplay: 0, pdfPrint: 0, textDisplay: 0, textPrint: 0, book: 0 },
  ...{ newspaperImage: 0, newspaperTextRead: 0, newspaperText: 0, total: 0 },
};
/** Below a form that the server refused. */
const NOTHING = { rows: [], rowCount: 0, total: { counts: NO_COUNTS }, days: [] };
