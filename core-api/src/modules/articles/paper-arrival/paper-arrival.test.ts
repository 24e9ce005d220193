import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aPaper, paperComes } from "../../../arrivals/testing/papers.ts";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const FRIDAY = "2026-11-20";
const at = (time: string) => new Date(`${FRIDAY}T${time}:00+09:00`);

const reader = async (sections: (1 | 2 | 3 | 5)[] = []) => {
  const contract = await aContract(db.owner, { sections });
  return aUser(db.owner, await aGroup(db.owner, contract, { sections }));
};
const told = async (user: Awaited<ReturnType<typeof reader>>) => {
  const answer = await api.get(user, "/paper_arrivals");
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};

beforeEach(async () => {
  await db.owner.query("DELETE FROM media; DELETE FROM source_off_day");
  api.setNow(at("06:48"));
});

describe("GET /paper_arrivals", () => {
  it("says how many newspapers have come, names the missing ones, and tells since when", async () => {
    const user = await reader();
    const came = await aPaper(db.owner, { name: "東都新聞", until: FRIDAY });
    await aPaper(db.owner, { name: "山陽新聞", until: FRIDAY, count: 84 });
    await aPaper(db.owner, { name: "夕刊西海", until: FRIDAY, time: "15:00" });
    await paperComes(db.owner, came, at("05:02"));
    expect(await told(user)).toEqual({
      process_date: FRIDAY,
      checked_at: `${FRIDAY}T06:48:00+09:00`,
      expected_count: 3,
      arrived_count: 1,
      line: "3紙中1紙（6:48）。山陽新聞は未着、1紙は到着時刻の前",
      papers: [
        {
          ...{ media_code: "1-山陽新聞", media_name: "山陽新聞", state: "missing", due_on: FRIDAY, due_time: "05:10" },
          ...{ usual_last_arrival: "05:00", last_arrived_at: null, article_count: 0, usual_count: 84 },
        },
        expect.objectContaining({ media_name: "夕刊西海", state: "waiting", due_time: "15:10" }),
      ],
    });
  });

  it("tells what came late, and names three of many", async () => {
    const user = await reader([2]);
    const late = await aPaper(db.owner, { name: "遅着新聞", until: FRIDAY });
    for (const name of ["甲", "乙", "丙", "丁", "戊"]) await aPaper(db.owner, { name, until: FRIDAY });
    await paperComes(db.owner, late, at("06:40"));
    const { line, papers } = await told(user);
    expect(line).toMatch(/^6紙中1紙（6:48）。[甲乙丙丁戊]、[甲乙丙丁戊]、[甲乙丙丁戊]ほか2紙は未着$/);
    expect(papers.at(-1)).toMatchObject({ state: "late", last_arrived_at: `${FRIDAY}T06:40:00+09:00` });
  });

  it("says that none is missing, and nothing on a day without newspapers or to whom sees none", async () => {
    const code = await aPaper(db.owner, { name: "東都新聞", until: FRIDAY });
    await paperComes(db.owner, code, at("05:02"));
    const user = await reader();
    expect((await told(user)).line).toBe("1紙中1紙（6:48）。未着はありません");
    const none = { expected_count: 0, arrived_count: 0, line: "", papers: [] };
    expect(await told(await reader([3]))).toMatchObject(none);
    await db.owner.query("INSERT INTO source_off_day VALUES (1, $1)", [FRIDAY]);
    expect(await told(user)).toMatchObject(none);
  });
});
