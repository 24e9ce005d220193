import { mcAbilities, roleAbilities, scAbilities } from "../../../access/abilities.ts";
import type { Person } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { END_NOTICE_DAYS } from "../../operator/contract/end-notice.ts";
import type { Profile } from "./profile.dto.ts";

interface SettingsRow {
  sc_user_id: string;
  ip_restriction_flag: boolean;
  system_mail_stop_flag: boolean;
  login_stop_flag: boolean;
  pass_change_stop_flag: boolean;
  pdf_usage_display_flag: boolean;
  subtheme_display_flag: boolean;
  mail_send_max_count: number;
  contract_end: { end_date: string; read_until: string; read_only: boolean; is_near: boolean } | null;
  linkage: { data_section: number }[];
  group_linkage: { data_section: number; all_articles_selectable_flag: boolean }[];
  configuration: { configuration_key: string; configuration_value: string }[];
  messages: { message_key: string; configuration_value: string }[];
}

const rows = (columns: string, from: string): string =>
  `(SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM (SELECT ${columns} FROM ${from} ORDER BY 1) t)`;

/** What holds when is contract_phase's to say; Admins are told by mail on the same day (contract-end.job.ts). */
const END = `
  CASE WHEN c.end_date IS NOT NULL THEN jsonb_build_object('end_date', c.end_date, 'read_until', c.end_date + 30,
    'read_only', contract_phase(c.end_date, c.deleted_at, $4) = 'read_only',
    'is_near', c.end_date <= ($4::timestamptz AT TIME ZONE 'Asia/Tokyo')::date + ${END_NOTICE_DAYS}) END`;

const SETTINGS = `
  SELECT u.sc_user_id, u.ip_restriction_flag, u.system_mail_stop_flag, u.login_stop_flag, u.pass_change_stop_flag, c.pdf_usage_display_flag, c.subtheme_display_flag, c.mail_send_max_count,
    ${END} AS contract_end,
    ${rows("data_section", "contract_linkage WHERE contract_id = c.contract_id")} AS linkage,
    ${rows("data_section, all_articles_selectable_flag", "user_group_linkage WHERE contract_id = c.contract_id AND user_group_id = $2")} AS group_linkage,
    ${rows("configuration_key, configuration_value", "contract_configuration WHERE contract_id = c.contract_id")} AS configuration,
    ${rows("message_key, configuration_value", "contract_message WHERE contract_id = c.contract_id")} AS messages
  FROM contract c JOIN app_user u USING (contract_id) WHERE c.contract_id = $1 AND u.user_id = $3`;

const flag = (value: boolean): number => (value ? 1 : 0);

function endFor({ role }: Person, end: SettingsRow["contract_end"]): Profile["contract_end"] {
  if (!end || !(end.read_only || (end.is_near && role === "Admin"))) return null;
  return { end_date: end.end_date, read_until: end.read_until, read_only_flag: flag(end.read_only) };
}

/** The logged-in user of spec section 3, with the rights as booleans beside the legacy codes. */
export async function readProfile(tx: Transaction, actor: Person, now: Date): Promise<Profile> {
  const [settings] = await tx.query<SettingsRow>(SETTINGS, [actor.contractId, actor.userGroupId, actor.userId, now]);
  if (!settings) throw new Error("the contract of a session exists");
  return {
    contract_id: String(actor.contractId),
    contract_code: actor.contractCode,
    user_id: actor.userId,
    user_email: actor.email,
    email: actor.email,
    name: actor.name,
    company_name: actor.companyName,
    user_authority: actor.userAuthority,
    mc_user_authority: actor.mcUserAuthority,
    sc_user_authority: actor.scUserAuthority,
    sc_user_id: settings.sc_user_id,
    topics_creation_flag: flag(actor.topicsCreationFlag),
    theme_browsing: flag(actor.themeBrowsing),
    ip_restriction_flag: flag(settings.ip_restriction_flag),
    system_mail_stop_flag: flag(settings.system_mail_stop_flag),
    login_stop_flag: flag(settings.login_stop_flag),
    pass_change_stop_flag: flag(settings.pass_change_stop_flag),
    user_group_id: String(actor.userGroupId),
    user_group_name: actor.userGroupName,
    service_linkage_info: settings.linkage,
    user_group_linkage_info: settings.group_linkage.map((row) => ({
      data_section: row.data_section,
      all_articles_selectable_flag: flag(row.all_articles_selectable_flag),
    })),
    company_configuration_info: settings.configuration,
    pdf_usage_display_flag: flag(settings.pdf_usage_display_flag),
    subtheme_display_flag: flag(settings.subtheme_display_flag),
    mail_send_max_count: settings.mail_send_max_count,
    kirinuki_user: 1,
    message_info: settings.messages,
    process_date: tokyoDay(now),
    contract_end: endFor(actor, settings.contract_end),
    role: actor.role,
    visible_sections: actor.sections,
    abilities: {
      mc: mcAbilities(actor.mcUserAuthority),
      sc: scAbilities(actor.scUserAuthority),
      ...roleAbilities(actor.role),
    },
  };
}
