import type { MailMessage } from "../../../mail/mail-transport.ts";
import { type DayString, tokyoDateTime } from "../../../time/tokyo.ts";

/** A medium that did not come on the day on which it was due. */
export interface MissingMedium {
  media_code: string;
  media_name: string;
  data_section: number;
  due_on: DayString;
  due_time: string;
  usual_count: number | null;
  contact: string;
  /** How many alarms it raised in the 14 days up to the day on which it was due, this one included. */
  raised_times: number;
  /** How often this alarm was told, this time included. */
  told_times: number;
}

/** A medium that came after an alarm was raised. */
export interface ArrivedMedium {
  media_code: string;
  media_name: string;
  data_section: number;
  due_on: DayString;
  arrived_at: string;
  /** From the alarm to the first article. */
  alarm_minutes: number;
  raised_times: number;
}

/** media_still_missing tells again of an alarm that nobody acknowledged. */
export type AlarmEvent = "media_missing" | "media_still_missing" | "media_arrived";

/** What a message says: the same for mail and webhook. */
export interface AlarmContent {
  event: AlarmEvent;
  raised_at: string;
  /** Empty where the event is media_arrived. */
  missing_media: MissingMedium[];
  /** Empty but where the event is media_arrived. */
  arrived_media: ArrivedMedium[];
  /** Minutes after which an alarm that nobody acknowledged is told again; 0: never. */
  repeat_minutes: number;
}

type Told = Partial<Pick<AlarmContent, "missing_media" | "arrived_media">>;

export const alarmContent = (event: AlarmEvent, told: Told, repeatMinutes: number, now: Date): AlarmContent => ({
  event,
  raised_at: tokyoDateTime(now),
  missing_media: [],
  arrived_media: [],
  ...told,
  repeat_minutes: repeatMinutes,
});

/** Stays the same for every attempt, so that who gets it twice can tell. */
export const alarmKey = (messageId: string): string => `arrival-alarm-${messageId}`;

const MOST_LINES = 50;

export function alarmMail(to: string, content: AlarmContent, key: string, publicUrl: string): MailMessage {
  const { event, raised_at } = content;
  const { media, subject, lead } = wordsOf(content);
  return {
    to,
    subject: `【Kirinuki ${event === "media_arrived" ? "解除" : "警報"}】${subject}`,
    messageKey: key,
    text: [
      `${raised_at.slice(0, 16).replace("T", " ")} 現在、${lead}`,
      "",
      ...media.slice(0, MOST_LINES).flat(),
      ...(media.length > MOST_LINES ? [`ほか${media.length - MOST_LINES}媒体`, ""] : []),
      "到着状況：",
      new URL("/el/arrivals", publicUrl).href,
      "",
      ...footOf(content),
      "Kirinuki",
      "",
    ].join("\n"),
  };
}

/** A group of lines for each medium, and what the head of the mail says of all of them. */
function wordsOf({ event, missing_media: missing, arrived_media: arrived }: AlarmContent) {
  if (event === "media_arrived")
    return {
      media: arrived.map(linesOfArrived),
      subject: `${named(arrived)}が届きました`,
      lead: "届いていなかった次の媒体が届きました。",
    };
  const isAgain = event === "media_still_missing";
  const often = Math.max(...missing.map(({ told_times }) => told_times));
  return {
    media: missing.map(linesOf),
    subject: `${named(missing)}が${isAgain ? "まだ" : ""}届いていません${isAgain ? `（${often}回目の通知）` : ""}`,
    lead: `次の媒体が${isAgain ? "まだ" : ""}届いていません。`,
  };
}

function named(media: readonly { media_name: string }[]): string {
  const others = media.length === 1 ? "" : `ほか${media.length - 1}媒体`;
  return `${media[0]?.media_name ?? ""}${others}`;
}

function footOf({ event, repeat_minutes: minutes }: AlarmContent): string[] {
  if (event === "media_arrived") return [];
  const repeats =
    minutes === 0
      ? "この警報は、届かなかった1回につき1度だけ送ります。"
      : `到着状況で「確認した」を押すか、対応を記録するまで、${minutes}分ごとに知らせます。`;
  return [`${repeats}休刊日であれば、到着状況の「休刊日を決める」で登録してください。`, ""];
}

/** A medium that is often missing is told so: its habit or its delivery wants a look. */
const oftenOf = (times: number): string[] => (times > 1 ? [`　この14日間で${times}回目の未着です。`] : []);

function linesOf({ media_name, due_on, due_time, usual_count, contact, raised_times }: MissingMedium): string[] {
  const usual = usual_count === null ? "" : `（いつもは${usual_count}件ほど）`;
  return [
    `・${media_name}　${due_on.replaceAll("-", "/")} ${due_time}までに届く予定${usual}`,
    ...oftenOf(raised_times),
    ...(contact === "" ? [] : [`　連絡先：${contact.replaceAll("\n", " ")}`]),
    "",
  ];
}

function linesOfArrived({ media_name, due_on, arrived_at, alarm_minutes, raised_times }: ArrivedMedium): string[] {
  const [hours, minutes] = [Math.floor(alarm_minutes / 60), alarm_minutes % 60];
  const lasted = `${hours > 0 ? `${hours}時間` : ""}${minutes}分`;
  return [
    `・${media_name}　${due_on.replaceAll("-", "/")}の分が${arrived_at.slice(5, 16).replace("-", "/").replace("T", " ")}に届きました（警報から${lasted}）`,
    ...oftenOf(raised_times),
    "",
  ];
}
