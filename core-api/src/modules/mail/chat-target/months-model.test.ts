import { OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import type { ChatClient } from "../../../mail/chat/post-to-target.ts";
import type { MailMessage } from "../../../mail/mail-transport.ts";
import { aUser } from "../../../testing/a-user.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestTheme,
  type TestThemeGroup,
  type TestTopic,
} from "../../../testing/builders.ts";
import { dice } from "../../../testing/random.ts";
import { chatDesk } from "./testing/chat-desk.ts";
import {
  type Arrival,
  DAY_MS,
  dayOf,
  type Kind,
  killWorkers,
  MINUTE_MS,
  type ModelMonth,
  type ModelPause,
  type ModelSetting,
  makeMails,
  type Source,
  sendMails,
  someTimes,
  timeAfter,
} from "./testing/month-model.ts";

/** How many random months, and from which number on; docs/operations.md says how to have them done at length. */
const MONTHS = Number(process.env.DELIVERY_MONTHS ?? 20);
const FIRST = Number(process.env.DELIVERY_SEED ?? 1);
/** Months that pass side by side, as readers of one contract: the clock is one, all else is each one's own. */
const AT_ONCE = 60;
const DAYS = 28;
const SECONDS_A_GROUP = 1200;
const START = Date.parse("2026-11-01T00:00:00+09:00");

const db = await testDatabase();
const desk = await chatDesk(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5], configuration: { [OWN_MAIL_SETTING]: "1" } });
await db.owner.query("SELECT ensure_month_partitions('2026-11-01', '2026-12-31')");
await db.owner.query(
  "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('1-x', 'x', 'x', 1), ('3-x', 'x', 'x', 3) ON CONFLICT DO NOTHING",
);
const run = (sql: string, values: unknown[]) => db.owner.query(sql, [contract.contractId, ...values]);

interface Month extends ModelMonth {
  theme: TestTheme;
  group: TestThemeGroup;
  topic: TestTopic;
  userId: string;
  groupId: number;
  targetId: number;
}

/** What the mail server and the chat do, and what they saw since the last look. */
const outside = { isOutage: false, uncertain: dice(1), seen: [] as (Arrival & { to: string })[] };

desk.mail.kept.send = async ({ to, subject, text, messageKey = "" }: MailMessage) => {
  if (outside.isOutage) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", syscall: "connect" });
  const isUncertain = outside.uncertain.chance(0.03);
  const settingIndex = settingOf(to, subject);
  const ids = [...text.matchAll(/^\d+\. 見出し(\d+)$/gm)].map(([, id = ""]) => id).toSorted();
  outside.seen.push({ to, key: messageKey, settingIndex, ids, isUncertain });
  if (isUncertain) throw Object.assign(new Error("closed"), { code: "ECONNECTION", command: "DATA" });
};
const client: ChatClient = {
  async post(url, body, headers) {
    const { data } = JSON.parse(String(body)) as { data: { articles: { title: string }[]; omitted_count: number } };
    expect(data.omitted_count).toBe(0);
    const ids = data.articles.map(({ title }) => title.replace("見出し", "")).toSorted();
    outside.seen.push({ to: url, key: headers["webhook-id"] ?? "", settingIndex: 3, ids, isUncertain: false });
    return { status: 200, retryAt: null, body: "", fault: null, isUncertain: false, isForbidden: false };
  },
};
const poster = desk.worker(client);

/** The settings of a month, each with its index. The reader's condition is there before every theme: until then it stands in its place. */
const SETTINGS: { kind: Kind; of: Source; papersOnly: boolean }[] = [
  { kind: "user", of: "theme", papersOnly: false },
  { kind: "outside", of: "theme", papersOnly: false },
  { kind: "user", of: "theme", papersOnly: true },
  { kind: "room", of: "theme", papersOnly: false },
  { kind: "user", of: "group", papersOnly: false },
  { kind: "user", of: "topic", papersOnly: false },
  { kind: "user", of: "condition", papersOnly: false },
  { kind: "user", of: "everything", papersOnly: false },
  { kind: "outside", of: "group", papersOnly: true },
  { kind: "outside", of: "topic", papersOnly: false },
];
const CONDITION = 6;
/** How a name begins; the seed follows. */
const NAMES: Record<Source, string> = { theme: "月", group: "群", topic: "話", condition: "索", everything: "すべて" };

