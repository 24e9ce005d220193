import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { UseKind } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import { lockReaders, readLicences } from "../../../access/licence.read-model.ts";
import { DOUBLE_CLICK_MS } from "../../../access/licence.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { rememberChargeCode } from "../charge-code/charge-code.repository.ts";
import { type CounterKey, lockCounters, lockDemandUnit, readDemandId, readGroupStanding } from "./usage-counters.ts";
import { noteCrossings } from "./usage-lines.ts";
import { tokyoMonth } from "./usage-month.ts";

/** How long a reservation and its ticket hold (design section 7). */
export const RESERVED_MS = 10 * 60 * 1000;

export interface UsedArticle {
  articleId: string;
  section: DataSection;
}

/** Where a use began (usage-log item of spec section 3). */
export interface UseOrigin {
  displayId: string;
  isMail: boolean;
  /** At most one of them; ids of other contracts are not noted. */
  themeId: string | null;
  themeGroupId: string | null;
  topicsId: string | null;
  /** "" where the contract asks for none. */
  chargeCode: string;
}

export interface UseWish {
  kind: UseKind;
  /** Each once. */
  articles: readonly UsedArticle[];
  origin: UseOrigin;
  /** Of a booklet: for how many copies it is printed. */
  copies?: number;
}

/** Places for all articles, or for none. */
export type Reservation =
  | { kind: "reserved"; useIds: string[] }
  /** The group's cap of MC or SC leaves too little room. */
  | { kind: "group-limit" }
  /** The cap of the group's demand unit does. */
  | { kind: "demand-limit" }
  /** As many as the medium's licence allows have become readers of one of the originals meanwhile. */
  | { kind: "not-licensed"; articleId: string; reason: string };

/** A booklet is its user's, not its session's: made on two devices, it holds each original once. */
const OWN = `
  SELECT DISTINCT ON (article_id) use_id::text, article_id::text FROM original_use
  WHERE contract_id = $1 AND (session_hash = $2 OR $7 AND user_id = $8 AND copies IS NOT NULL) AND use_kind = $3
    AND article_id = ANY ($4::bigint[]) AND use_state <> 'released'
    AND (use_state = 'reserved' AND expires_at > $5 OR use_state = 'counted' AND counted_at > $6)
  ORDER BY article_id, session_hash = $2 DESC, use_id`;

/**
 * Frees the places of the group's expired reservations, and of the session's from when it was in another group. Under the
 * group's lock, as counting is: a notice that comes at the same moment finds either its reservation or nothing.
 */
const RELEASE = `
  UPDATE original_use SET use_state = 'released'
  WHERE contract_id = $1 AND use_state = 'reserved' AND expires_at <= $4 AND (user_group_id = $2 OR session_hash = $3)`;

/** A use that was counted a moment ago, as texts are at once, says the copies of the print that goes on with it. */
const EXTEND = `UPDATE original_use SET expires_at = greatest(expires_at, $3), copies = greatest(copies, $4)
  WHERE contract_id = $1 AND use_id = ANY ($2::bigint[])
    AND (use_state = 'reserved' OR use_state = 'counted' AND $4 > coalesce(copies, 1))`;

const RESERVE = `
  INSERT INTO original_use AS u (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, demand_id, session_hash,
    article_id, data_section, use_kind, use_state, reserved_at, expires_at, display_id, is_mail, theme_id, theme_group_id, topics_id,
    charge_code, copies)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, a.article_id, a.data_section, $11, 'reserved', $12, $13, $14, $15,
    (SELECT theme_id FROM theme WHERE contract_id = $1 AND theme_id = $16::bigint),
    (SELECT theme_group_id FROM theme_group WHERE contract_id = $1 AND theme_group_id = $17::bigint),
    (SELECT topics_id FROM topic WHERE contract_id = $1 AND topics_id = $18::bigint), $19, $20
  FROM unnest($9::bigint[], $10::smallint[]) AS a (article_id, data_section)
  ON CONFLICT (contract_id, session_hash, article_id, use_kind) WHERE use_state = 'reserved'
    DO UPDATE SET expires_at = greatest(u.expires_at, excluded.expires_at), copies = greatest(u.copies, excluded.copies)
  RETURNING use_id::text`;

