import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const query = (rest: string) =>
  `{ auditLog(start: "2026-11-01", end: "2026-11-20"${rest}) { nextCursor entries { id kind action actorName fields { label before after } position } } }`;

it("shows the contract's audit log in words with one call, and asks for no filter that nobody set", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, query(""))).toEqual({
    auditLog: {
      nextCursor: "40",
      entries: [
        {
          ...{ id: "41", kind: "CHANGE", action: "ユーザーの保存", actorName: "管理 一郎", position: "12" },
          fields: [{ label: "ユーザー区分", before: "一般", after: "管理者" }],
        },
      ],
    },
  });
  await dataOf(fake, query(`, kind: SIGN_IN, userId: "minase", text: "パスワード", cursor: "40", pageSize: 50`));
  const period = { process_date_start: "2026-11-01", process_date_end: "2026-11-20" };
  expect(fake.argumentsOf("audit_log")).toEqual([
    { ...period, limit: 20 },
    { ...period, limit: 50, kind: "sign_in", user_id: "minase", text: "パスワード", cursor: "40" },
  ]);
});

it("is an error for who may not see it", async () => {
  const fake = fakeCoreApi({ answers: { audit_log: failing("FORBIDDEN") } });
  const { errors } = await runOperation(fake, query(""));
  expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});
