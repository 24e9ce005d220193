import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("lists, saves and removes the company's own events", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, "{ companyEvents { id day kind title version } }")).toEqual({
    companyEvents: [{ id: "7", day: "2026-11-05", kind: 2, title: "第2四半期決算", version: 1 }],
  });
  const save = `mutation Save($form: CompanyEventForm!) {
    saveCompanyEvent(id: null, form: $form) { ... on CompanyEvent { id version } ... on InvalidForm { fieldErrors { field } } }
  }`;
  expect(await dataOf(fake, save, { form: { day: "2026-11-05", kind: 2, title: "決算" } })).toEqual({
    saveCompanyEvent: { id: "7", version: 2 },
  });
  expect(fake.argumentOf("save_company_event")).toEqual({ event_date: "2026-11-05", event_kind: 2, title: "決算" });
  expect(await dataOf(fake, save, { form: { day: "昨日", kind: 5, title: "" } })).toEqual({
    saveCompanyEvent: { fieldErrors: [{ field: "day" }, { field: "kind" }, { field: "title" }] },
  });
  const remove = `mutation { removeCompanyEvent(id: "7", version: 1) { ... on ChangeDone { done } } }`;
  expect(await dataOf(fake, remove)).toEqual({ removeCompanyEvent: { done: true } });
});
