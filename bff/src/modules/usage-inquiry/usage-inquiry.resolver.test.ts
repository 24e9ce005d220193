import { describe, expect, it } from "vitest";
import { BffError } from "../../errors/bff-error.ts";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const INQUIRY = `query Inquiry($by: UsageBy!, $step: UsageStep!, $period: ReportPeriodForm!, $userIds: [ID!], $groupIds: [ID!], $sortKey: UsageSortKey) {
  usageInquiry(by: $by, step: $step, period: $period, userIds: $userIds, groupIds: $groupIds, sortKey: $sortKey, descending: true) { __typename
    ... on UsageInquiry { rows { id isSubtotal groupName userId userName demandName counts { total newspaperTextRead } } rowCount
      total { groupName counts { total } } days { day counts { pdfDisplay } } }
    ... on InvalidForm { fieldErrors { field message } } } }`;
const period = { start: "2026-11-01", end: "2026-11-20" };

describe("usageInquiry", () => {
  it("is two calls, and tells subtotals and the total from rows", async () => {
    const fake = fakeCoreApi();
    const answer = await dataOf(fake, INQUIRY, { by: "USER", step: "PERIOD", period, groupIds: ["10"] });
    expect(answer).toMatchObject({
      usageInquiry: {
        rows: [
          {
            id: "10/hanako//",
            isSubtotal: false,
            userName: "英 恵理子",
            demandName: "本社一括",
            counts: { total: 6, newspaperTextRead: 1 },
          },
          { isSubtotal: true, userId: "合計" },
        ],
        rowCount: 2,
        total: { groupName: "合計", counts: { total: 6 } },
        days: [{ day: "2026-11-20", counts: { pdfDisplay: 3 } }],
      },
    });
    expect(fake.calls()).toEqual(["pdf_usage_by_userid_period", "pdf_usage_days"]);
    const scope = { process_date_start: "2026-11-01", process_date_end: "2026-11-20", user_group_id: ["10"] };
    expect(fake.argumentOf("pdf_usage_by_userid_period")).toEqual({
      ...scope,
      sort_order: "desc",
      page: 1,
      page_size: 20,
    });
    expect(fake.argumentOf("pdf_usage_days")).toEqual(scope);
  });

  it.each([
    ["USER", "DAY", "pdf_usage_by_userid_daily"],
    ["GROUP", "PERIOD", "pdf_usage_by_usergroupid_period"],
    ["GROUP", "DAY", "pdf_usage_by_usergroupid_daily"],
  ])("of %s by %s asks %s, in an order", async (by, step, call) => {
    const fake = fakeCoreApi();
    await dataOf(fake, INQUIRY, { by, step, period, sortKey: "MC_COUNT" });
    expect(fake.argumentOf(call)).toMatchObject({ sort_key: "mc_count", sort_order: "desc" });
  });

  it("asks for each row's days where they stand beside it", async () => {
    const fake = fakeCoreApi();
    const query = `query Days($period: ReportPeriodForm!) { usageInquiry(by: USER, step: PERIOD, period: $period, withDays: true) {
      ... on UsageInquiry { rows { days { day } } } } }`;
    expect(await dataOf(fake, query, { period })).toMatchObject({
      usageInquiry: { rows: [{ days: [] }, { days: [] }] },
    });
    expect(fake.argumentOf("pdf_usage_by_userid_period")).toMatchObject({ day_flag: true });
  });

  it("gives a period's faults as data, its own and core-api's", async () => {
    const variables = { by: "USER", step: "PERIOD", period: { start: "", end: "2026-11-20" } };
    const fault = { field: "start", message: "集計期間を指定してください。" };
    expect(await dataOf(fakeCoreApi(), INQUIRY, variables)).toMatchObject({ usageInquiry: { fieldErrors: [fault] } });
    const pdf_usage_by_userid_period = () => {
      throw new BffError("BAD_USER_INPUT", { fieldErrors: [{ field: "process_date_start", message: "長すぎます。" }] });
    };
    const fake = fakeCoreApi({ answers: { pdf_usage_by_userid_period } });
    expect(await dataOf(fake, INQUIRY, { ...variables, period })).toMatchObject({
      usageInquiry: { fieldErrors: [{ field: "start", message: "長すぎます。" }] },
    });
  });
});

it("usageArticles are those of one user as a member of one group", async () => {
  const fake = fakeCoreApi();
  const query = `query Articles($period: ReportPeriodForm!) {
    usageArticles(userId: "hanako", groupId: "10", period: $period) { total articles { id useCount } } }`;
  expect(await dataOf(fake, query, { period })).toEqual({
    usageArticles: { total: 1, articles: [{ id: "7", useCount: 3 }] },
  });
  expect(fake.argumentOf("pdf_usage_articles")).toMatchObject({
    user_id: "hanako",
    user_group_id: "10",
    page_size: 20,
  });
});

it("usageFrequencies are two calls, with the number of users of each frequency", async () => {
  const fake = fakeCoreApi();
  const query = `query Frequencies($period: ReportPeriodForm!) { usageFrequencies(period: $period, frequency: NEVER, groupId: "10") {
    ... on UsageFrequencies { userCount users { userId frequency useDays lastLoginAt } counts { frequency users } days { day } } } }`;
  expect(await dataOf(fake, query, { period })).toMatchObject({
    usageFrequencies: {
      userCount: 3,
      users: [{ userId: "hanako", frequency: "DAILY", useDays: ["2026-11-20"] }],
      counts: [{ frequency: "DAILY", users: 1 }, {}, {}, {}, { frequency: "NEVER", users: 2 }],
    },
  });
  expect(fake.argumentOf("pdf_usage_users")).toMatchObject({ frequency: "never", sort_key: "use_day_count" });
  expect(fake.argumentOf("pdf_usage_days")).toMatchObject({ user_group_id: ["10"] });
});

it("usageChoices are users and groups by two calls", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, "{ usageChoices { users { id name groupId } groups { id name } } }")).toEqual({
    usageChoices: {
      users: [{ id: "hanako", name: "英 恵理子", groupId: "10" }],
      groups: [{ id: "10", name: "広報部" }],
    },
  });
  expect(fake.calls()).toEqual(["search_user", "search_user_groups"]);
});
