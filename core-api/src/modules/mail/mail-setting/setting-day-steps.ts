import { isWeekend } from "../../../mail/run/days-off.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { SettingDayWire } from "./setting-day.dto.ts";
import type { ArticleFate, DayRun, SettingFacts } from "./setting-day.read-model.ts";

type Step = SettingDayWire["step_info"][number];

const slashed = (day: DayString): string => day.replaceAll("-", "/");
const weekday = (day: DayString): string => "日月火水木金土".charAt(new Date(`${day}T00:00:00Z`).getUTCDay());
/** 2026/11/20 07:00 in Tokyo. */
export const spoken = (at: Date): string => slashed(tokyoDateTime(at).slice(0, 16)).replace("T", " ");

export interface DayFacts {
  day: DayString;
  setting: SettingFacts;
  runs: readonly DayRun[];
  isHoliday: boolean;
  /** Why the address may not be written to now; null where it may. */
  refusal: string | null;
  fates: ReadonlyMap<ArticleFate, number>;
}

/** Whether a run of the day rested, and why. */
const restedFor = ({ runs }: DayFacts, ...states: string[]): boolean =>
  runs.some(({ state }) => states.includes(state));

/** What decided the whole day, in the order in which it is decided. */
export const stepsOfDay = (facts: DayFacts): Step[] => [
  contractStep(facts),
  settingStep(facts),
  dayStep(facts),
  pauseStep(facts),
  addressStep(facts),
  targetStep(facts),
  articlesStep(facts),
];

function contractStep({ setting: { phase, contract_end } }: DayFacts): Step {
  if (phase === "in_service") return { step: "contract", state: "pass", message: "契約の期間中です。" };
  const end = contract_end === null ? "" : `${slashed(contract_end)}に`;
  return { step: "contract", state: "stop", message: `契約は${end}終了しているため、メールは送られません。` };
}

function settingStep({ day, setting: { created_at, changed_at } }: DayFacts): Step {
  const created = spoken(created_at);
  if (tokyoDay(created_at) > day)
    return {
      step: "setting",
      state: "stop",
      message: `この設定は${created}に作られました。この日にはまだありません。`,
    };
  if (changed_at !== null) {
    const message = `${spoken(changed_at)}に設定が変更されています。変更前の内容は残っていないため、この日も下と同じ内容だったかは分かりません。`;
    return { step: "setting", state: "unknown", message };
  }
  const isNew = tokyoDay(created_at) === day;
  const message = isNew ? `この日（${created}）に作られました。` : "この日のあと、設定は変更されていません。";
  return { step: "setting", state: isNew ? "note" : "pass", message };
}

const RULES = {
  send: "祝日も送る設定です。",
  skip: "休みの日は送らず、その日の記事も届けない設定です。",
  next: "休みの日は送らず、次のメールにまとめる設定です。",
};

function dayStep(facts: DayFacts): Step {
  const { day, isHoliday, setting } = facts;
  const name = `${slashed(day)}(${weekday(day)})`;
  if (restedFor(facts, "holiday"))
    return { step: "day", state: "stop", message: `${name}は休みの日のため、送りませんでした。` };
  const isOff = isHoliday || (setting.weekends_off && isWeekend(day));
  if (!isOff) return { step: "day", state: "pass", message: `${name}は送る日です。` };
  const kind = isHoliday ? "祝日" : "土日";
  return { step: "day", state: "note", message: `${name}は${kind}です。いまは、${RULES[setting.holiday_rule]}` };
}

function pauseStep(facts: DayFacts): Step {
  const { pauses } = facts.setting;
  const days = pauses
    .map(
      ({ start, end, isAbsence }) => `${isAbsence ? "宛先の不在" : "休止期間"}（${slashed(start)}～${slashed(end)}）`,
    )
    .join("、");
  if (restedFor(facts, "pause", "absence")) {
    const word = restedFor(facts, "pause") ? "休止期間" : "宛先の不在";
    const message =
      days === ""
        ? `${word}のため、送りませんでした。その期間の登録は、いまは残っていません。`
        : `${days}のため、送りませんでした。`;
    return { step: "pause", state: "stop", message };
  }
  if (days === "") return { step: "pause", state: "pass", message: "休止期間や宛先の不在の登録はありません。" };
  return { step: "pause", state: "note", message: `${days}が登録されています。` };
}

function addressStep({ refusal, setting: { mail_address, stopped_at } }: DayFacts): Step {
  if (refusal === null)
    return { step: "address", state: "pass", message: `${mail_address}への送信は、いま止められていません。` };
  const since = stopped_at === null ? "いまは送信できません。" : `${spoken(stopped_at)}から送信を止めています。`;
  return { step: "address", state: "note", message: `${mail_address}へは、${since}${refusal}` };
}

/** Of every theme the name says it. */
const KINDS: Record<number, string> = { 1: "テーマ", 2: "テーマグループ", 3: "トピックス", 5: "" };

function targetStep({ setting: { data_kbn, target_name, theme_count } }: DayFacts): Step {
  const kind = KINDS[data_kbn];
  const message = `配信対象は${kind ?? ""}「${target_name}」です。`;
  if (data_kbn !== 2) return { step: "target", state: "pass", message };
  if (theme_count === 0)
    return { step: "target", state: "stop", message: `${message}いま、このグループにテーマはありません。` };
  return { step: "target", state: "pass", message: `${message}いま、${theme_count}件のテーマがあります。` };
}

const FATES: readonly [ArticleFate, string][] = [
  ["brought", "この日のメールで届けた"],
  ["earlier", "前の日までのメールで届けた"],
  ["later", "あとの日のメールで届けた"],
  ["waiting", "まだ届けていない"],
  ["dropped", "休みのため届けない"],
  ["section", "選んだ媒体ではない"],
  ["source", "契約していない媒体の"],
  ["hidden", "いま非公開の"],
  ["withdrawn", "取り消された"],
  ["forgotten", "届けたかどうかの記録が残っていない"],
];

function articlesStep({ fates, setting: { data_kbn } }: DayFacts): Step {
  if (KINDS[data_kbn] === undefined)
    return { step: "articles", state: "unknown", message: "この日に当てはまった記事の数は記録されていません。" };
  const parts = FATES.flatMap(([fate, words]) => (fates.has(fate) ? [`${words}記事${fates.get(fate)}件`] : []));
  if (parts.length === 0)
    return { step: "articles", state: "note", message: "この日の日付の記事は、配信対象に1件もありません。" };
  return { step: "articles", state: "pass", message: `この日の日付の記事は、${parts.join("、")}です。` };
}