/** What a wish comes to: the uses that the session holds already, and the articles that need a new place. */
interface Assessment {
  held: string[];
  fresh: UsedArticle[];
  /** Of the group, by source. */
  rooms: Room[];
  isWithinGroupCaps: boolean;
}

/** A cap that a wish would count against. */
export interface Room {
  /** 1 or 2: the group's, by source; null: the demand unit's. */
  section: 1 | 2 | null;
  /** New places that the wish needs. */
  wanted: number;
  /** Places that are left; never below 0. */
  left: number;
}

async function assess(tx: Transaction, actor: Actor, wish: UseWish, now: Date): Promise<Assessment> {
  const held = await tx.query<{ use_id: string; article_id: string }>(OWN, [
    ...keyOf(actor, wish),
    now,
    new Date(now.getTime() - DOUBLE_CLICK_MS),
    wish.copies !== undefined,
    actor.userId,
  ]);
  const heldArticles = new Set(held.map(({ article_id }) => article_id));
  const fresh = wish.articles.filter(({ articleId }) => !heldArticles.has(articleId));
  const bySection = await readGroupStanding(tx, actor, tokyoMonth(now), now);
  const rooms = cappedSections(fresh).flatMap((section): Room[] => {
    const { cap, taken } = bySection[section];
    const wanted = fresh.filter((article) => article.section === section).length;
    return cap === null ? [] : [{ section, wanted, left: Math.max(0, cap - taken) }];
  });
  const isWithinGroupCaps = rooms.every(({ wanted, left }) => wanted <= left);
  return { held: held.map(({ use_id }) => use_id), fresh, rooms, isWithinGroupCaps };
}

const READ_DEMAND = "SELECT use_max_count, taken FROM read_demand_unit($1, $2, $3)";

/** How many new uses a wish comes to, and what the caps leave for them now: a look that locks and reserves nothing. */
export async function readRooms(
  tx: Transaction,
  actor: Actor,
  wish: UseWish,
  now: Date,
): Promise<{ fresh: number; rooms: Room[] }> {
  const { fresh, rooms } = await assess(tx, actor, wish, now);
  const wanted = fresh.filter(({ section }) => isCapped(section)).length;
  const demandId = wanted > 0 ? await readDemandId(tx, actor) : null;
  if (demandId === null) return { fresh: fresh.length, rooms };
  const [unit] = await tx.query<{ use_max_count: number | null; taken: number }>(READ_DEMAND, [
    demandId,
    tokyoMonth(now),
    now,
  ]);
  const left = unit?.use_max_count == null ? null : Math.max(0, unit.use_max_count - unit.taken);
  return { fresh: fresh.length, rooms: left === null ? rooms : [...rooms, { section: null, wanted, left }] };
}

/** Whether the group's caps leave room now: a look that locks nothing, to spare work that would be refused anyway. */
export async function hasRoom(tx: Transaction, actor: Actor, wish: UseWish, now: Date): Promise<boolean> {
  return (await assess(tx, actor, wish, now)).isWithinGroupCaps;
}

/**
 * Where the cap is checked. Reserves a place for each article under the row locks of the group's counters and of its demand unit,
 * so that no cap is ever exceeded. An article whose use this session already holds needs no new place. Part of the caller's
 * transaction.
 */
export async function reserveUses(tx: Transaction, actor: Actor, wish: UseWish, now: Date): Promise<Reservation> {
  const month = tokyoMonth(now);
  const { contractId, userGroupId, sessionTokenHash } = actor;
  const sections = cappedSections(wish.articles);
  await lockCounters(
    tx,
    contractId,
    sections.map((section) => ({ userGroupId, month, section })),
  );
  const demandId = sections.length > 0 ? await readDemandId(tx, actor) : null;
  const unit = demandId === null ? null : await lockDemandUnit(tx, demandId, month, now);
  await tx.query(RELEASE, [contractId, userGroupId, sessionTokenHash, now]);
  const { held, fresh, isWithinGroupCaps } = await assess(tx, actor, wish, now);
  if (!isWithinGroupCaps) return { kind: "group-limit" };
  const capped = fresh.filter(({ section }) => isCapped(section)).length;
  if (unit && unit.cap !== null && capped > 0 && unit.taken + capped > unit.cap) return { kind: "demand-limit" };
  const forbidden = await whyForbidden(tx, actor, wish, now);
  if (forbidden) return forbidden;
  const expiresAt = new Date(now.getTime() + RESERVED_MS);
  if (held.length > 0) await tx.query(EXTEND, [contractId, held, expiresAt, wish.copies ?? null]);
  const made = await insert(tx, actor, { ...wish, articles: fresh }, { now, expiresAt, demandId });
  return { kind: "reserved", useIds: [...held, ...made] };
}

