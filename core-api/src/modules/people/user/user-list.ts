import { commonText } from "@kirinuki/schema/common-text.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** A user as files of users have him (spec section 3); no password of any kind. */
export interface UserLine {
  user_id: string;
  user_group_id: string;
  user_group_name: string;
  name: string;
  email: string;
  user_authority: number;
  mc_user_authority: number;
  sc_user_authority: number;
  sc_user_id: string;
  topics_creation_flag: number;
  theme_browsing: number;
  ip_restriction_flag: number;
  system_mail_stop_flag: number;
  login_stop_flag: number;
  pass_change_stop_flag: number;
}

/** A column of the file: its field in REST, or none where it is only for people. */
export interface UserColumn extends CsvColumn<UserLine> {
  field: keyof UserLine | "password" | "sc_user_pw" | null;
}

const column = (heading: string, field: keyof UserLine): UserColumn => ({
  heading,
  field,
  cell: (user) => user[field],
});
/** A secret goes in by an upload and never comes out; blank, it stays as it is. */
const secret = (heading: string, field: "password" | "sc_user_pw"): UserColumn => ({
  heading,
  field,
  cell: () => null,
});

/** The same in download, upload and export. Codes as they are stored, so that a file can be read by a program; 権限 for people beside them. */
export const USER_COLUMNS: readonly UserColumn[] = [
  column("ユーザーID", "user_id"),
  column("ユーザーグループID", "user_group_id"),
  column("ユーザーグループ名", "user_group_name"),
  column("ユーザー名", "name"),
  column("メールアドレス", "email"),
  column("ユーザー区分", "user_authority"),
  {
    heading: "権限",
    field: null,
    cell: (user) => (user.user_authority === 1 ? commonText.admin : commonText.general),
  },
  column("新聞（紙面）権限", "mc_user_authority"),
  column("新聞（本文）権限", "sc_user_authority"),
  column("外部ユーザーID", "sc_user_id"),
  column("トピックス作成", "topics_creation_flag"),
  column("テーマ閲覧", "theme_browsing"),
  column("IP制限", "ip_restriction_flag"),
  column("システムメール停止", "system_mail_stop_flag"),
  column("ログイン停止", "login_stop_flag"),
  column("パスワード変更停止", "pass_change_stop_flag"),
  secret("パスワード", "password"),
  secret("外部パスワード", "sc_user_pw"),
];

const LINES = `
  SELECT u.user_id, u.user_group_id::text, g.user_group_name, u.name, u.email, u.user_authority, u.mc_user_authority, u.sc_user_authority,
    u.sc_user_id, u.topics_creation_flag::int, u.theme_browsing::int, u.ip_restriction_flag::int, u.system_mail_stop_flag::int,
    u.login_stop_flag::int, u.pass_change_stop_flag::int`;
const ALL = `${LINES}
  FROM app_user u JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = u.user_group_id
  WHERE u.contract_id = $1
    AND ($2::bigint IS NULL OR u.user_group_id = $2) AND ($3::text[] IS NULL OR u.user_id = ANY ($3))
  ORDER BY u.user_group_id, u.user_id`;

export interface WantedUsers {
  userGroupId?: string | undefined;
  userIds?: readonly string[] | undefined;
}

/** The contract's users, some hundred at a time: all of them, those of a group, or those named. */
export const allUsers = (
  tx: Transaction,
  contractId: number,
  { userGroupId, userIds }: WantedUsers = {},
): AsyncGenerator<UserLine[]> => cursorRows<UserLine>(tx, ALL, [contractId, userGroupId ?? null, userIds ?? null]);

/** A user as a file has him, and the version that he has now. */
export type KnownUser = UserLine & { version: number; has_password: boolean };

const LISTED = `
  FROM unnest($2::text[]) AS listed(user_id) JOIN app_user u ON u.contract_id = $1 AND u.user_id = listed.user_id
  JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = u.user_group_id`;

/** Those of the ids that there are. Joined to the list: `= ANY` of thousands is looked through anew for each group. */
export const readKnownUsers = (tx: Transaction, contractId: number, userIds: readonly string[]): Promise<KnownUser[]> =>
  tx.query<KnownUser>(`${LINES}, u.version, u.password_hash IS NOT NULL AS has_password ${LISTED}`, [
    contractId,
    [...new Set(userIds)],
  ]);
