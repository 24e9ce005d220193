import type { MailMessage } from "../../../mail/mail-transport.ts";
import { type DayString, tokyoDateTime } from "../../../time/tokyo.ts";

/** A medium that did not come, as its message tells it. */
export interface MissingMedium {
  media_code: string;
  media_name: string;
  data_section: number;
  due_on: DayString;
  due_time: string;
  usual_count: number | null;
  contact: string;
}

/** What a message says: the same for mail and webhook. */
export interface AlarmContent {
  raised_at: string;
  missing_media: MissingMedium[];
}

export const alarmContent = (missing: MissingMedium[], now: Date): AlarmContent => ({
  raised_at: tokyoDateTime(now),
  missing_media: missing,
});

/** Stays the same for every attempt, so that who gets it twice can tell. */
export const alarmKey = (messageId: string): string => `arrival-alarm-${messageId}`;

const MOST_LINES = 50;

export function alarmMail(
  to: string,
  { raised_at, missing_media: missing }: AlarmContent,
  key: string,
  publicUrl: string,
): MailMessage {
  const [first] = missing;
  const others = missing.length === 1 ? "" : `ほか${missing.length - 1}媒体`;
  return {
    to,
    subject: `【Kirinuki 警報】${first?.media_name ?? ""}${others}が届いていません`,
    messageKey: key,
    text: [
      `${raised_at.slice(0, 16).replace("T", " ")} 現在、次の媒体が届いていません。`,
      "",
      ...missing.slice(0, MOST_LINES).flatMap(linesOf),
      ...(missing.length > MOST_LINES ? [`ほか${missing.length - MOST_LINES}媒体`, ""] : []),
      "到着状況：",
      new URL("/el/arrivals", publicUrl).href,
      "",
      "この警報は、届かなかった1回につき1度だけ送ります。休刊日であれば、到着状況の「休刊日を決める」で登録してください。",
      "",
      "Kirinuki",
      "",
    ].join("\n"),
  };
}

function linesOf({ media_name, due_on, due_time, usual_count, contact }: MissingMedium): string[] {
  const usual = usual_count === null ? "" : `（いつもは${usual_count}件ほど）`;
  return [
    `・${media_name}　${due_on.replaceAll("-", "/")} ${due_time}までに届く予定${usual}`,
    ...(contact === "" ? [] : [`　連絡先：${contact.replaceAll("\n", " ")}`]),
    "",
  ];
}
