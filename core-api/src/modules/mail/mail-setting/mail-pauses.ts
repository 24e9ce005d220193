import type { MailPauseDays } from "@kirinuki/schema/forms/mail-pauses.ts";
import { Transform } from "class-transformer";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { MailPause } from "./mail-pause.entity.ts";
import type { MailSettingCall } from "./mail-setting.service.ts";

/** As REST has a pause; both days included. */
export const pauseSchema = Type.Object({
  start_date: Type.String({ format: "date" }),
  end_date: Type.String({ format: "date" }),
  /** bring: what was missed comes as one mail afterwards; drop: never. */
  missed: Type.String({ enum: ["bring", "drop"] }),
});
export type PauseWire = Static<typeof pauseSchema>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const dayOf = (value: unknown): unknown => (typeof value === "string" ? value.replaceAll("/", "-") : value);

/** Reads the wire's names; what is no list of objects is left for the rules to refuse. */
export const ReadPauses = (): PropertyDecorator =>
  Transform(
    ({ value }) =>
      Array.isArray(value) && value.every(isPlain)
        ? value.map(({ start_date, end_date, missed }) => ({ start: dayOf(start_date), end: dayOf(end_date), missed }))
        : value,
    { toClassOnly: true },
  );

/** Of a setting `s` that are not over on a day, as JSON in the wire's shape. */
export const ownPauses = (today: DayString): string => `
  (SELECT coalesce(json_agg(json_build_object('start_date', p.start_day, 'end_date', p.end_day, 'missed', p.missed)
      ORDER BY p.start_day), '[]')
   FROM mail_pause p WHERE p.contract_id = s.contract_id AND p.mail_setting_id = s.mail_setting_id AND p.end_day >= '${today}')`;

/** Puts these in place of a setting's pauses that are not over. What is over stays: it says why no mail came. */
export async function replacePauses(
  { tx, actor, clock }: Pick<MailSettingCall, "tx" | "actor" | "clock">,
  mail_setting_id: number,
  pauses: readonly MailPauseDays[],
): Promise<void> {
  const now = clock.now();
  const { contractId: contract_id, userId: made_by } = actor;
  await clearPauses(tx, contract_id, mail_setting_id, tokyoDay(now));
  const rows = pauses.map(({ start, end, missed }) => ({
    ...{ contract_id, mail_setting_id, user_id: null, start_day: start, end_day: end },
    ...{ missed, made_by, made_at: now },
  }));
  if (rows.length > 0) await tx.manager.insert(MailPause, rows);
}

const clearPauses = (tx: Transaction, contractId: number, settingId: number, today: string): Promise<unknown> =>
  tx.query("DELETE FROM mail_pause WHERE contract_id = $1 AND mail_setting_id = $2 AND end_day >= $3::date", [
    contractId,
    settingId,
    today,
  ]);
