import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { readCalendar } from "../../../mail/run/days-off.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { SettingDayWire } from "./setting-day.dto.ts";
import {
  type DayKey,
  type DayRun,
  endOf,
  momentsOf,
  readAddressRefusal,
  readArticleFates,
  readDayRuns,
  readNextRun,
  readSettingFacts,
  type SettingFacts,
} from "./setting-day.read-model.ts";
import { spoken, stepsOfDay } from "./setting-day-steps.ts";

type Sending = SettingDayWire["sending_info"][number];
type SendingStep = Sending["step_info"][number];

/**
 * Why a setting brought no mail on a day: what was recorded then, what can be seen now, and what nobody knows any more, told apart.
 * @throws AppError NOT_FOUND; INVALID_FIELDS for a day to come
 */
export async function explainDay(tx: Transaction, key: DayKey): Promise<SettingDayWire> {
  const { contractId, day, now } = key;
  if (day > tokyoDay(now))
    throw invalidFields([{ field: "date", message: "日付は今日までの日付で指定してください。" }]);
  const setting = await readSettingFacts(tx, key);
  if (!setting) throw new AppError("NOT_FOUND");
  const runs = await readDayRuns(tx, key);
  const isHoliday = await readCalendar([setting]);
  const steps = stepsOfDay({
    ...{ day, setting, runs, isHoliday: isHoliday(day) },
    refusal: await readAddressRefusal(tx, contractId, setting),
    fates: await readArticleFates(tx, key, setting.data_section),
  });
  const missing = momentsOf(day, setting.send_times).filter(
    (at) => !runs.some(({ kind, due_at }) => kind === "digest" && due_at.getTime() === at.getTime()),
  );
  const nextRun = missing.length > 0 ? await readNextRun(tx, key, endOf(day)) : null;
  const sendings = [
    ...runs.map((run) => sendingOf(run, setting)),
    ...missing.map((at) => missingAt(at, setting, { now, day, runs, nextRun })),
  ].sort((a, b) => Date.parse(a.setup_datetime) - Date.parse(b.setup_datetime));
  return { process_date: day, ...outcomeOf(runs, steps, sendings), step_info: steps, sending_info: sendings };
}

const HELD = { pause: "休止期間", absence: "宛先の不在", holiday: "休みの日" } as const;
const isHeld = (state: string): state is keyof typeof HELD => Object.hasOwn(HELD, state);

function sendingOf(run: DayRun, { zero_article_email }: SettingFacts): Sending {
  const { id, kind, due_at, state, article_count, dropped_count } = run;
  const steps: SendingStep[] = [{ step: "run", state: "pass", message: `${spoken(due_at)}の送信を行いました。` }];
  if (isHeld(state)) {
    const fate =
      dropped_count > 0
        ? `新しい記事${dropped_count}件は、設定により届けません。`
        : "届けないことにした記事はありません。新しい記事は、休みのあとのメールに入ります。";
    steps.push({ step: "rest", state: "stop", message: `${HELD[state]}のため、メールを送りませんでした。${fate}` });
  } else {
    steps.push({ step: "rest", state: "pass", message: "休止・不在・休みの日にはあたりませんでした。" });
    steps.push(newStep(article_count, state !== "empty" || zero_article_email));
    if (state !== "empty") steps.push(mailStep(run));
  }
  return { setup_datetime: tokyoDateTime(due_at), kind, sendmail_id: id, step_info: steps };
}

function newStep(count: number, isSent: boolean): SendingStep {
  if (count > 0) return { step: "new", state: "pass", message: `まだ届けていない記事が${count}件ありました。` };
  const message = "まだ届けていない記事はありませんでした。";
  if (isSent) return { step: "new", state: "note", message: `${message}0件でも送る設定のため、メールを作りました。` };
  return { step: "new", state: "stop", message: `${message}0件のときは送らない設定です。` };
}

