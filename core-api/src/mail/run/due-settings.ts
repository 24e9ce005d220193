import { type PaperArrivals, readPaperArrivals } from "../../arrivals/paper-arrivals.ts";
import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { SetupRun } from "../../runs/setup-run.ts";
import { type Clock, tokyoDateTime, tokyoDay } from "../../time/tokyo.ts";
import { lastSendTime, nextSendTime } from "../send-times.ts";
import { type IsHoliday, pausesSince, type RestingSetting, readCalendar, restOn } from "./days-off.ts";
import { type MadeRun, makeSettingRuns, type RunRequest, SETTING_COLUMNS, type SettingRow } from "./make-run.ts";
import {
  beginOfDay,
  type DueSupplement,
  FORGET_SUPPLEMENTS,
  NEXT_SUPPLEMENTS,
  planSupplement,
  SUPPLEMENT_IS_DUE,
  type SupplementedSetting,
  timeOfDigest,
} from "./supplements.ts";

/** Settings per transaction, and transactions at the same time. */
const BATCH = 200;
const AT_ONCE = 2;
const POSTPONE_MS = 5 * 60_000;

/** A contract that has ended gets no more mails; one that is prolonged gets what came meanwhile. */
const IS_DUE = `s.next_due_at <= $1 AND EXISTS (SELECT 1 FROM contract c
    WHERE c.contract_id = s.contract_id AND contract_phase(c.end_date, c.deleted_at, $1) = 'in_service')`;

const NEXT_DUE = `
  SELECT ${SETTING_COLUMNS}, s.holiday_rule, s.weekends_off, s.supplement_rule, s.supplement_time,
    ${pausesSince("($1 AT TIME ZONE 'Asia/Tokyo')::date - 1")} AS pauses
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  WHERE ${IS_DUE} ORDER BY s.next_due_at LIMIT $2 FOR UPDATE OF s SKIP LOCKED`;

/** A setting with what its day says, and whether its digest gets a supplement. */
type DueSetting = SettingRow & RestingSetting & SupplementedSetting;

const SET_DUE = "UPDATE mail_setting SET next_due_at = $3 WHERE contract_id = $1 AND mail_setting_id = $2";
const SET_SUPPLEMENT_DUE = `
  UPDATE mail_setting SET supplement_due_at = $3, awaited_media = '{}' WHERE contract_id = $1 AND mail_setting_id = $2`;

export interface RunContext {
  scope: TransactionScope;
  clock: Clock;
  log(message: string, detail?: Record<string, unknown>): void;
}

export interface DueRuns {
  runs: number;
  messages: number;
  articles: number;
}

/** What settings are taken for, one batch after the other. */
interface Turn<Setting extends SettingRow> {
  label: string;
  /** Whether one waits; $1 now. */
  isDue: string;
  /** Takes some of them under a lock; $1 now, $2 how many. */
  next: string;
  requestsOf(tx: Transaction, settings: readonly Setting[], moment: Moment): Promise<RunRequest[]>;
  /** $3: until then a setting that can't be run is left alone. */
  postpone: string;
}

interface Moment {
  now: Date;
  setupRunId: string;
  isHoliday: IsHoliday;
}

const DIGESTS: Turn<DueSetting> = {
  label: "定時メール",
  isDue: IS_DUE,
  next: NEXT_DUE,
  postpone: SET_DUE,
  async requestsOf(tx, settings, moment) {
    const isAsked = settings.some(({ supplement_rule }) => supplement_rule === "arrival");
    const papers = isAsked ? await readPaperArrivals(tx, moment.now) : null;
    return settings.map((each) => digestOf(each, moment, papers));
  },
};

const SUPPLEMENTS: Turn<DueSupplement> = {
  label: "追補メール",
  isDue: SUPPLEMENT_IS_DUE,
  next: NEXT_SUPPLEMENTS,
  postpone: SET_SUPPLEMENT_DUE,
  requestsOf: async (_tx, settings, moment) => settings.map((each) => supplementOf(each, moment)),
};

/**
 * Makes a run of every setting whose time has come. Any number of workers may do it concurrently. After a stand-still each setting runs once,
 * for the last of its times that went by: its digest brings whatever has come since the one before.
 */
export const runDueSettings = (context: RunContext): Promise<DueRuns> => runDue(context, DIGESTS);

/** Makes the supplements that are due, after the digests; as often and by as many workers as one likes. */
export async function runSupplements(context: RunContext): Promise<DueRuns> {
  const { scope, clock } = context;
  const [stale] = await scope.shared("read", (tx) =>
    tx.query<{ old: boolean }>("SELECT EXISTS (SELECT 1 FROM mail_setting WHERE supplement_due_at < $1) AS old", [
      beginOfDay(clock.now()),
    ]),
  );
  if (stale?.old) await scope.shared("write", (tx) => tx.query(FORGET_SUPPLEMENTS, [beginOfDay(clock.now())]));
  return runDue(context, SUPPLEMENTS);
}

