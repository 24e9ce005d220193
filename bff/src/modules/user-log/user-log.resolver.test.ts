import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("shows the log in words, and asks for no filter that nobody set", async () => {
  const fake = fakeCoreApi();
  const query = (rest: string) =>
    `{ userLog(start: "2026-11-01", end: "2026-11-20"${rest}) { total lines { actor action detail } } }`;
  expect(await dataOf(fake, query(""))).toEqual({
    userLog: {
      total: 1,
      lines: [{ actor: "operator:chief", action: "テーマの保存", detail: "テーマID：31" }],
    },
  });
  await dataOf(fake, query(`, contractId: "7", actor: "minase", action: "session", page: 2`));
  const period = { process_date_start: "2026-11-01", process_date_end: "2026-11-20", page_size: 20 };
  expect(fake.argumentsOf("user_log")).toEqual([
    { ...period, page: 1 },
    { ...period, page: 2, contract_id: "7", user_id: "minase", action: "session" },
  ]);
});

it("shows what operators changed, by operator", async () => {
  const fake = fakeCoreApi();
  const query = `{ operatorLog(start: "2026-11-01", end: "2026-11-20", actor: "chief") { total lines { operatorName action before after } } }`;
  expect(await dataOf(fake, query)).toEqual({
    operatorLog: {
      total: 1,
      lines: [{ operatorName: "須永 亮", action: "媒体の保存", before: "提供日数：30", after: "提供日数：60" }],
    },
  });
  expect(fake.argumentOf("operator_log")).toMatchObject({ el_admin_id: "chief" });
});