/** What became of the mail; the words of who refused it stand after it. */
function mailStep({ state, reason, attempts, ended_at, bounced_at, next_attempt_at }: DayRun): SendingStep {
  const at = ended_at === null ? "" : `${spoken(ended_at)}に`;
  const why = reason === null || reason === "" ? "理由は記録されていません。" : reason;
  const tries = `${attempts ?? 0}回試しました。`;
  switch (state) {
    case "sent":
      return {
        step: "mail",
        state: "pass",
        message: `メールサーバーが${at}受け付けました。そのあと受信側で振り分けや拒否をされたかは、戻ってこないかぎり分かりません。`,
      };
    case "bounced":
      return {
        step: "mail",
        state: "stop",
        message: `送信したメールが${bounced_at ? `${spoken(bounced_at)}に` : ""}戻ってきました。${why}`,
      };
    case "failed":
      return { step: "mail", state: "stop", message: `${at}送信を断念しました。${tries}メールサーバーの答え：${why}` };
    case "skipped":
      return { step: "mail", state: "stop", message: `送信のときの権限と設定により、送りませんでした。${why}` };
    case "retrying":
      return {
        step: "mail",
        state: "note",
        message: `まだ送信できていません。${tries}次は${next_attempt_at ? spoken(next_attempt_at) : "まもなく"}に試します。メールサーバーの答え：${why}`,
      };
    default:
      return { step: "mail", state: "note", message: "送信の順番を待っています。" };
  }
}

interface Morning {
  now: Date;
  day: DayString;
  runs: readonly DayRun[];
  nextRun: Date | null;
}

/** A time of the setting, as it is now, of which no run is recorded. */
function missingAt(at: Date, setting: SettingFacts, { now, runs, nextRun }: Morning): Sending {
  const later = runs.find(({ kind, due_at }) => kind === "digest" && due_at > at)?.due_at ?? nextRun;
  const step = ((): SendingStep => {
    if (at > now) return { step: "run", state: "note", message: "まだこの時刻になっていません。" };
    if (setting.created_at > at)
      return { step: "run", state: "stop", message: "この時刻には、まだこの設定がありませんでした。" };
    if (setting.phase !== "in_service")
      return { step: "run", state: "stop", message: "契約が終了しているため、送信を行いません。" };
    if (setting.next_due_at <= now) return { step: "run", state: "note", message: "送信の順番を待っています。" };
    const next = later === null ? "" : `届けていない記事は、${spoken(later)}の送信でまとめて調べています。`;
    return {
      step: "run",
      state: "unknown",
      message: `この時刻の送信は記録されていません。理由は分かりません（当時は送信時刻が違った、送信の処理が止まっていた、1年より前で記録が消えた、などがありえます）。${next}`,
    };
  })();
  return { setup_datetime: tokyoDateTime(at), kind: "digest", sendmail_id: null, step_info: [step] };
}

type Outcome = Pick<SettingDayWire, "outcome" | "outcome_message">;

/** What the day comes to: a mail that went out before one that waits, then the first reason that is known. */
function outcomeOf(runs: readonly DayRun[], steps: SettingDayWire["step_info"], sendings: readonly Sending[]): Outcome {
  const sent = runs.filter(({ state }) => state === "sent").length;
  if (sent > 0) return { outcome: "sent", outcome_message: `この日は${sent}通のメールを送信しています。` };
  const each = sendings.flatMap(({ step_info }) => step_info);
  const bounced = each.find(({ step, state }) => step === "mail" && state === "stop");
  if (bounced) return { outcome: "stopped", outcome_message: bounced.message };
  const waiting = each.find(({ step, state }) => (step === "mail" || step === "run") && state === "note");
  if (waiting) return { outcome: "waiting", outcome_message: waiting.message };
  const general = steps.find(({ step, state }) => (step === "contract" || step === "setting") && state === "stop");
  const reason = general ?? each.find(({ state }) => state === "stop");
  if (reason) return { outcome: "stopped", outcome_message: reason.message };
  return { outcome: "unknown", outcome_message: "メールが送られなかった理由は、残っている記録からは分かりません。" };
}
