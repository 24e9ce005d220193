import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { run, file } = cliDesk(db);
const { owner } = db;

const PAPER = {
  data_section: 1,
  media_code: "SANRIKU",
  media_name: "三陸新報",
  value: 1,
  show_days: 30,
  max_readers: 40,
};
const WEEKLY = {
  data_section: 5,
  media_code: "SHUKAN",
  media_name: "週刊港湾",
  sales_from_days: 3,
  sales_datetime_flag: 1,
};

const apply = async (given: unknown) => {
  const ran = await run(["medium", "apply", file("media.json", given)]);
  return { ...ran, applied: ran.out.map((line) => JSON.parse(line)) };
};
const listed = async (code: string) =>
  (await run(["medium", "list"])).out.map((line) => JSON.parse(line)).find(({ media_code }) => media_code === code);
const trailOf = async (code: string) =>
  (await owner.query("SELECT action FROM operator_audit WHERE detail->>'media_code' = $1 ORDER BY 1", [code])).rows.map(
    ({ action }) => action,
  );

describe("kirinuki medium", () => {
  it("makes newspapers and magazines with their licences from a file, and does nothing the second time", async () => {
    const first = await apply([PAPER, WEEKLY]);
    expect([first.code, first.applied]).toEqual([
      0,
      [
        { media_code: "SANRIKU", what: "created" },
        { media_code: "SHUKAN", what: "created" },
      ],
    ]);
    expect(await listed("SANRIKU")).toMatchObject({ ...PAPER, print_days: null });
    expect(await listed("SHUKAN")).toMatchObject(WEEKLY);
    expect((await apply([PAPER, WEEKLY])).applied.map(({ what }) => what)).toEqual([null, null]);
    expect(await trailOf("SANRIKU")).toEqual(["media.licence", "media.save"]);
  });

  it("changes what differs and leaves what the file does not name; its own list is such a file", async () => {
    await apply(PAPER);
    expect((await apply({ data_section: 1, media_code: "SANRIKU", media_name: "三陸日報" })).applied).toEqual([
      { media_code: "SANRIKU", what: "changed" },
    ]);
    expect(await listed("SANRIKU")).toMatchObject({ ...PAPER, media_name: "三陸日報" });
    const list = (await run(["medium", "list"])).out.join("\n");
    const again = await run(["medium", "apply", file("list.jsonl", list)]);
    expect(again.out.map((line) => JSON.parse(line).what)).toEqual(again.out.map(() => null));
    expect(again.out.length).toBeGreaterThan(1);
  });

  it("names each fault, and takes the media that have none", async () => {
    const faulty = [
      { ...PAPER, data_section: 3 },
      { ...PAPER, media_name: "" },
      { ...PAPER, sales_days: 3 },
      { ...WEEKLY, show_days: -1 },
      { data_section: 1, media_code: "SHUKAN", media_name: "週刊港湾" },
      "SANRIKU",
      { ...PAPER, media_code: "HOKURIKU" },
    ];
    await apply([WEEKLY]);
    const { code, applied, told } = await apply(faulty);
    expect([code, applied]).toEqual([1, [{ media_code: "HOKURIKU", what: "created" }]]);
    const text = told;
    for (const said of [
      "1（新聞）または5（雑誌）",
      "媒体名を200文字以下",
      "「sales_days」という項目",
      "show_days",
      "media_code",
      "JSONオブジェクト",
    ])
      expect(text).toContain(said);
    const broken = await run(["medium", "apply", file("broken.json", "{")]);
    expect([broken.code, broken.told]).toEqual([2, expect.stringContaining("JSONとして読めません")]);
  });

  it("removes a medium without articles, and says which is unknown", async () => {
    await apply({ ...PAPER, media_code: "GONE" });
    expect((await run(["medium", "remove", "GONE"])).code).toBe(0);
    expect(await listed("GONE")).toBeUndefined();
    const unknown = await run(["medium", "remove", "GONE"]);
    expect([unknown.code, unknown.told]).toEqual([3, expect.stringContaining("「GONE」の媒体は見つかりません")]);
  });
});
