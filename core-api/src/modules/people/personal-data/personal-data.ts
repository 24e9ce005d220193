/**
 * What becomes of a person's rows. "user": they go with the user's own row. "erased": they stay until the erasure takes his name and
 * address out. "kept": they name him by his user id alone, for the reason that docs/personal-data.md gives.
 */
export type PersonalDataEnd = "user" | "erased" | "kept";

interface PersonalData {
  end: PersonalDataEnd;
  /** What the person is given of it; nothing that he signs in with. Null: nothing but such a secret, or his id on a thing of the contract. */
  columns: string | null;
  /** His rows of the contract $1, where that is not `user_id = $2`; $3 is his mail address, null where it is not known any more. */
  of?: string;
}

const OF_ADDRESS = "(user_id = $2 OR lower(mail_address) = lower($3))";

/** Every table of a contract that names a person (docs/personal-data.md says what for and for how long; a test compares the three). */
export const PERSONAL_DATA: Readonly<Record<string, PersonalData>> = {
  app_user: {
    end: "user",
    columns: `user_id, name, email, user_authority, mc_user_authority, sc_user_authority, topics_creation_flag, theme_browsing,
      ip_restriction_flag, system_mail_stop_flag, login_stop_flag, sc_user_id, created_at, last_login_at, invited_at`,
  },
  api_token: {
    end: "user",
    columns: "token_name, scopes, purpose, created_at, expires_at, last_used_at",
    of: "(user_id = $2 OR made_by = $2)",
  },
  article_feed: { end: "user", columns: "feed_name, created_at, expires_at, last_read_at" },
  clip_folder: { end: "user", columns: "folder_id, folder_name, created_at" },
  former_password: { end: "user", columns: null },
  known_browser: { end: "user", columns: "last_sign_in_at" },
  list_visit: { end: "user", columns: "data_kbn, id, article_id, visited_at" },
  mail_address: {
    end: "user",
    columns: "mail_address, created_at, last_bounced_at, stopped_at, stop_reason, stop_kind",
    of: OF_ADDRESS,
  },
  mail_draft_editor: { end: "user", columns: "mail_draft_id, seen_at" },
  mail_pause: { end: "user", columns: "start_day, end_day, missed, made_at", of: "(user_id = $2 OR made_by = $2)" },
  mail_setting: { end: "user", columns: "send_times, alert, created_at", of: "owner_user_id = $2" },
  passkey_challenge: { end: "user", columns: null },
  password_keeper: { end: "user", columns: null },
  password_reset: { end: "user", columns: "created_at, expires_at, used_at" },
  provisioned_member: { end: "user", columns: "user_group_id" },
  provisioned_user: {
    end: "user",
    columns: "user_name, external_id, display_name, formatted_name, family_name, given_name",
  },
  push_device: {
    end: "user",
    columns:
      "endpoint_host, user_agent, alert_flag, mail_flag, quiet_start_time, quiet_end_time, created_at, confirmed_at, last_sent_at",
  },
  read_mark: { end: "user", columns: "article_id, read_at" },
  remember_token: { end: "user", columns: "created_at, expires_at, used_at" },
  remembered_device: { end: "user", columns: "client_address, user_agent, created_at, last_used_at, expires_at" },
  saved_condition: { end: "user", columns: "title, keyword1, keyword2, media_name_list, updated_at" },
  session: { end: "user", columns: "client_address, user_agent, created_at, last_seen_at, expires_at" },
  sso_identity: { end: "user", columns: "subject, linked_at" },
  topic_user: { end: "user", columns: "topics_id" },
  user_authenticator: { end: "user", columns: "confirmed_at" },
  user_charge_code: { end: "user", columns: "charge_code" },
  user_invitation: { end: "user", columns: "invited_by, invited_at, expires_at" },
  user_passkey: { end: "user", columns: "passkey_name, created_at, last_used_at" },
  user_recovery_code: { end: "user", columns: null },

  address_group: {
    end: "erased",
    columns: "group_name",
    of: "(updated_by = $2 OR lower($3) = ANY (lower(mail_addresses::text)::text[]))",
  },
  article_change_notice: { end: "erased", columns: "article_id, article_change_id", of: OF_ADDRESS },
  deleted_user: { end: "erased", columns: "user_id, name, deleted_at, kept" },
  idempotency_key: { end: "erased", columns: null, of: "actor = $2" },
  mail_draft: { end: "erased", columns: null, of: "(updated_by = $2 OR fields->'mail_address' ? coalesce($3, ''))" },
  edition_approval: {
    end: "erased",
    columns: null,
    of: "(requested_by = $2 OR form->'mail_address' ? coalesce($3, ''))",
  },
  edition_duty: {
    end: "erased",
    columns: null,
    of: "(updated_by = $2 OR lower($3) = ANY (lower(mail_addresses::text)::text[]))",
  },
  edition_rota: { end: "erased", columns: "weekday, day", of: "(user_id = $2 OR deputy_id = $2)" },
  mail_message: {
    end: "erased",
    columns:
      "mail_message_id, mail_address, state, content->>'subject' AS subject, ended_at, bounced_at, complained_at, unsubscribed_at",
    of: OF_ADDRESS,
  },
  report_schedule: {
    end: "erased",
    columns: "title, send_day, send_time",
    of: "(user_id = $2 OR $3 = ANY (mail_addresses))",
  },

  article_history: { end: "kept", columns: "article_id, occurred_at, action, detail" },
  audit: {
    end: "kept",
    columns: "audit_id, occurred_at, actor, action, detail",
    of: "(actor = $2 OR detail->>'user_id' = $2)",
  },
  briefing: { end: "kept", columns: null, of: "confirmed_by = $2" },
  company_event: { end: "kept", columns: null, of: "updated_by = $2" },
  comparison: { end: "kept", columns: null, of: "updated_by = $2" },
  chat_target: { end: "kept", columns: null, of: "changed_by = $2" },
  webhook: { end: "kept", columns: null, of: "changed_by = $2" },
  clip: {
    end: "kept",
    columns: "folder_id, article_id, note, clipped_at",
    of: "(clipped_by = $2 OR noted_by = $2)",
  },
  hand_clip: {
    end: "kept",
    columns: "folder_id, medium_kind, media_name, title, clip_date, note, added_at",
    of: "(added_by = $2 OR updated_by = $2)",
  },
  edition_morning: { end: "kept", columns: null, of: "noted_by = $2" },
  mail_edition: { end: "kept", columns: null, of: "(updated_by = $2 OR last_sent_by = $2)" },
  mail_edition_article: { end: "kept", columns: null, of: "decided_by = $2" },
  mail_run: { end: "kept", columns: null, of: "made_by = $2" },
  mail_template_version: { end: "kept", columns: null, of: "saved_by = $2" },
  media_registration: { end: "kept", columns: null, of: "registered_by = $2" },
  press_release: { end: "kept", columns: null, of: "updated_by = $2" },
  missing_article: {
    end: "kept",
    columns: "asked_at, keyword, article_id, cause, message",
    of: "(user_id = $2 OR settled_by = $2)",
  },
  theme_omission: { end: "kept", columns: null, of: "settled_by = $2" },
  original_use: {
    end: "kept",
    columns:
      "use_id, process_date, article_id, data_section, use_kind, use_state, reserved_at, counted_at, is_mail, charge_code, copies",
  },
  report: { end: "kept", columns: null, of: "made_by = $2" },
  sign_in_setting: { end: "kept", columns: null, of: "changed_by = $2" },
  sso_provider: { end: "kept", columns: null, of: "changed_by = $2" },
  support_view: { end: "kept", columns: "operator_name, reason, started_at, ends_at, ended_at, opened" },
  theme_group: { end: "kept", columns: null, of: "changed_by = $2" },
  theme_removal: { end: "kept", columns: null, of: "removed_by = $2" },
  topic: { end: "kept", columns: null, of: "changed_by = $2" },
  usage_user_day: {
    end: "kept",
    columns: "use_day, charge_code, uses, pdf_count, print_count, text_disp_count, text_print_count",
  },
  user_group: { end: "kept", columns: null, of: "changed_by = $2" },
};

/** The rows of one person in a table, as a condition on $1 contract, $2 user id and $3 address. */
export const rowsOf = ({ of = "user_id = $2" }: PersonalData): string => `contract_id = $1 AND ${of}`;
