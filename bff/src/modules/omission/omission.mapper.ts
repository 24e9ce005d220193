import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { CauseCount } from "../missing-article/missing-article.type.ts";
import {
  ContractOmissions,
  Omission,
  OmissionCounts,
  OmissionMonth,
  Omissions,
  OmissionTheme,
  OmissionTotals,
} from "./omission.type.ts";

type MonthsWire = DataOf<"/api/v1/omission_months", "get">;
type TotalsWire = DataOf<"/admin/api/v1/omission_totals", "get">;

const countsOf = (wire: TotalsWire["total"]) => ({
  made: wire.made_count,
  added: wire.added_count,
  dismissed: wire.dismissed_count,
  inquiries: wire.inquiry_count,
  causes: wire.cause_info.map((each) => instance(CauseCount, each)),
});

export const toOmissionMonths = ({ month_info }: MonthsWire): OmissionMonth[] =>
  month_info.map((wire) => instance(OmissionMonth, { month: wire.target_month, ...countsOf(wire) }));

export const toOmissionTotals = ({ target_month, total, contract_info }: TotalsWire): OmissionTotals =>
  instance(OmissionTotals, {
    month: target_month,
    total: instance(OmissionCounts, countsOf(total)),
    contracts: contract_info.map((wire) =>
      instance(ContractOmissions, {
        contractId: wire.contract_id,
        companyName: wire.company_name,
        ...countsOf(wire),
      }),
    ),
  });

export const toOmissions = (wire: DataOf<"/api/v1/theme_omissions", "get">): Omissions =>
  instance(Omissions, {
    omissions: wire.omission_info.map((each) =>
      instance(Omission, {
        id: each.theme_omission_id,
        themeId: each.theme_id,
        themeName: each.theme_name,
        day: each.process_date,
        term: each.term,
        ownTerm: each.own_term,
        cause: each.cause,
        message: each.message,
        articleId: each.article_id,
        section: each.data_section,
        title: each.title,
        mediaName: each.media_name,
        articles: each.article_count,
        state: each.state,
        settledBy: each.settled_by,
        settledAt: each.settled_datetime,
      }),
    ),
    total: wire.omission_count,
    themes: wire.theme_info.map(({ theme_id, theme_name, open_count }) =>
      instance(OmissionTheme, { themeId: theme_id, name: theme_name, open: open_count }),
    ),
  });