/** The mails of settings for newspapers alone have a name as their subject, without a day. */
const settingOf = (to: string, subject: string): number =>
  SETTINGS.findIndex(
    ({ kind, of, papersOnly }) =>
      kind === (to.startsWith("outside") ? "outside" : "user") &&
      papersOnly !== /\d{4}\/\d{2}/.test(subject) &&
      subject.includes(NAMES[of]),
  );

function addressOf({ userId, seed, targetId }: Month, kind: Kind): string {
  if (kind === "room") return `chat:${targetId}`;
  return kind === "outside" ? `outside${seed}@example.jp` : `${userId}@example.com`;
}

async function begin(seed: number): Promise<Month> {
  const by = dice(seed);
  const readers = await aGroup(db.owner, contract, { sections: [1, 3] });
  const { userId, userGroupId: groupId } = await aUser(db.owner, readers, { themeBrowsing: false });
  const theme = await aTheme(db.owner, contract, { name: `${NAMES.theme}${seed}`, open: false });
  const group = await aThemeGroup(db.owner, contract, {
    ...{ name: `${NAMES.group}${seed}`, themes: [theme], groups: [readers] },
  });
  const topic = await aTopic(db.owner, contract, { name: `${NAMES.topic}${seed}`, groups: [readers] });
  const targetId = await desk.target(contract, { kind: "webhook", path: `/webhook/${seed}` });
  const rights = { isStopped: false, browses: true, readsTopic: true, sections: [1, 3], roomStopped: false };
  const month: Month = {
    ...{ seed, dice: by, theme, group, topic, userId, groupId, targetId, rights },
    ...{ articles: [], settings: [], absences: [], nextPostAt: 0 },
  };
  const targets = { theme, group, topic, condition: "everything", everything: "everything" } as const;
  for (const { kind, of, papersOnly } of SETTINGS) {
    const times = someTimes(by);
    const setting: ModelSetting = {
      ...{ id: 0, kind, of, papersOnly, times, rule: "send", weekends: false, due: timeAfter(times, START) },
      ...{ pauses: [], ran: new Set(), fate: new Map(), queue: [], ends: new Map() },
    };
    setting.id = await desk.mail.setting(contract, {
      ...{ target: targets[of], address: addressOf(month, kind), times, due: new Date(setting.due) },
      ...(kind === "user" && { userId }),
      ...(papersOnly && { dataSection: 101, subjectType: 3 }),
    });
    if (of === "condition") await run(TO_CONDITION, [setting.id, userId, `${NAMES.condition}${seed}`]);
    month.settings.push(setting);
    await changeRule(month, setting);
  }
  return month;
}

/** What a setting is of becomes a saved condition of the user. */
const TO_CONDITION = `
  WITH kept AS (INSERT INTO saved_condition (contract_id, user_id, title) VALUES ($1, $3, $4) RETURNING condition_id)
  UPDATE mail_setting SET data_kbn = 4, owner_user_id = $3, condition_id = (SELECT condition_id FROM kept)
  WHERE contract_id = $1 AND mail_setting_id = $2`;

async function changeRule({ dice: by }: Month, setting: ModelSetting): Promise<void> {
  setting.rule = by.of(["send", "skip", "next"] as const);
  setting.weekends = by.chance(0.5);
  const sql =
    "UPDATE mail_setting SET holiday_rule = $3, weekends_off = $4 WHERE contract_id = $1 AND mail_setting_id = $2";
  await run(sql, [setting.id, setting.rule, setting.weekends]);
}

