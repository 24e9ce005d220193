import type { TransactionScope } from "../../db/tenant.ts";
import { SetupRun } from "../../runs/setup-run.ts";
import { type Clock, tokyoDateTime, tokyoDay } from "../../time/tokyo.ts";
import { lastSendTime, nextSendTime } from "../send-times.ts";
import { type IsHoliday, pausesSince, type RestingSetting, readCalendar, restOn } from "./days-off.ts";
import { type MadeRun, makeSettingRuns, type RunRequest, SETTING_COLUMNS, type SettingRow } from "./make-run.ts";

/** Settings per transaction, and transactions at the same time. */
const BATCH = 200;
const AT_ONCE = 2;
const POSTPONE_MS = 5 * 60_000;

/** A contract that has ended gets no more mails; one that is prolonged gets what came meanwhile. */
const IS_DUE = `s.next_due_at <= $1 AND EXISTS (SELECT 1 FROM contract c
    WHERE c.contract_id = s.contract_id AND contract_phase(c.end_date, c.deleted_at, $1) = 'in_service')`;

const NEXT_DUE = `
  SELECT ${SETTING_COLUMNS}, s.holiday_rule, s.weekends_off, ${pausesSince("($1 AT TIME ZONE 'Asia/Tokyo')::date - 1")} AS pauses
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  WHERE ${IS_DUE} ORDER BY s.next_due_at LIMIT $2 FOR UPDATE OF s SKIP LOCKED`;

/** A setting with what its day says. */
type DueSetting = SettingRow & RestingSetting;

const SET_DUE = "UPDATE mail_setting SET next_due_at = $3 WHERE contract_id = $1 AND mail_setting_id = $2";

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

/**
 * Makes a run of every setting whose time has come. Any number of workers may do it concurrently. After a stand-still each setting runs once,
 * for the last of its times that went by: its digest brings whatever has come since the one before.
 */
export async function runDueSettings(context: RunContext): Promise<DueRuns> {
  const { scope, clock } = context;
  const total: DueRuns = { runs: 0, messages: 0, articles: 0 };
  const [waiting] = await scope.shared("read", (tx) =>
    tx.query<{ due: boolean }>(`SELECT EXISTS (SELECT 1 FROM mail_setting s WHERE ${IS_DUE}) AS due`, [clock.now()]),
  );
  if (!waiting?.due) return total;
  const setupRun = await SetupRun.begin(scope, clock, {
    trigger: "mail",
    label: `定時メール ${tokyoDateTime(clock.now()).slice(11, 16)}`,
  });
  await scope.shared("write", (tx) => setupRun.note(tx, {}));
  await SetupRun.during(setupRun, async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(context, setupRun.id, total)));
  });
  return total;
}

async function takeTurns(context: RunContext, setupRunId: string, total: DueRuns): Promise<void> {
  /** How many are taken one by one, because there is one among them that can't be run. */
  let singly = 0;
  for (;;) {
    let settings: DueSetting[] = [];
    try {
      const made = await context.scope.shared("write", async (tx) => {
        const now = context.clock.now();
        settings = await tx.query<DueSetting>(NEXT_DUE, [now, singly > 0 ? 1 : BATCH]);
        if (settings.length === 0) return [];
        const isHoliday = await readCalendar(settings);
        const requests = settings.map((each) => digestOf(each, { now, setupRunId, isHoliday }));
        return makeSettingRuns(tx, requests, now);
      });
      if (settings.length === 0) return;
      count(total, made);
      singly = Math.max(0, singly - 1);
    } catch (error) {
      const [first, second] = settings;
      if (!first) throw error;
      if (second) singly = settings.length;
      else await postpone(context, first, error);
    }
  }
}

interface Morning {
  now: Date;
  setupRunId: string;
  isHoliday: IsHoliday;
}

/** The day of its time decides whether it rests, also where the run comes later. */
function digestOf(due: DueSetting, { now, setupRunId, isHoliday }: Morning): RunRequest {
  const { holiday_rule, weekends_off, pauses, ...setting } = due;
  const { mail_setting_id, send_times } = setting;
  const dueAt = lastSendTime(send_times, now);
  const runKey = `digest:${mail_setting_id}:${dueAt.toISOString()}`;
  const nextDueAt = nextSendTime(send_times, now);
  const rest = restOn({ holiday_rule, weekends_off, pauses }, tokyoDay(dueAt), isHoliday);
  return { setting, runKey, kind: "digest", dueAt, sendAt: now, setupRunId, madeBy: null, nextDueAt, rest };
}

function count(total: DueRuns, made: readonly MadeRun[]): void {
  for (const { hasMessage, articles } of made) {
    total.runs += 1;
    total.messages += hasMessage ? 1 : 0;
    total.articles += articles;
  }
}

/** A setting that can't be run must not keep the others waiting. */
async function postpone({ scope, clock, log }: RunContext, setting: SettingRow, error: unknown): Promise<void> {
  const { contract_id, mail_setting_id } = setting;
  log("a mail setting could not be run", { contract_id, mail_setting_id, error: String(error) });
  const later = new Date(clock.now().getTime() + POSTPONE_MS);
  await scope.shared("write", (tx) => tx.query(SET_DUE, [contract_id, mail_setting_id, later]));
}
