import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { SetupRun } from "../../../runs/setup-run.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { setupStatusRoutes } from "./setup-status.routes.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const { call, app } = await operatorApp(db, (router, parts) =>
  setupStatusRoutes(router, { ...parts, clock: desk.clock }),
);
const PATH = "/setup_status";

const lines = (...bodies: string[]) =>
  bodies.map((body) => ({ source: "s", id: `n${nextNumber()}`, title: "見出し", body, media: "青空ニュース" }));
const runs = async (query: string) => (await call("GET", `${PATH}?${query}`)).data.setup_status as object[];

/** Tests do not meet, because each has a day of its own. */
function on(day: string): string {
  desk.clock.set(`${day}T06:00:00+09:00`);
  return `process_date_start=${day}&process_date_end=${day}`;
}

describe("set-up runs", () => {
  it("are there for every ingest, with what each contract got of it", async () => {
    const day = on("2026-11-02");
    const [one, other] = [await desk.contract("runs0001"), await desk.contract("runs0002")];
    await desk.theme(one, "灯台", ["灯台"]);
    await desk.theme(one, "港", ["港"]);
    await desk.theme(other, "港", ["港"]);
    await desk.ingest("first.jsonl", [...lines("灯台と港", "港", "山"), "{"]);
    const run = {
      trigger: "ingest",
      label: "first.jsonl",
      status: "done",
      started_at: "2026-11-02T06:00:00+09:00",
      ended_at: "2026-11-02T06:00:00+09:00",
      read_count: 4,
      article_count: 3,
      corrected_count: 0,
      failure_count: 1,
    };
    expect(await runs(day)).toMatchObject([{ ...run, matched_count: 5 }]);
    expect(await runs(`${day}&contract_id=${one}`)).toMatchObject([{ ...run, matched_count: 3 }]);
    expect(await runs(`${day}&contract_id=${other}`)).toMatchObject([{ ...run, matched_count: 2 }]);
  });

  it("of matching again belong to the theme's contract alone, and a trial leaves none", async () => {
    const day = on("2026-11-03");
    const [one, other] = [await desk.contract("runs0003"), await desk.contract("runs0004")];
    const theme = await desk.theme(one, "灯台", ["灯台"]);
    await desk.rematch.run(theme, { dryRun: true });
    expect(await runs(day)).toEqual([]);
    await desk.rematch.run(theme);
    expect(await runs(`${day}&contract_id=${one}`)).toMatchObject([{ trigger: "rematch", matched_count: 1 }]);
    expect(await runs(`${day}&contract_id=${other}`)).toEqual([]);
  });

  it("say what became of a run that failed, that was killed and that found nothing new", async () => {
    const day = on("2026-11-04");
    const begin = (trigger: "feed" | "ingest", label: string) =>
      SetupRun.begin(desk.scope, desk.clock, { trigger, label });
    const note = (run: SetupRun, known: number) =>
      desk.scope.shared("write", (tx) => run.note(tx, { read: known, known }));
    await expect(
      SetupRun.during(await begin("ingest", "failing"), () => Promise.reject(new Error("disk full"))),
    ).rejects.toThrow("disk full");
    await note(await begin("ingest", "killed"), 1);
    const quiet = await begin("feed", "nothing new");
    await note(quiet, 20);
    await quiet.end();
    const found = await runs(day);
    expect(found).toMatchObject([
      { label: "killed", status: "running", ended_at: null },
      { label: "failing", status: "failed", failure: "ディスクの空きがありません（disk full）" },
    ]);
    desk.clock.set("2026-11-04T06:11:00+09:00");
    expect(await runs(day)).toMatchObject([{ label: "killed", status: "interrupted" }, { label: "failing" }]);
  });

  it("come in pages, newest first", async () => {
    const day = on("2026-11-05");
    for (const name of ["a", "b", "c"]) await desk.ingest(`${name}.jsonl`, lines("x"));
    const answer = await call("GET", `${PATH}?${day}&page=2&page_size=2`);
    expect(answer.data).toMatchObject({ setup_status_count: 3, page: 2, setup_status: [{ label: "a.jsonl" }] });
  });

  it("are downloaded as CSV in both encodings, defused", async () => {
    const day = on("2026-11-06");
    await desk.ingest("=cmd.jsonl", lines("x"));
    const download = (query: string) => app.inject(`/admin/api/v1/setup_status_download?${day}${query}`);
    const utf8 = await download("");
    expect(utf8.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(utf8.body).toMatch(/^\uFEFF処理ID,起動元,対象,/);
    expect(utf8.body).toContain(",取り込み,'=cmd.jsonl,完了,2026-11-06T06:00:00+09:00,");
    const sjis = await download("&encoding=sjis");
    expect(sjis.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0x8f, 0x88, 0x97, 0x9d]));
    expect((await download("&encoding=utf7")).json().data.fieldErrors).toMatchObject([{ field: "encoding" }]);
  });

  it.each(["contract_id=999999999", "contract_id=999999999999999999"])("of %s do not exist", async (query) => {
    for (const path of [PATH, `${PATH}_download`])
      expect(await call("GET", `${path}?${query}`)).toMatchObject({ http: 404 });
  });
});