async function changeTimes({ dice: by }: Month, setting: ModelSetting, now: number): Promise<void> {
  setting.times = someTimes(by);
  setting.due = timeAfter(setting.times, now);
  const sql =
    "UPDATE mail_setting SET send_times = $3, next_due_at = $4 WHERE contract_id = $1 AND mail_setting_id = $2";
  await run(sql, [setting.id, setting.times, new Date(setting.due)]);
}

/** Of a setting or of the user; it may have begun already. */
async function addPause(month: Month, now: number): Promise<void> {
  const { dice: by, userId } = month;
  const first = now + (by.upTo(4) - 1) * DAY_MS;
  const days = Array.from({ length: 1 + by.upTo(6) }, (_, at) => dayOf(first + at * DAY_MS));
  const pause: ModelPause = { days, drops: by.chance(0.5), isAbsence: by.chance(0.4) };
  const setting = by.of(month.settings);
  (pause.isAbsence ? month.absences : setting.pauses).push(pause);
  const whose = pause.isAbsence ? [null, userId] : [setting.id, null];
  await run(
    `INSERT INTO mail_pause (contract_id, mail_setting_id, user_id, start_day, end_day, missed, made_by, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'admin01', now())`,
    [...whose, days[0], days.at(-1), pause.drops ? "drop" : "bring"],
  );
}

async function change(month: Month, now: number): Promise<void> {
  const { dice: by } = month;
  const setting = by.of(month.settings);
  if (by.chance(0.2)) await addPause(month, now);
  if (by.chance(0.1)) {
    setting.pauses = [];
    await run("DELETE FROM mail_pause WHERE contract_id = $1 AND mail_setting_id = $2", [setting.id]);
  }
  if (by.chance(0.1)) await changeRule(month, setting);
  if (by.chance(0.1)) await changeTimes(month, setting, now);
}

/** Between the making of a mail and its sending. */
async function changeRights({ dice: by, rights, userId, groupId, targetId, group, topic }: Month): Promise<void> {
  const what = by.upTo(9);
  if (what === 0) {
    rights.isStopped = by.chance(0.4);
    await run("UPDATE app_user SET system_mail_stop_flag = $3 WHERE contract_id = $1 AND user_id = $2", [
      ...[userId, rights.isStopped],
    ]);
  } else if (what === 1) {
    rights.browses = by.chance(0.6);
    await run(shareSql("theme_group_user_group", "theme_group_id"), [group.themeGroupId, groupId, rights.browses]);
  } else if (what === 2) {
    rights.sections = [1, 3].filter(() => by.chance(0.7));
    await run("DELETE FROM user_group_linkage WHERE contract_id = $1 AND user_group_id = $2", [groupId]);
    await run("INSERT INTO user_group_linkage SELECT $1, $2, unnest($3::smallint[])", [groupId, rights.sections]);
  } else if (what === 3) {
    rights.roomStopped = by.chance(0.4);
    await run(
      `UPDATE chat_target SET stop_reason = CASE WHEN $3 THEN '止めた' END, stopped_at = CASE WHEN $3 THEN now() END
       WHERE contract_id = $1 AND chat_target_id = $2`,
      [targetId, rights.roomStopped],
    );
  } else if (what === 4) {
    rights.readsTopic = by.chance(0.6);
    await run(shareSql("topic_user_group", "topics_id"), [topic.topicsId, groupId, rights.readsTopic]);
  }
}

/** $2 what is shared with the group $3, or, where $4 is false, no more. */
const shareSql = (table: string, key: string): string => `
  WITH gone AS (DELETE FROM ${table} WHERE contract_id = $1 AND ${key} = $2 AND user_group_id = $3 AND NOT $4)
  INSERT INTO ${table} (contract_id, ${key}, user_group_id) SELECT $1, $2, $3 WHERE $4 ON CONFLICT DO NOTHING`;

