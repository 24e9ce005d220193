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

/** Codes as they are stored, so that a file can be read by a program; 権限 for people beside them. */
export const USER_COLUMNS: readonly CsvColumn<UserLine>[] = [
  { heading: "ユーザーID", cell: (user) => user.user_id },
  { heading: "ユーザーグループID", cell: (user) => user.user_group_id },
  { heading: "ユーザーグループ名", cell: (user) => user.user_group_name },
  { heading: "ユーザー名", cell: (user) => user.name },
  { heading: "メールアドレス", cell: (user) => user.email },
  { heading: "ユーザー区分", cell: (user) => user.user_authority },
  { heading: "権限", cell: (user) => (user.user_authority === 1 ? commonText.admin : commonText.general) },
  { heading: "新聞（紙面）権限", cell: (user) => user.mc_user_authority },
  { heading: "新聞（本文）権限", cell: (user) => user.sc_user_authority },
  { heading: "外部ユーザーID", cell: (user) => user.sc_user_id },
  { heading: "トピックス作成", cell: (user) => user.topics_creation_flag },
  { heading: "テーマ閲覧", cell: (user) => user.theme_browsing },
  { heading: "IP制限", cell: (user) => user.ip_restriction_flag },
  { heading: "システムメール停止", cell: (user) => user.system_mail_stop_flag },
  { heading: "ログイン停止", cell: (user) => user.login_stop_flag },
  { heading: "パスワード変更停止", cell: (user) => user.pass_change_stop_flag },
];

const USERS = `
  SELECT u.user_id, u.user_group_id::text, g.user_group_name, u.name, u.email, u.user_authority, u.mc_user_authority, u.sc_user_authority,
    u.sc_user_id, u.topics_creation_flag::int, u.theme_browsing::int, u.ip_restriction_flag::int, u.system_mail_stop_flag::int,
    u.login_stop_flag::int, u.pass_change_stop_flag::int
  FROM app_user u JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = u.user_group_id
  WHERE u.contract_id = $1 AND ($2::bigint IS NULL OR u.user_group_id = $2) ORDER BY u.user_group_id, u.user_id`;

/** The contract's users, of one group if it is given, some hundred at a time. */
export const allUsers = (
  tx: Transaction,
  contractId: number,
  userGroupId: string | null = null,
): AsyncGenerator<UserLine[]> => cursorRows<UserLine>(tx, USERS, [contractId, userGroupId]);
