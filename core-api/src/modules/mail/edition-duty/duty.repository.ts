import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type DayString } from "../../../time/tokyo.ts";
import type { EditionTarget } from "../mail-edition/edition.ts";
import type { RotaRow, RotaUser } from "./rota.ts";

/** A contract's mail edition with a deadline. */
export interface DutyRow {
  target: EditionTarget;
  /** HH:mm, Tokyo. */
  deadline: string;
  approval: boolean;
  articleMax: number;
  addresses: string[];
  inForceAt: Date;
  version: number;
  /** Name of who changed it last; his id where he is gone. */
  updatedBy: string;
  updatedAt: Date;
}

const FIND = `
  SELECT d.theme_id, d.theme_group_id, d.topics_id, d.deadline, d.approval, d.article_max AS "articleMax", d.mail_addresses AS addresses,
    d.in_force_at AS "inForceAt", d.version, d.updated_at AS "updatedAt",
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = d.updated_by), d.updated_by) AS "updatedBy"
  FROM edition_duty d WHERE d.contract_id = $1`;

/** Whoever sends holds it shared, also where there is no duty yet: approval is not switched on between his question and his send. */
const SENDING = "SELECT pg_advisory_xact_lock_shared(hashtext('kirinuki.edition_duty'), $1)";
const CHANGING = "SELECT pg_advisory_xact_lock(hashtext('kirinuki.edition_duty'), $1)";

/** Those who set it up come one after the other, and nobody sends meanwhile. */
export const lockDuties = (tx: Transaction, contractId: number): Promise<unknown> => tx.query(CHANGING, [contractId]);

/**
 * Locks go from the duty to the mail edition. "share": it stays as it is until the transaction ends, for everybody who sends; "update": nobody
 * sends or changes it meanwhile.
 */
const LOCKS = { none: "", share: " FOR SHARE OF d", update: " FOR UPDATE OF d" } as const;

interface FoundRow extends Omit<DutyRow, "target"> {
  theme_id: number | null;
  theme_group_id: number | null;
  topics_id: number | null;
}

export async function findDuty(
  tx: Transaction,
  contractId: number,
  lock: keyof typeof LOCKS = "none",
): Promise<DutyRow | null> {
  if (lock === "share") await tx.query(SENDING, [contractId]);
  const [row] = await tx.query<FoundRow>(FIND + LOCKS[lock], [contractId]);
  if (!row) return null;
  const { theme_id, theme_group_id, topics_id, ...duty } = row;
  const kinds: [DataKbn, number | null][] = [
    [DATA_KBN.theme, theme_id],
    [DATA_KBN.themeGroup, theme_group_id],
    [DATA_KBN.topic, topics_id],
  ];
  const [target] = kinds.flatMap(([dataKbn, id]) => (id === null ? [] : [{ dataKbn, id }]));
  return target ? { ...duty, target } : null;
}

export const isOf = (duty: DutyRow | null, target: EditionTarget): duty is DutyRow =>
  duty !== null && duty.target.dataKbn === target.dataKbn && duty.target.id === target.id;

const ROTA = `
  SELECT weekday, day::text, leaves, user_id AS "userId", deputy_id AS "deputyId" FROM edition_rota
  WHERE contract_id = $1 AND (day IS NULL OR day >= $2::date) ORDER BY weekday, day`;

/** Weekdays, and single days that are not past. */
export const readRota = (tx: Transaction, contractId: number, today: DayString): Promise<RotaRow[]> =>
  tx.query<RotaRow>(ROTA, [contractId, today]);

const USERS = `
  SELECT u.user_id AS "userId", u.name, (u.user_authority = 1 OR u.topics_creation_flag) AND NOT u.login_stop_flag AS "isEditor",
    (SELECT coalesce(json_agg(json_build_object('start', p.start_day, 'end', p.end_day)), '[]') FROM mail_pause p
     WHERE p.contract_id = u.contract_id AND p.user_id = u.user_id AND p.end_day >= $2::date) AS absences
  FROM app_user u WHERE u.contract_id = $1 AND (u.user_authority = 1 OR u.topics_creation_flag
    OR u.user_id IN (SELECT unnest(ARRAY[r.user_id, r.deputy_id]) FROM edition_rota r WHERE r.contract_id = $1))
  ORDER BY u.name, u.user_id`;

/** Everybody who may be on duty, and who is in the rota all the same, with absences that are not past. */
export const readRotaUsers = (tx: Transaction, contractId: number, today: DayString): Promise<RotaUser[]> =>
  tx.query<RotaUser>(USERS, [contractId, today]);

/** When a day's mail edition has to leave. */
export const deadlineOn = (day: DayString, { deadline }: Pick<DutyRow, "deadline">): Date =>
  new Date(`${day}T${deadline}:00+09:00`);
