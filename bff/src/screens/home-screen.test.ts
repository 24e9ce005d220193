import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../testing/run-operation.ts";
import { aProfile, aThemeList, counted } from "../testing/wire.ts";

const HOME = `query Home($input: HomeScreenInput!) {
  homeScreen(input: $input) {
    viewer { name sources { newspaper web magazine } }
    period { start end }
    tree { topics { id } groups { id themes { id } } themes { id name counts { newspaper web magazine total } } }
    selected { kind id name counts { total } }
    source
    page { source totalCount page pageSize articles { __typename id title } }
    availableDays { source days }
    notice
    today { name counts { total } }
  }
}`;

const ASKED = { selection: { kind: "THEME", id: "1" }, source: "NEWSPAPER" };

/** A gate that opens once `expected` calls wait at it; tells who came before it opened. */
function gate(expected: number) {
  const waiting: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    waiting,
    before: (name: string) => {
      waiting.push(name);
      if (waiting.length === expected) resolve();
      return promise;
    },
  };
}

describe("homeScreen", () => {
  it.each([1, 60])("loads with five calls for %i themes", async (themes) => {
    const fake = fakeCoreApi({ answers: { themes: () => aThemeList(themes) } });
    const data = await dataOf(fake, HOME, { input: {} });
    expect(fake.calls().sort()).toEqual(["newspaper_articles", "notice", "profile", "setup_date", "themes"]);
    expect(data).toMatchObject({ homeScreen: { selected: { kind: "THEME", id: "1", name: "テーマ1" } } });
  });

  it("makes a sixth call only where the contract has the today lookup", async () => {
    const fake = fakeCoreApi({ answers: { themes: () => aThemeList(60, { configuration_value: "1" }) } });
    const data = await dataOf(fake, HOME, { input: {} });
    expect(fake.calls()).toHaveLength(6);
    expect(data).toMatchObject({ homeScreen: { today: { name: "本日の記事", counts: { total: 6 } } } });
  });

  it("waits for nothing when selection and source are given", async () => {
    const { before, waiting } = gate(5);
    await dataOf(fakeCoreApi({ before }), HOME, { input: ASKED });
    expect(waiting.sort()).toEqual(["newspaper_articles", "notice", "profile", "setup_date", "themes"]);
  });

  it.each([
    ["notice", ["notice"]],
    ["period { start }", []],
    ["viewer { name }", ["profile"]],
    ["source", ["profile"]],
    ["tree { themes { id } }", ["themes"]],
    ["tree { themes { id } } selected { id }", ["themes"]],
    ["page { totalCount }", ["profile", "themes", "newspaper_articles"]],
  ])("loads only what is asked for: %s", async (part, calls) => {
    const fake = fakeCoreApi();
    await dataOf(fake, `{ homeScreen(input: {}) { ${part} } }`);
    expect(fake.calls().sort()).toEqual([...calls].sort());
  });

  it("counts and lists over the last 14 days, ending today in Tokyo", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, HOME, { input: ASKED });
    expect(data).toMatchObject({ homeScreen: { period: { start: "2026-11-08", end: "2026-11-21" } } });
    const period = { process_date_start: "2026-11-08", process_date_end: "2026-11-21" };
    expect(fake.argumentOf("themes")).toEqual(period);
    expect(fake.argumentOf("newspaper_articles")).toEqual({ data_kbn: 1, id: "1", ...period, page: 1, page_size: 10 });
  });

  it("opens the tab that is asked for, sorted as asked", async () => {
    const fake = fakeCoreApi();
    const input = { ...ASKED, source: "MAGAZINE", sort: { key: "TITLE", order: "ASC" }, pageSize: 20 };
    const data = await dataOf(fake, HOME, { input });
    expect(data).toMatchObject({ homeScreen: { source: "MAGAZINE", page: { source: "MAGAZINE", pageSize: 20 } } });
    expect(fake.argumentOf("magazine_articles")).toMatchObject({ sort_key: "title", sort_order: "asc", page_size: 20 });
  });

  it.each([
    [[1], "NEWSPAPER"],
    [[2, 3], "NEWSPAPER"],
    [[3, 5], "WEB"],
    [[5], "MAGAZINE"],
    [[], null],
  ])("opens the first visible source of %j", async (visible_sections, source) => {
    const fake = fakeCoreApi({ answers: { profile: () => aProfile({ visible_sections }) } });
    expect(await dataOf(fake, "{ homeScreen(input: {}) { source } }")).toEqual({ homeScreen: { source } });
  });

  it("shows an empty screen to a user without themes", async () => {
    const fake = fakeCoreApi({ answers: { themes: () => aThemeList(0) } });
    const { homeScreen } = await dataOf(fake, HOME, { input: {} });
    expect(homeScreen).toMatchObject({ selected: null, page: null, availableDays: [], tree: { themes: [] } });
    expect(fake.calls().sort()).toEqual(["notice", "profile", "themes"]);
  });

  it("opens without a list where the named theme is gone", async () => {
    const gone = failing("NOT_FOUND");
    const fake = fakeCoreApi({ answers: { newspaper_articles: gone, setup_date: gone } });
    const { homeScreen } = await dataOf(fake, HOME, { input: { ...ASKED, selection: { kind: "TOPIC", id: "99" } } });
    expect(homeScreen).toMatchObject({ selected: null, page: null, availableDays: [], notice: "臨時休業のお知らせ" });
  });

  const quietTopic = { ...ASKED, selection: { kind: "TOPIC", id: "9" } };

  it("names a topic that has no article in the period, with an empty list, by one more call", async () => {
    const newspaper_articles = () => ({ article_info: [], news_article_count: 0, page: 1, page_size: 10 });
    const fake = fakeCoreApi({ answers: { newspaper_articles } });
    const { homeScreen } = await dataOf(fake, HOME, { input: quietTopic });
    expect(homeScreen).toMatchObject({
      selected: { kind: "TOPIC", id: "9", name: "今週", counts: { total: 0 } },
      page: { totalCount: 0, articles: [] },
    });
    expect(fake.calls()).toHaveLength(6);
  });

  it("does not ask for a topic that the tree has, nor for a theme", async () => {
    const topic = { topics_id: "9", topics_name: "今週", ...counted(6, 4, 1) };
    const fake = fakeCoreApi({ answers: { themes: () => aThemeList(1, { topics_info: [topic] }) } });
    await dataOf(fake, HOME, { input: quietTopic });
    await dataOf(fake, HOME, { input: { ...ASKED, selection: { kind: "THEME", id: "99" } } });
    expect(fake.calls()).not.toContain("theme_choices");
  });

  it("joins both newspaper sections' days, newest first", async () => {
    const setup_date = () => ({
      process_date_info: [
        { data_section: 1, process_date: ["2026-11-20", "2026-11-18"] },
        { data_section: 2, process_date: ["2026-11-19", "2026-11-18"] },
        { data_section: 5, process_date: [] },
      ],
    });
    const data = await dataOf(fakeCoreApi({ answers: { setup_date } }), HOME, { input: ASKED });
    expect(data).toMatchObject({
      homeScreen: { availableDays: [{ source: "NEWSPAPER", days: ["2026-11-20", "2026-11-19", "2026-11-18"] }] },
    });
  });

  it("selects a group with its own count", async () => {
    const group = { theme_group_id: "7", theme_group_name: "半導体", ...counted(96, 118, 21), themes_children: [] };
    const fake = fakeCoreApi({ answers: { themes: () => aThemeList(2, { theme_group_info: [group] }) } });
    const data = await dataOf(fake, HOME, { input: { ...ASKED, selection: { kind: "THEME_GROUP", id: "7" } } });
    expect(data).toMatchObject({ homeScreen: { selected: { name: "半導体", counts: { total: 235 } } } });
    expect(fake.argumentOf("newspaper_articles")).toMatchObject({ data_kbn: 2, id: "7" });
  });

  it("is an error for who is signed out", async () => {
    const signedOut = failing("UNAUTHENTICATED");
    const { errors } = await runOperation(fakeCoreApi({ answers: { profile: signedOut, themes: signedOut } }), HOME, {
      input: {},
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", requestId: "request-1" });
  });

  it.each([
    [{ pageSize: 101 }, "pageSize"],
    [{ pageSize: 0 }, "pageSize"],
    [{ selection: { kind: "THEME", id: "1'; DROP" } }, "selection.id"],
  ])("names the field at fault of %j and calls nobody", async (input, field) => {
    const fake = fakeCoreApi();
    const { errors } = await runOperation(fake, HOME, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: [{ field }] });
    expect(fake.calls()).toEqual([]);
  });

  it("refuses a day that is none", async () => {
    const { errors } = await runOperation(fakeCoreApi(), HOME, { input: { period: { start: "2026-02-30" } } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(errors?.[0]?.message).toContain("実在する日");
  });
});
