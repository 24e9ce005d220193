import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { aUser } from "../testing/a-user.ts";
import { aContract, aGroup } from "../testing/builders.ts";
import { testApi } from "../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

it("an answer says how many statements it took, and only its own while others are asked", async () => {
  const user = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
  await api.get(user, "/notice");
  let alone = "";
  const sent = await api.statementsOf(async () => {
    alone = String((await api.get(user, "/notice")).headers["server-timing"]);
  });
  expect(alone).toMatch(/^db;dur=[\d.]+;desc="\d+ statements", total;dur=[\d.]+$/);
  expect(alone).toContain(`"${sent.length} statements"`);
  const together = await Promise.all(Array.from({ length: 5 }, () => api.get(user, "/notice")));
  for (const { headers } of together) expect(headers["server-timing"]).toContain(`"${sent.length} statements"`);
});
