import { MAIL_KBN } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { syncGroupMembers } from "../src/modules/mail/mail-setting/group-members.ts";
import { MailSetting } from "../src/modules/mail/mail-setting/mail-setting.entity.ts";
import { NEVER_DUE } from "../src/modules/mail/mail-setting/mail-setting.service.ts";
import { tokyoDay } from "../src/time/tokyo.ts";

const GROUP = `
  INSERT INTO address_group (contract_id, group_name, mail_addresses, updated_by, updated_at) VALUES ($1, $2, $3, 'admin01', $4)
  RETURNING address_group_id AS id`;

/** Every theme of the newspapers to a group, each weekday morning. */
const GROUP_MAIL = {
  ...{ data_kbn: MAIL_KBN.everything, data_section: 101, subject_type: 4, attach_type: 1 },
  ...{ send_times: ["07:30"], holiday_rule: "next" as const, weekends_off: true },
};

/** With the theme's name as the proposal has it, and its latest articles. $2 which theme, $3 how many articles, $4 the rest of its fields. */
const DRAFT = `
  INSERT INTO mail_draft (contract_id, fields, version, updated_by, updated_at)
  SELECT $1, $4::jsonb || jsonb_build_object('subject', t.theme_name || ' ' || to_char($5::timestamptz AT TIME ZONE 'Asia/Tokyo', 'YYYY/MM/DD'),
    'articles', (SELECT jsonb_agg(jsonb_build_object('id', id::text, 'comment', NULL)) FROM (
      SELECT DISTINCT article_id AS id FROM theme_article a WHERE a.contract_id = $1 AND a.theme_id = t.theme_id AND a.disp_status = 0
      ORDER BY id DESC LIMIT $3) a)), 2, 'admin01', $5
  FROM (SELECT theme_id, theme_name FROM theme WHERE contract_id = $1 ORDER BY display_order, theme_id OFFSET $2 LIMIT 1) t
  WHERE EXISTS (SELECT 1 FROM theme_article a WHERE a.contract_id = $1 AND a.theme_id = t.theme_id AND a.disp_status = 0)`;

const REST = { template_file_id: "0", attach_Type: 1, setup_datetime: "", tone_flag: true };

/** Groups of the address list, one of them with a mail setting, and two mails that somebody has begun to write. */
export async function insertDrafts(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const board = ["ceo@example.jp", "cfo@example.jp", "board-office@example.jp"];
  const press = ["press@example.jp", "pr-team@example.jp"];
  await tx.query(GROUP, [contractId, "役員", board, now]);
  const [pressGroup] = await tx.query<{ id: number }>(GROUP, [contractId, "広報担当", press, now]);
  await tx.manager.insert(MailSetting, {
    ...{ ...GROUP_MAIL, contract_id: contractId, address_group_id: pressGroup?.id ?? null },
    ...{ mail_address_id: null, next_due_at: NEVER_DUE, since_day: tokyoDay(now) },
  });
  await syncGroupMembers(tx, contractId, { now: () => now });
  const drafts = [
    { text: "役員各位\n\n本日の主な記事をお送りします。", mail_address: board },
    { text: "広報担当の皆さん\n\n取材の参考にしてください。", mail_address: press },
  ];
  for (const [at, words] of drafts.entries())
    await tx.query(DRAFT, [contractId, at, 3 + at, JSON.stringify({ ...REST, ...words }), now]);
}