/** The last lock of all: readers are counted after it, so that of two who come at once the later sees the earlier. */
async function whyForbidden(
  tx: Transaction,
  actor: Actor,
  { articles, kind, origin: { isMail }, copies }: UseWish,
  now: Date,
): Promise<Reservation | null> {
  const ids = articles.map(({ articleId }) => articleId);
  await lockReaders(tx, actor, ids);
  const licensed = await readLicences(tx, actor, ids, now, copies !== undefined);
  for (const articleId of ids) {
    const reason = licensed(articleId, { kind, isMail, copies });
    if (reason !== null) return { kind: "not-licensed", articleId, reason };
  }
  return null;
}

/** $1 to $4 of what is looked up by session, kind and articles. */
const keyOf = (actor: Actor, { kind, articles }: UseWish): unknown[] => [
  actor.contractId,
  actor.sessionTokenHash,
  kind,
  articles.map(({ articleId }) => articleId),
];

async function insert(
  tx: Transaction,
  actor: Actor,
  { kind, articles, origin, copies }: UseWish,
  { now, expiresAt, demandId }: { now: Date; expiresAt: Date; demandId: number | null },
): Promise<string[]> {
  if (articles.length === 0) return [];
  const rows = await tx.query<{ use_id: string }>(RESERVE, [
    actor.contractId,
    tokyoMonth(now),
    tokyoDay(now),
    actor.userId,
    actor.userGroupId,
    actor.userGroupName,
    demandId,
    actor.sessionTokenHash,
    articles.map(({ articleId }) => articleId),
    articles.map(({ section }) => section),
    kind,
    now,
    expiresAt,
    origin.displayId,
    origin.isMail,
    origin.themeId,
    origin.themeGroupId,
    origin.topicsId,
    origin.chargeCode,
    copies ?? null,
  ]);
  if (origin.chargeCode !== "") await rememberChargeCode(tx, actor, origin.chargeCode);
  return rows.map(({ use_id }) => use_id);
}

const OPEN_OF_ARTICLES = `
  SELECT use_id::text FROM original_use
  WHERE contract_id = $1 AND session_hash = $2 AND use_kind = $3 AND article_id = ANY ($4::bigint[]) AND use_state = 'reserved'`;

/** Reservations of this session, by kind and article: for notices that come without a ticket. */
export async function findOpenUses(
  tx: Transaction,
  { contractId, sessionTokenHash }: Actor,
  kind: UseKind,
  articleIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ use_id: string }>(OPEN_OF_ARTICLES, [contractId, sessionTokenHash, kind, articleIds]);
  return rows.map(({ use_id }) => use_id);
}

interface OpenUse {
  use_id: string;
  user_group_id: number;
  use_month: string;
  use_day: string;
  data_section: number;
  demand_id: number | null;
}

const COLUMNS = "use_id::text, user_group_id, use_month::text, process_date::text AS use_day, data_section, demand_id";

/** The session's own, and of a booklet those that its user reserved on another device. */
const COUNTED_NOW = `contract_id = $1 AND (session_hash = $2 OR copies IS NOT NULL AND user_id = $6)
    AND use_id = ANY ($3::bigint[]) AND use_state = 'reserved' AND expires_at > $4 AND use_kind = $5`;

const OPEN = `
  SELECT ${COLUMNS} FROM original_use
  WHERE ${COUNTED_NOW}`;

const COUNT = `
  UPDATE original_use SET use_state = 'counted', counted_at = $4
  WHERE ${COUNTED_NOW}
  RETURNING ${COLUMNS}`;

const ADD = `UPDATE usage_month SET counted = counted + $5
  WHERE contract_id = $1 AND user_group_id = $2 AND use_month = $3 AND data_section = $4 RETURNING counted`;

const ADD_DAY = `
  INSERT INTO usage_day AS d (contract_id, user_group_id, use_day, data_section, counted) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (contract_id, user_group_id, use_day, data_section) DO UPDATE SET counted = d.counted + excluded.counted`;