let lastArticle = 0;

/** New articles of all months, in one statement each. */
async function bringArticles(months: readonly Month[], now: number): Promise<void> {
  const day = dayOf(now);
  const rows = months.flatMap((month) => {
    if (!month.dice.chance(0.7)) return [];
    lastArticle += 1;
    const id = `${day.slice(0, 7).replace("-", "")}${String(lastArticle).padStart(9, "0")}`;
    const section = month.dice.of([1, 1, 3] as const);
    const inTopic = month.dice.chance(0.6);
    month.articles.push({ id, section, inTopic });
    const topic = inTopic ? month.topic.topicsId : null;
    return [{ id, section, topic, theme: month.theme.themeId, condition: month.settings[CONDITION]?.id }];
  });
  const values = [JSON.stringify(rows), day];
  const given = "json_to_recordset($2::json) AS a(id bigint, section smallint, theme int, topic int, condition int)";
  await run(
    `INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, arrived_at)
     SELECT id, section, section || '-x', 'x', '見出し' || id, $3::date, now() FROM ${given} WHERE $1::int > 0`,
    values,
  );
  await run(
    `INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, disp_status, search_word)
     SELECT $1, theme, $3::date, section, id, 0, '{}' FROM ${given}`,
    values,
  );
  await run(
    `INSERT INTO topic_article (contract_id, topics_id, process_date, data_section, article_id)
     SELECT $1, topic, $3::date, section, id FROM ${given} WHERE topic IS NOT NULL`,
    values,
  );
  // What its search keeps for a saved condition: collect-hits.ts, which has tests of its own.
  await run(
    `INSERT INTO condition_hit (contract_id, mail_setting_id, article_id, process_date)
     SELECT $1, condition, id, $3::date FROM ${given}`,
    values,
  );
}

/** Workers die with all that is due: what they held is another's once their lease is over. */
const kill = (now: number) =>
  run(
    `UPDATE mail_message SET state = 'sending', attempts = attempts + 1, leased_until = $2
     WHERE contract_id = $1 AND state = 'queued' AND next_attempt_at <= $3`,
    [new Date(now - MINUTE_MS), new Date(now)],
  );

async function send(months: readonly Month[], now: number): Promise<void> {
  await desk.mail.sender.drain();
  await poster.drain();
  const seen = outside.seen.splice(0);
  for (const month of months) {
    const boxes = SETTINGS.map(({ kind }) => addressOf(month, kind));
    const own = seen.filter(({ to }) => boxes.includes(to) || to.endsWith(`/webhook/${month.seed}`));
    for (const { key, settingIndex, ids } of own) keep(month, `${settingIndex}`, key, ids);
    expect(
      sendMails(month, now, outside.isOutage, own),
      `month ${month.seed} at ${new Date(now).toISOString()}`,
    ).toEqual([]);
  }
}

/** By month and setting: the keys of the mails by which an article came. */
const came = new Map<string, Set<string>>();
function keep({ seed }: Month, setting: string, key: string, ids: readonly string[]): void {
  for (const id of ids) {
    const place = `${seed}/${setting}/${id}`;
    came.set(place, (came.get(place) ?? new Set()).add(key));
  }
}

/** A database of tests neither clears nor counts its tables by itself, and its plans would go by empty ones. */
const STEPS_A_CLEARING = 5;
const CLEAR =
  "VACUUM ANALYZE mail_setting, mail_run, mail_message, mail_delivered, theme_article, topic_article, condition_hit, article, chat_target, app_user";

