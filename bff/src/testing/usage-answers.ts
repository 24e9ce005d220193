import type { CoreApi } from "../core-api/core-api.ts";
import type { UsageInquiryWire } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";
import { agencyTerms, licenceTerms } from "./operator-media-answers.ts";
import { someUsage, usageCounts } from "./usage-wire.ts";

/** Calls about counted uses. */
export interface UsageAnswers {
  pdf_usage_recodes: Answer<CoreApi["usage"]["records"]>;
  pdf_usage_by_userid_period: Answer<CoreApi["usage"]["byUserPeriod"]>;
  pdf_usage_by_userid_daily: Answer<CoreApi["usage"]["byUserDaily"]>;
  pdf_usage_by_usergroupid_period: Answer<CoreApi["usage"]["byGroupPeriod"]>;
  pdf_usage_by_usergroupid_daily: Answer<CoreApi["usage"]["byGroupDaily"]>;
  pdf_usage_outlook: Answer<CoreApi["usage"]["outlook"]>;
  pdf_usage_days: Answer<CoreApi["usage"]["days"]>;
  pdf_usage_articles: Answer<CoreApi["usage"]["articles"]>;
  pdf_usage_users: Answer<CoreApi["usage"]["frequencies"]>;
  own_licences: Answer<CoreApi["usage"]["licences"]>;
  licence_uses: Answer<CoreApi["usage"]["licenceUses"]>;
  charge_codes: Answer<CoreApi["chargeCodes"]["all"]>;
  save_charge_codes: Answer<CoreApi["chargeCodes"]["save"]>;
  search_user: Answer<CoreApi["usage"]["users"]>;
  search_user_groups: Answer<CoreApi["usage"]["groups"]>;
}

const row = {
  ...usageCounts,
  ...{ demand_id: "5", demand_name: "本社一括", user_group_id: "10", user_group_name: "広報部" },
  ...{ user_id: "hanako", user_name: "英 恵理子", process_date: null, charge_code: null, nodata_flag: 0 },
};

/** A user, his group's 合計, and the 合計 of all. */
const anInquiry = (): UsageInquiryWire => ({
  pdf_usage: [
    row,
    { ...row, user_id: "合計", user_name: null },
    {
      ...row,
      demand_id: null,
      demand_name: null,
      user_group_id: null,
      user_group_name: "合計",
      user_id: null,
      user_name: null,
    },
  ],
  ...{ pdf_usage_count: 2, page: 1, page_size: 20 },
});

export const usageAnswers: UsageAnswers = {
  charge_codes: () => ({
    charge_code_mode: "list",
    charge_codes: [{ charge_code: "A-1", charge_name: "新製品" }],
    last_charge_code: "A-1",
  }),
  save_charge_codes: () => ({ charge_code_count: 1 }),
  pdf_usage_recodes: () => someUsage(),
  pdf_usage_by_userid_period: anInquiry,
  pdf_usage_by_userid_daily: anInquiry,
  pdf_usage_by_usergroupid_period: anInquiry,
  pdf_usage_by_usergroupid_daily: anInquiry,
  pdf_usage_outlook: () => ({
    caps: [
      {
        ...{ user_group_id: "10", user_group_name: "広報部", data_section: 1, demand_id: null, demand_name: null },
        ...{ used: 812, use_max_count: 1000, use_lines: [80, 100], forecast_date: "2026-11-26" },
      },
    ],
  }),
  pdf_usage_days: () => ({ usage_days: [{ process_date: "2026-11-20", ...usageCounts }] }),
  pdf_usage_articles: () => ({
    usage_articles: someUsage().usage_articles,
    ...{ usage_article_count: 1, page: 1, page_size: 20 },
  }),
  pdf_usage_users: () => ({
    users: [
      {
        ...{ user_id: "hanako", user_name: "英 恵理子", user_group_name: "広報部", frequency: "daily", count: 6 },
        ...{ use_days: ["2026-11-20"], last_login_datetime: "2026-11-20T06:33:00+09:00" },
      },
    ],
    frequency_counts: { daily: 1, often: 0, weekly: 0, rarely: 0, never: 2 },
    ...{ user_count: 3, page: 1, page_size: 20 },
  }),
  own_licences: () => ({
    contract_licences: [
      { ...licenceTerms, ended_flag: 0 },
      { ...agencyTerms, ended_flag: 0 },
    ],
  }),
  licence_uses: () => ({
    target_month: "2026-11",
    media_info: [
      {
        ...{
          media_code: "toto",
          media_name: "東都新聞",
          rightholder: "共同通信",
          article_count: 2,
          reader_count: 3,
          copy_count: 13,
          use_count: 4,
        },
        ...{ article_yen: 500, reader_yen: 30, copy_yen: 7, total_yen: 1181 },
      },
    ],
    rightholder_info: [
      {
        ...{ rightholder: "共同通信", article_count: 2, reader_count: 3, copy_count: 13, use_count: 4 },
        total_yen: 1181,
      },
    ],
    total_yen: 1181,
  }),
  search_user: () => ({
    users: [{ user_id: "hanako", name: "英 恵理子", user_group_id: "10", user_group_name: "広報部" }],
  }),
  search_user_groups: () => ({ user_groups: [{ user_group_id: "10", user_group_name: "広報部" }] }),
};

type Call = <Name extends keyof UsageAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<UsageAnswers[Name]>>;

export const chargeCodeCalls = (call: Call): CoreApi["chargeCodes"] => ({
  all: call("charge_codes"),
  save: call("save_charge_codes"),
});

export const usageCalls = (call: Call): CoreApi["usage"] => ({
  records: call("pdf_usage_recodes"),
  byUserPeriod: call("pdf_usage_by_userid_period"),
  byUserDaily: call("pdf_usage_by_userid_daily"),
  byGroupPeriod: call("pdf_usage_by_usergroupid_period"),
  byGroupDaily: call("pdf_usage_by_usergroupid_daily"),
  outlook: call("pdf_usage_outlook"),
  days: call("pdf_usage_days"),
  articles: call("pdf_usage_articles"),
  frequencies: call("pdf_usage_users"),
  licences: call("own_licences"),
  licenceUses: call("licence_uses"),
  users: call("search_user"),
  groups: call("search_user_groups"),
});