async function runDue<Setting extends SettingRow & RestingSetting>(
  context: RunContext,
  turn: Turn<Setting>,
): Promise<DueRuns> {
  const { scope, clock } = context;
  const total: DueRuns = { runs: 0, messages: 0, articles: 0 };
  const [waiting] = await scope.shared("read", (tx) =>
    tx.query<{ due: boolean }>(`SELECT EXISTS (SELECT 1 FROM mail_setting s WHERE ${turn.isDue}) AS due`, [
      clock.now(),
    ]),
  );
  if (!waiting?.due) return total;
  const setupRun = await SetupRun.begin(scope, clock, {
    trigger: "mail",
    label: `${turn.label} ${tokyoDateTime(clock.now()).slice(11, 16)}`,
  });
  await scope.shared("write", (tx) => setupRun.note(tx, {}));
  await SetupRun.during(setupRun, async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(context, turn, setupRun.id, total)));
  });
  return total;
}

async function takeTurns<Setting extends SettingRow & RestingSetting>(
  context: RunContext,
  turn: Turn<Setting>,
  setupRunId: string,
  total: DueRuns,
): Promise<void> {
  /** How many are taken one by one, because there is one among them that can't be run. */
  let singly = 0;
  for (;;) {
    let settings: Setting[] = [];
    try {
      const made = await context.scope.shared("write", async (tx) => {
        const now = context.clock.now();
        settings = await tx.query<Setting>(turn.next, [now, singly > 0 ? 1 : BATCH]);
        if (settings.length === 0) return [];
        const isHoliday = await readCalendar(settings);
        return makeSettingRuns(tx, await turn.requestsOf(tx, settings, { now, setupRunId, isHoliday }), now);
      });
      if (settings.length === 0) return;
      count(total, made);
      singly = Math.max(0, singly - 1);
    } catch (error) {
      const [first, second] = settings;
      if (!first) throw error;
      if (second) singly = settings.length;
      else await postpone(context, turn, first, error);
    }
  }
}

/** The day of its time decides whether it rests, also where the run comes later. */
function digestOf(due: DueSetting, { now, setupRunId, isHoliday }: Moment, papers: PaperArrivals | null): RunRequest {
  const { holiday_rule, weekends_off, pauses, supplement_rule, supplement_time, ...setting } = due;
  const { mail_setting_id, send_times, data_section } = setting;
  const dueAt = lastSendTime(send_times, now);
  const runKey = `digest:${mail_setting_id}:${dueAt.toISOString()}`;
  const nextDueAt = nextSendTime(send_times, now);
  const rest = restOn({ holiday_rule, weekends_off, pauses }, tokyoDay(dueAt), isHoliday);
  const rule = { supplement_rule, supplement_time, data_section };
  const supplement = rest ? null : planSupplement(rule, { now, nextDueAt, papers });
  const made = { setting, runKey, dueAt, sendAt: now, setupRunId, madeBy: null, nextDueAt, rest, supplement };
  return { ...made, kind: "digest" };
}

/** Whatever has not come with the digest and is here now; the rest comes with the next one. */
function supplementOf(due: DueSupplement, { now, setupRunId, isHoliday }: Moment): RunRequest {
  const { holiday_rule, weekends_off, pauses, supplement_run_id, digest_due_at, ...setting } = due;
  const rest = restOn({ holiday_rule, weekends_off, pauses }, tokyoDay(now), isHoliday);
  return {
    setting,
    runKey: `supplement:${setting.mail_setting_id}:${supplement_run_id}`,
    kind: "supplement",
    dueAt: now,
    sendAt: now,
    setupRunId,
    madeBy: null,
    rest,
    supplementTo: timeOfDigest(digest_due_at),
  };
}

function count(total: DueRuns, made: readonly MadeRun[]): void {
  for (const { hasMessage, articles } of made) {
    total.runs += 1;
    total.messages += hasMessage ? 1 : 0;
    total.articles += articles;
  }
}

/** A setting that can't be run must not keep the others waiting. */
async function postpone(
  { scope, clock, log }: RunContext,
  turn: Pick<Turn<never>, "postpone">,
  setting: SettingRow,
  error: unknown,
): Promise<void> {
  const { contract_id, mail_setting_id } = setting;
  log("a mail setting could not be run", { contract_id, mail_setting_id, error: String(error) });
  const later = new Date(clock.now().getTime() + POSTPONE_MS);
  await scope.shared("write", (tx) => tx.query(turn.postpone, [contract_id, mail_setting_id, later]));
}