/**
 * Turns this session's reservations of a kind into counted uses. Idempotent: reservations that are counted already, expired or
 * another's stay as they are.
 * @returns how many were newly counted
 */
export async function countUses(
  tx: Transaction,
  { contractId, sessionTokenHash, userId }: Pick<Actor, "contractId" | "sessionTokenHash" | "userId">,
  { kind, useIds }: { kind: UseKind; useIds: readonly string[] },
  now: Date,
): Promise<number> {
  const parameters = [contractId, sessionTokenHash, useIds, now, kind, userId];
  const open = await tx.query<OpenUse>(OPEN, parameters);
  if (open.length === 0) return 0;
  await lockCounters(tx, contractId, open.filter(({ data_section }) => isCapped(data_section)).map(counterOf));
  await lockUnits(tx, open, now);
  const counted = await updated<OpenUse>(tx, COUNT, parameters);
  await addToGroups(tx, contractId, counted, now);
  await addToUnits(tx, counted, now);
  return counted.length;
}

/** Adds to the counters of groups, which the caller has locked. */
async function addToGroups(tx: Transaction, contractId: number, counted: readonly OpenUse[], now: Date): Promise<void> {
  const capped = counted.filter(({ data_section }) => isCapped(data_section));
  for (const [use, uses] of grouped(capped, (each) => JSON.stringify(counterOf(each)))) {
    const counter = counterOf(use);
    const key = [contractId, counter.userGroupId, counter.month, counter.section];
    const [added] = await updated<{ counted: number }>(tx, ADD, [...key, uses]);
    if (added) await noteCrossings(tx, contractId, counter, { after: added.counted, uses, now });
  }
  for (const [use, uses] of grouped(capped, (each) => JSON.stringify([each.use_day, counterOf(each)])))
    await tx.query(ADD_DAY, [contractId, use.user_group_id, use.use_day, use.data_section, uses]);
}

/** One of each kind, and how many there are. */
const grouped = (uses: readonly OpenUse[], keyOf: (use: OpenUse) => string): [OpenUse, number][] =>
  [...Map.groupBy(uses, keyOf).values()].flatMap((group): [OpenUse, number][] =>
    group[0] ? [[group[0], group.length]] : [],
  );

interface UnitUses {
  demandId: number;
  month: string;
  day: string;
  uses: number;
}

/** Uses by demand unit and day, in one order, so that two who count in several never wait for each other. */
function unitsOf(uses: readonly OpenUse[]): UnitUses[] {
  const capped = uses.filter(({ data_section }) => isCapped(data_section));
  return grouped(capped, ({ demand_id, use_day }) => `${demand_id} ${use_day}`)
    .flatMap(([{ demand_id, use_month, use_day }, uses]) =>
      demand_id === null ? [] : [{ demandId: demand_id, month: use_month, day: use_day, uses }],
    )
    .sort((a, b) => a.demandId - b.demandId || (a.day < b.day ? -1 : 1));
}

async function lockUnits(tx: Transaction, uses: readonly OpenUse[], now: Date): Promise<void> {
  for (const { demandId, month } of unitsOf(uses)) await lockDemandUnit(tx, demandId, month, now);
}

async function addToUnits(tx: Transaction, counted: readonly OpenUse[], now: Date): Promise<void> {
  for (const { demandId, day, uses } of unitsOf(counted))
    await tx.query("SELECT count_demand_unit($1, $2, $3, $4)", [demandId, day, uses, now]);
}

/** TypeORM answers an UPDATE with the rows and their number. */
async function updated<Row>(tx: Transaction, sql: string, parameters: unknown[]): Promise<Row[]> {
  const [rows] = (await tx.query<Row[]>(sql, parameters)) as unknown as [Row[], number];
  return rows;
}

const counterOf = ({ user_group_id, use_month, data_section }: OpenUse): CounterKey => ({
  userGroupId: user_group_id,
  month: use_month,
  section: data_section === 1 ? 1 : 2,
});

/** Caps are of newspapers: MC and SC (spec section 3). */
const isCapped = (section: number): section is 1 | 2 => section === 1 || section === 2;

const cappedSections = (articles: readonly UsedArticle[]): (1 | 2)[] =>
  ([1, 2] as const).filter((section) => articles.some((article) => article.section === section));
