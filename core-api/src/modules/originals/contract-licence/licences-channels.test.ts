import { PURPOSES, type Purpose } from "@kirinuki/schema/purposes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import excel from "exceljs";
import type { LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { reindex } from "../../../search/reindex.ts";
import type { TestUser } from "../../../testing/a-user.ts";
import { randomBelow } from "../../../testing/random.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { makeReports } from "../../articles/report/make-reports.ts";
import { chatDesk } from "../../mail/chat-target/testing/chat-desk.ts";
import { GATHERED_MS, pushDesk, shownOn } from "../../people/push-device/testing/push-desk.ts";
import { webhookDesk } from "../../webhooks/delivery/testing/webhook-desk.ts";
import {
  type Asker,
  aLicenceWorld,
  type LicenceWorld,
  type Paper,
  type Pick,
  quotedOf,
  type Use,
} from "./testing/licence-world.ts";
import { readPrinted } from "./testing/read-printed.ts";

/** How many worlds, and of which numbers; docs/operations.md says how to have more. */
const WORLDS = Number(process.env.KIRINUKI_LICENCE_WORLDS ?? 1);
const SEED = Number(process.env.KIRINUKI_SEED ?? 20_261_128);
const STEPS = 20;
const DAY = "2026-11-20";
const DAY_MS = 86_400_000;

const db = await testDatabase();
const api = await testApi(db);
const push = await pushDesk(db);
const chat = await chatDesk(db);
const hooks = await webhookDesk(db);
const desk = push.mail;

type Way = (world: LicenceWorld, by: Asker) => Promise<LightMyRequestResponse>;
const period = { process_date_start: DAY, process_date_end: DAY };
const target = ({ own }: LicenceWorld) => ({ data_kbn: 1, id: String(own.theme.themeId) });
const infoOf = ({ papers, webArticles }: LicenceWorld) =>
  [...papers, ...webArticles].map(({ article_id, data_section }) => ({ article_id, data_section }));

/** Whatever tells of several articles at once, and has no text of any. */
const LISTS: Record<string, Way> = {
  "the list of newspapers": (_, by) => by.get("/newspaper_articles", { ...period, page_size: 100 }),
  "the list of web news": (_, by) => by.get("/webnews", period),
  search: (_, by) => by.get("/article_search", { keyword1: "灯台" }),
  "a trial search": (_, by) => by.send("POST", "/try_search", { keyword1: "灯台" }),
  "all sources by filter": (_, by) => by.send("POST", "/all_articles", {}),
  "the articles of a mail's link": (world, by) => by.send("POST", "/all_articles", { article_info: infoOf(world) }),
  "events for integrations": (world, by) => by.get("/articles", { theme_id: world.own.theme.themeId }),
  "the delivery list": (world, by) =>
    by.send("POST", "/article_list_download", { article_info: infoOf(world), encoding: "utf8" }),
  "web news by theme": (world, by) =>
    by.send("POST", "/web_theme_download", { theme_id: String(world.own.theme.themeId), process_date: DAY }),
  "the editor's choice": (world, by) => by.get("/mail_edition", target(world)),
  "the look at an edition": (world, by) => by.send("POST", "/mail_edition_preview", target(world)),
};

/** 役員版 quotes a sentence, within the length that is agreed on. */
const PAGES: Record<string, Way> = {
  "the proposal of the page": (_, by) => by.get("/briefing_proposal", { process_date: DAY }),
  "the page": (_, by) => by.get("/briefing", { process_date: DAY }),
};

const everyArticle = ({ papers, webArticles }: LicenceWorld): Paper[] => [...papers, ...webArticles];

/** Nothing of a text beyond what may be quoted, and no way to a picture that may not be shown. */
function expectWithin(
  world: LicenceWorld,
  name: string,
  said: string,
  quoted: (paper: Paper) => number,
  purpose: Purpose = "display",
): void {
  const today = tokyoDay(world.now());
  for (const paper of everyArticle(world)) {
    const isWithin = quotedOf(paper.text, said) <= quoted(paper);
    const isPictured = said.includes(paper.thumbnailKey) && !world.model.shown(paper, today, purpose);
    expect({ name, paper: paper.article_id, isWithin, isPictured }).toMatchObject({
      isWithin: true,
      isPictured: false,
    });
  }
}
const nothing = () => 0;

/** Confirms 役員版 with every newspaper article of the world. */
const confirmsSheet = async ({ own, papers }: LicenceWorld): Promise<void> => {
  const item_info = papers.map(({ article_id }) => ({ article_id, impact: "", handling: 1 }));
  const answer = await api.send(own.user, "PUT", "/briefing", { process_date: DAY, item_info });
  expect(answer.json().result.status).toBe(0);
};

/** How often a printed page quoted a text: where none ever did, it was not looked at. */
let quotedOnPaper = 0;

/** 役員版 on paper: what the page on the screen quotes at that moment, to the letter, and no image. */
async function expectSheetAsAgreed(world: LicenceWorld, by: Asker, purpose: Purpose): Promise<void> {
  const today = tokyoDay(world.now());
  const page = (await by.get("/briefing", { process_date: DAY })).body;
  const { text, images } = await readPrinted((await by.get("/briefing_download", { process_date: DAY })).rawPayload);
  expect(text).toContain("灯台");
  expect(images).toBe(0);
  expectWithin(world, "the printed page", text, (paper) => world.model.quoted(paper, today, purpose), purpose);
  for (const paper of world.papers) expect(quotedOf(paper.text, text)).toBe(quotedOf(paper.text, page));
  quotedOnPaper += world.papers.filter((paper) => quotedOf(paper.text, text) > 0).length;
}

/** What a person's browser shows, or what a token gets for its purpose. */
async function expectScreensAsAgreed(world: LicenceWorld, user: TestUser, purpose: Purpose): Promise<void> {
  const today = tokyoDay(world.now());
  const { model } = world;
  const by = world.by(user, purpose);
  const isShown = (paper: Paper) => model.shown(paper, today, purpose);
  const quoted = (paper: Paper) => model.quoted(paper, today, purpose);
  for (const [name, way] of Object.entries(LISTS)) {
    const answer = await way(world, by);
    expect([name, answer.statusCode]).toEqual([name, 200]);
    expect([name, answer.body.includes("灯台")]).toEqual([name, true]);
    expectWithin(world, name, answer.body, nothing, purpose);
  }
  for (const [name, way] of Object.entries(PAGES))
    expectWithin(world, name, (await way(world, by)).body, quoted, purpose);
  await expectSheetAsAgreed(world, by, purpose);
  for (const paper of everyArticle(world)) {
    const picture = await by.get("/image", { key: paper.thumbnailKey });
    expect(picture.statusCode).toBe(isShown(paper) ? 200 : 404);
    const { article_id: articleId, data_section, text } = paper;
    const detail = (await by.get("/article", { articleId, data_section })).body;
    // A web article is read where it is shown; of a newspaper the opening alone, whole sentences of it where there are any.
    if (data_section === 3) expect(quotedOf(text, detail)).toBe(isShown(paper) ? text.length - 1 : 0);
    const mostOf = (each: Paper) => (each.data_section === 3 && isShown(each) ? text.length : quoted(each));
    expectWithin(world, "detail", detail, mostOf, purpose);
  }
}

/** A mail by hand that has not left yet. */
interface Waiting {
  paper: Paper;
  recipients: TestUser[];
  isHeadlines: boolean;
}

const addressOf = ({ userId }: TestUser) => `${userId}@example.com`;

/** A mail by hand asks exactly where it would pass a limit. @returns it, where it was taken */
async function writes(world: LicenceWorld, paper: Paper, pick: Pick): Promise<Waiting[]> {
  const recipients = world.users.filter(() => pick(2) === 0);
  if (recipients.length === 0) return [];
  const isHeadlines = pick(2) === 0;
  const answer = await api.send(world.own.user, "POST", "/mail_delivery", {
    ...{ articles: [{ article_id: paper.article_id }], subject: "件名", text: "" },
    addresses: recipients.map(addressOf),
    ...(isHeadlines && { over_licence: "headline" }),
  });
  const most = world.model.most(paper);
  const before = new Set([...paper.readers, ...paper.mailed]);
  const after = new Set([...before, ...recipients.map(({ userId }) => userId)]);
  const isOver = most !== null && after.size > before.size && after.size > most;
  expect(answer.json().result.msgCode === "MSG0144").toBe(isOver && !isHeadlines);
  if (isOver && !isHeadlines) return [];
  if (!isOver) for (const { userId } of recipients) paper.mailed.add(userId);
  return [{ paper, recipients, isHeadlines: isOver }];
}

/** Whether somebody is led to an article now: he has a place among its readers, or there is one left. */
function mayLead({ model }: LicenceWorld, paper: Paper, userId: string | null): boolean {
  const most = model.most(paper);
  const known = new Set([...paper.readers, ...paper.mailed]);
  if (most === null) return true;
  return userId !== null && known.has(userId) ? known.size <= most : known.size < most;
}

/** What waited leaves under the rules of this moment. */
async function expectMailsAsAgreed(world: LicenceWorld, waiting: Waiting[]): Promise<void> {
  await desk.sender.drain();
  const mails = desk.kept.take();
  const led = mails.map(({ to, html, text }) => {
    expectWithin(world, "mail", `${html}${text}`, nothing);
    const papers = everyArticle(world).filter(({ article_id }) => `${html}${text}`.includes(article_id));
    return `${to} ${papers.map(({ article_id }) => article_id).join()}`;
  });
  const expected = waiting.flatMap(({ paper, recipients, isHeadlines }) =>
    recipients.map((user) => {
      const isLed = !isHeadlines && mayLead(world, paper, user.userId);
      return `${addressOf(user)} ${isLed ? paper.article_id : ""}`;
    }),
  );
  expect(led.toSorted()).toEqual(expected.toSorted());
}

/** The day's digest by mail, in two chat rooms, and what a device is told of it. */
async function expectDigestAsAgreed(world: LicenceWorld, user: TestUser): Promise<void> {
  const { own } = world;
  const articles = everyArticle(world);
  const browser = await push.device(user);
  const isSlack = await chat.target(own.contract, { kind: "slack", path: "/slack/1" });
  const isHook = await chat.target(own.contract, { kind: "webhook", path: "/webhook/1" });
  await desk.setting(own.contract, { target: own.theme, address: addressOf(user), userId: user.userId });
  for (const room of [isSlack, isHook]) await chat.setting(own.contract, room, { target: own.theme });
  await desk.run();
  await desk.sender.drain();
  await chat.sender.drain();
  for (const each of [desk, chat.mail]) each.setNow(new Date(each.now.getTime() + GATHERED_MS));
  await push.sender.drain();
  const [mail] = desk.kept.take();
  const html = `${mail?.html}${mail?.text}`;
  const [slack] = chat.services.taken("/slack/1");
  const [hook] = chat.services.taken("/webhook/1");
  expect(shownOn(browser)).toHaveLength(1);
  expectWithin(world, "digest", html, nothing);
  for (const said of [slack?.text, hook?.text, JSON.stringify(shownOn(browser))])
    expectWithin(world, "chat and devices", said ?? "", nothing);
  const links = new Map<string, string>(
    (hook?.body.data.articles ?? []).map((row: { article_id: string; url: string }) => [row.article_id, row.url]),
  );
  for (const paper of articles) {
    const { article_id } = paper;
    expect([article_id, html.includes(article_id)]).toEqual([article_id, mayLead(world, paper, user.userId)]);
    expect([article_id, slack?.text.includes(article_id)]).toEqual([article_id, mayLead(world, paper, null)]);
    expect([article_id, links.get(article_id) !== ""]).toEqual([article_id, mayLead(world, paper, null)]);
  }
  chat.services.clear();
  await db.owner.query(
    "DELETE FROM push_device; DELETE FROM mail_setting; DELETE FROM mail_address; DELETE FROM chat_target",
  );
}

/** A feed's both forms, a webhook's events and a report's list, file and page: titles and facts alone. */
async function expectBooksAsAgreed(world: LicenceWorld, user: TestUser): Promise<void> {
  const { own } = world;
  const feed = { feed_name: "新着", data_kbn: 1, id: String(own.theme.themeId) };
  const { data: made } = (await api.send(user, "POST", "/article_feeds", feed)).json();
  for (const url of [made.atom_url, made.json_url]) {
    const { pathname, search } = new URL(url);
    const { body } = await api.app.inject({ url: pathname + search });
    expect(body).toContain("灯台");
    expectWithin(world, "feed", body, nothing);
  }
  await api.send(user, "DELETE", "/article_feeds", { article_feed_id: made.article_feed_id });
  await hooks.sender.drain();
  for (const { text } of hooks.services.received) expectWithin(world, "webhook", text, nothing);
  const about = { title: "月次", theme_ids: [String(own.theme.themeId)], theme_group_ids: [], ...period };
  const { report_id } = (await api.send(user, "POST", "/report", about)).json().data;
  const log = () => undefined;
  const clock = { now: world.now };
  await makeReports({ scope: desk.scope, clock, originals: api.originals, publicUrl: "https://kirinuki.example", log });
  for (const path of ["/report", "/report_articles"]) {
    const { body } = await api.get(user, path, { report_id });
    expectWithin(world, path, body, nothing);
  }
  const printed = await api.get(user, "/report_download", { report_id, format: "pdf" });
  const { text, images } = await readPrinted(printed.rawPayload);
  expect([text.includes("灯台"), images]).toEqual([true, 0]);
  expectWithin(world, "the report's pages", text, nothing);
  const file = await api.get(user, "/report_download", { report_id, format: "xlsx" });
  const book = new excel.Workbook();
  await book.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
  const cells = JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
  expect(cells).toContain("灯台");
  expectWithin(world, "the report's file", cells, nothing);
}

const reads = async ({ model, now }: LicenceWorld, paper: Paper, user: TestUser): Promise<void> => {
  const { article_id, data_section } = paper;
  const body = { article_info: [{ article_id, data_section }], pdf_flag: 1, is_mail: false };
  const { result } = (await api.send(user, "POST", "/article", body)).json();
  const wish: Use = { user, copies: 0, isMail: false, purpose: "display" };
  expect(result.status === 0).toBe(model.used(paper, tokyoDay(now()), wish));
  if (result.status === 0) paper.readers.add(user.userId);
};

async function expectWorldAsAgreed(number: number): Promise<void> {
  const pick = randomBelow(SEED + number);
  api.setNow(NOON);
  const world = await aLicenceWorld(db, api, pick, DAY);
  await reindex(desk.scope);
  await confirmsSheet(world);
  const edition_item = infoOf(world).map(({ article_id }) => ({ article_id }));
  await api.send(world.own.user, "PUT", "/mail_edition", { ...target(world), version: "0", edition_item });
  hooks.services.clear();
  await hooks.webhook(world.own.contract, "/webhook/1");
  await db.owner.query("UPDATE webhook SET event_position = 0");
  let waiting: Waiting[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    world.wait(pick(8) === 0 ? DAY_MS : 11 * 60_000);
    for (const each of [desk, chat.mail, hooks.mail]) each.setNow(world.now());
    const paper = world.papers[pick(world.papers.length)];
    const user = world.users[pick(world.users.length)];
    if (!paper || !user) throw new Error("there are some");
    if (pick(5) === 0) await world.change(paper);
    if (pick(2) === 0) await reads(world, paper, user);
    else waiting.push(...(await writes(world, paper, pick)));
    if (step % 8 === 3) for (const purpose of PURPOSES) await expectScreensAsAgreed(world, world.own.user, purpose);
    if (pick(3) > 0) continue;
    await expectMailsAsAgreed(world, waiting);
    waiting = [];
    if (pick(3) === 0) await expectDigestAsAgreed(world, user);
  }
  await expectMailsAsAgreed(world, waiting);
  await expectDigestAsAgreed(world, world.own.user);
  await expectBooksAsAgreed(world, world.own.user);
}

it(
  `nothing of ${WORLDS} random worlds goes past a licence on screens, in mails that wait, digests, chats, devices, feeds, webhooks and reports`,
  async () => {
    for (let number = 0; number < WORLDS; number += 1) await expectWorldAsAgreed(number);
    expect(quotedOnPaper).toBeGreaterThan(0);
  },
  WORLDS * 60_000,
);
