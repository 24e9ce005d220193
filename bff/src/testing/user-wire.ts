import type { DataOf } from "../core-api/wire.ts";

type UserWire = DataOf<"/api/v1/user", "get">;

/** A user as core-api answers him. */
export const aUserWire = (parts: Partial<UserWire> = {}): UserWire => ({
  user_id: "yamada01",
  user_group_id: "3",
  user_group_name: "広報部",
  name: "山田　花子",
  email: "yamada@example.jp",
  user_authority: 0,
  mc_user_authority: 2,
  sc_user_authority: 3,
  topics_creation_flag: 1,
  theme_browsing: 1,
  ip_restriction_flag: 0,
  login_stop_flag: 0,
  pass_change_stop_flag: 0,
  system_mail_stop_flag: 0,
  sc_user_id: "",
  sc_user_pw_set_flag: 0,
  password_set_flag: 0,
  second_factor_flag: 0,
  invited_datetime: "2026-11-20T12:00:00+09:00",
  last_login_datetime: null,
  user_state: "invited",
  invitation_end_datetime: "2026-11-23T12:00:00+09:00",
  invitation_fault: null,
  locked_until_datetime: null,
  changed_datetime: "2026-11-20T12:00:00+09:00",
  changed_by: "管理　太郎",
  version: 2,
  ...parts,
});

/** What core-api answers about users, as long as a test says nothing else. */
export const userAnswers = {
  users: () => ({ users: [aUserWire()], user_count: 41 }),
  user: () => aUserWire(),
  save_user: () => ({ user_id: "yamada01", version: 3 }),
  remove_user: () => ({}),
  change_users: () => ({
    changed_count: 1,
    refused: [{ user_id: "admin01", name: "管理　太郎", message: "停止できません。" }],
  }),
  deleted_users: () => ({
    deleted_users: [
      {
        user_id: "leaver01",
        name: "去った人です",
        user_group_id: null,
        deleted_datetime: "2026-11-01T12:00:00+09:00",
        restorable_flag: 1 as const,
      },
    ],
  }),
  restore_user: () => ({ user_id: "leaver01", version: 1 }),
};
