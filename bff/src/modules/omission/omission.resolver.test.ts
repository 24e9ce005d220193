import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("lists terms by theme and state with one call", async () => {
  const fake = fakeCoreApi();
  const query = `{ omissions(themeId: "1", state: OPEN) { total omissions { id themeName term ownTerm cause articles state } themes { themeId name open } } }`;
  expect(await dataOf(fake, query)).toEqual({
    omissions: {
      total: 1,
      omissions: [
        {
          ...{ id: "8", themeName: "電力", term: "東電", ownTerm: "東京電力", cause: "VARIANT" },
          ...{ articles: 2, state: "OPEN" },
        },
      ],
      themes: [{ themeId: "1", name: "電力", open: 1 }],
    },
  });
  expect(fake.argumentOf("omissions")).toEqual({ theme_id: "1", state: "open", page: 1, page_size: 20 });
});

it("counts what was suggested, decided and asked, by month and by contract", async () => {
  const fake = fakeCoreApi();
  const COUNTS = "made added dismissed inquiries causes { cause count }";
  const counts = { made: 12, added: 3, dismissed: 5, inquiries: 2, causes: [{ cause: "NO_WORDS", count: 2 }] };
  expect(await dataOf(fake, `{ omissionMonths { month ${COUNTS} } }`)).toEqual({
    omissionMonths: [{ month: "2026-11", ...counts }],
  });
  const totals = `{ omissionTotals(month: "2026-11") { month total { ${COUNTS} } contracts { companyName ${COUNTS} } } }`;
  expect(await dataOf(fake, totals)).toEqual({
    omissionTotals: {
      ...{ month: "2026-11", total: counts },
      contracts: [{ companyName: "サザナミ化学（株）", ...counts }],
    },
  });
  expect(fake.argumentOf("omission_totals")).toEqual({ target_month: "2026-11" });
});

it("tries a term and decides about it", async () => {
  const fake = fakeCoreApi();
  const query = `{ omissionTrial(id: "8") { ... on ExpressionTrial { added removed addedSamples { title } } } }`;
  expect(await dataOf(fake, query)).toEqual({
    omissionTrial: { added: 4, removed: 0, addedSamples: [{ title: "東電が新電源" }] },
  });
  const settle = `mutation { settleOmission(id: "8", decision: ADD_SYNONYM) { ... on ChangeDone { done } } }`;
  expect(await dataOf(fake, settle)).toEqual({ settleOmission: { done: true } });
  expect(fake.argumentOf("settle_omission")).toEqual({ theme_omission_id: "8", decision: "add_synonym" });
});