async function live(months: readonly Month[], by: ReturnType<typeof dice>): Promise<void> {
  let now = START;
  for (let step = 0; now < START + DAYS * DAY_MS; step += 1) {
    if (step % STEPS_A_CLEARING === 1) await db.owner.query(CLEAR);
    // Workers stand still for days now and then, and now and then somebody sets the clock back.
    const passed = by.chance(0.1) ? by.upTo(3) * DAY_MS + 1 : MINUTE_MS * (1 + by.upTo(16 * 60));
    now = by.chance(0.06) ? Math.max(START, now - MINUTE_MS * by.upTo(300)) : now + passed;
    desk.mail.setNow(new Date(now));
    await bringArticles(months, now);
    await Promise.all(months.map((month) => change(month, now)));
    await Promise.all([desk.mail.run(), desk.mail.run()]);
    for (const month of months) makeMails(month, now);
    await Promise.all(months.map(changeRights));
    if (by.chance(0.1)) {
      await kill(now);
      for (const month of months) killWorkers(month, now);
    }
    outside.isOutage = by.chance(0.1);
    await send(months, now);
  }
  outside.isOutage = false;
  // What was put off is sent in the end.
  for (
    let hours = 0;
    hours < 12 && months.some(({ settings }) => settings.some(({ queue }) => queue.length > 0));
    hours += 1
  ) {
    now += 2 * 3_600_000;
    desk.mail.setNow(new Date(now));
    await send(months, now);
  }
}

/** What days of rest took away for good, as the product has noted it. */
const HELD = `
  SELECT d.mail_setting_id AS id, d.article_id::text AS article, r.held FROM mail_delivered d JOIN mail_run r USING (contract_id, mail_run_id)
  WHERE d.contract_id = $1 AND r.held IS NOT NULL AND d.mail_setting_id = ANY ($2::int[])`;

async function compare({ seed, settings, articles }: Month): Promise<void> {
  const { rows } = await run(HELD, [settings.map(({ id }) => id)]);
  for (const [index, setting] of settings.entries()) {
    expect(setting.queue).toEqual([]);
    const held = rows.filter(({ id }) => id === setting.id).map(({ article, held: rule }) => [article, rule]);
    const ruled = [...setting.fate].filter(([, fate]) => fate !== "sent");
    expect(held.toSorted()).toEqual(ruled.toSorted());
    for (const { id } of articles) {
      const times = came.get(`${seed}/${index}/${id}`)?.size ?? 0;
      expect(times, `month ${seed}, setting ${index}, article ${id}`).toBe(setting.ends.get(id) === "arrived" ? 1 : 0);
    }
  }
}

/** A long trial says how far it is: months, and what became of their articles. */
function tellProgress(first: number, count: number, ends: readonly string[]): void {
  const arrived = ends.filter((end) => end === "arrived").length;
  const rest = `${arrived} articles arrived, ${ends.length - arrived} refused`;
  process.stdout.write(`months ${first} to ${first + count - 1}, ${first + count - FIRST} of ${MONTHS}: ${rest}\n`);
}

const groups = Array.from({ length: Math.ceil(MONTHS / AT_ONCE) }, (_, at) => FIRST + at * AT_ONCE);

describe("random months of settings, pauses, holidays, lost rights, dead workers, outages and clocks that are set back", () => {
  it.each(groups)(
    "from month %i on: each article of each kind of setting reaches each reader by mail and chat exactly once, or by a named rule not at all",
    { timeout: SECONDS_A_GROUP * 1000 },
    async (first) => {
      await run("DELETE FROM mail_setting WHERE contract_id = $1", []);
      await run("DELETE FROM mail_run WHERE contract_id = $1", []);
      const count = Math.min(AT_ONCE, FIRST + MONTHS - first);
      const months = await Promise.all(Array.from({ length: count }, (_, at) => begin(first + at)));
      await live(months, dice(first));
      for (const month of months) await compare(month);
      const ends = months.flatMap(({ settings }) => settings.flatMap(({ ends }) => [...ends.values()]));
      for (const end of ["arrived", "refused"]) expect(ends).toContain(end);
      came.clear();
      if (process.env.DELIVERY_MONTHS) tellProgress(first, count, ends);
    },
  );
});
