import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Overview = DataOf<"/admin/api/v1/contract_overview", "get">["contracts"][number];
type Company = DataOf<"/admin/api/v1/contract_companies", "get">["contract_companies"][number];
type Found = DataOf<"/admin/api/v1/el_users", "get">["users"][number];

export const aContractRow = (over: Partial<Overview> = {}): Overview => ({
  contract_id: "7",
  contract_code: "sazanami1",
  company_name: "サザナミ化学（株）",
  state: "preparing",
  end_date: "2027-11-30",
  service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
  user_count: 0,
  user_max_count: 60,
  used_count: 0,
  use_max_count: 1500,
  ip_login_flag: 0,
  sign_in_ways: ["password"],
  done_count: 5,
  missing: ["addresses", "admin", "themes", "mails"],
  person_in_charge: { el_admin_id: "editor", name: "宇津木 晃", stop_flag: 0 },
  ...over,
});

const someMails = {
  ...{ mail_count: 120, sent_count: 117, retried_count: 4, failed_count: 1, bounced_count: 2 },
  ...{ complaint_count: 1, unsubscribe_count: 1 },
};

const aCompany: Company = {
  contract_id: "7",
  contract_code: "sazanami1",
  company_name: "サザナミ化学（株）",
  service_linkage_info: [{ data_section: 1 }],
  company_configuration_info: [{ configuration_key: "sort_priority", configuration_value: "1" }],
  message_info: [{ message_key: "pdf", configuration_value: "表示しますか？" }],
  session_idle_minutes: 30,
  session_absolute_hours: 12,
  mail_send_max_count: 10,
  audit_keep_months: 24,
  pdf_usage_display_flag: 0,
  subtheme_display_flag: 1,
  ip_ranges: ["203.0.113.0/24"],
  ip_login_user_id: null,
  end_date: "2027-11-30",
  user_max_count: 60,
  person_in_charge: "editor",
  second_factor_demand: "none" as const,
  version: 3,
};

const aFoundUser: Found = {
  contract_id: "7",
  contract_code: "sazanami1",
  company_name: "サザナミ化学（株）",
  user_id: "minase",
  name: "水瀬 健吾",
  email: "minase@example.jp",
  user_group_name: "広報部",
  user_authority: 0,
  topics_creation_flag: 1,
  state: "locked",
  locked_until: "2026-11-20T07:28:00+09:00",
  last_login_datetime: null,
};

const aLifeArticle = {
  article_id: "9",
  data_section: 3 as const,
  title: "GaNの工場",
  media_name: "電装タイムス",
  issue_date: "2026-11-19",
  arrived_datetime: "2026-11-19T05:00:00+09:00",
};

const aSynonymList = {
  contract_id: null,
  synonym_sets: [["経産省", "経済産業省"]],
  version: 2,
  updated_datetime: "2026-11-20T10:00:00+09:00",
  updated_by: "須永 栞",
  expression_count: 3,
};

/** Calls of the operators' own part of core-api. */
export interface BackOfficeAnswers {
  contract_overview: Answer<CoreApi["backOffice"]["overview"]>;
  contract_steps: Answer<CoreApi["backOffice"]["steps"]>;
  contract_companies: Answer<CoreApi["backOffice"]["contracts"]>;
  save_contract: Answer<CoreApi["backOffice"]["saveContract"]>;
  copy_contract: Answer<CoreApi["backOffice"]["copyContract"]>;
  remove_contract: Answer<CoreApi["backOffice"]["removeContract"]>;
  contract_first_admin: Answer<CoreApi["backOffice"]["makeFirstAdmin"]>;
  contract_address_check: Answer<CoreApi["backOffice"]["checkAddresses"]>;
  mail_domains: Answer<CoreApi["backOffice"]["mailDomains"]>;
  synonyms: Answer<CoreApi["backOffice"]["synonyms"]>;
  save_synonyms: Answer<CoreApi["backOffice"]["saveSynonyms"]>;
  save_mail_domains: Answer<CoreApi["backOffice"]["saveMailDomains"]>;
  excluded_domains: Answer<CoreApi["backOffice"]["excludedDomains"]>;
  save_excluded_domains: Answer<CoreApi["backOffice"]["saveExcludedDomains"]>;
  demand_units: Answer<CoreApi["backOffice"]["demandUnits"]>;
  save_demand_unit: Answer<CoreApi["backOffice"]["saveDemandUnit"]>;
  el_users: Answer<CoreApi["backOffice"]["findUsers"]>;
  el_user: Answer<CoreApi["backOffice"]["user"]>;
  unlock_user: Answer<CoreApi["backOffice"]["unlockUser"]>;
  mail_reset: Answer<CoreApi["backOffice"]["mailReset"]>;
  sign_out_user: Answer<CoreApi["backOffice"]["signOutUser"]>;
  start_support_view: Answer<CoreApi["backOffice"]["startSupportView"]>;
  stop_user: Answer<CoreApi["backOffice"]["stopUser"]>;
  reset_customer_second_factor: Answer<CoreApi["backOffice"]["resetSecondFactor"]>;
  article_find: Answer<CoreApi["backOffice"]["findArticles"]>;
  mail_find: Answer<CoreApi["backOffice"]["findMails"]>;
  mail_deliverability: Answer<CoreApi["backOffice"]["mailDeliverability"]>;
  stopped_addresses: Answer<CoreApi["backOffice"]["stoppedAddresses"]>;
  resume_stopped: Answer<CoreApi["backOffice"]["resumeStopped"]>;
  mail_life: Answer<CoreApi["backOffice"]["mailLife"]>;
  operator_find: Answer<CoreApi["backOffice"]["find"]>;
  headline_find: Answer<CoreApi["backOffice"]["findHeadlines"]>;
  article_life: Answer<CoreApi["backOffice"]["articleLife"]>;
  operator_log: Answer<CoreApi["backOffice"]["operatorLog"]>;
  user_log: Answer<CoreApi["backOffice"]["userLog"]>;
  el_admins: Answer<CoreApi["backOffice"]["operators"]>;
  el_admins_departments: Answer<CoreApi["backOffice"]["departments"]>;
  save_operator: Answer<CoreApi["backOffice"]["saveOperator"]>;
  remove_operator: Answer<CoreApi["backOffice"]["removeOperator"]>;
  begin_authenticator: Answer<CoreApi["backOffice"]["beginAuthenticator"]>;
  confirm_authenticator: Answer<CoreApi["backOffice"]["confirmAuthenticator"]>;
  reset_authenticator: Answer<CoreApi["backOffice"]["resetAuthenticator"]>;
  el_password: Answer<CoreApi["backOffice"]["changePassword"]>;
}

const aFoundMail = {
  ...{ contract_id: "7", company_name: "サザナミ化学（株）", mail_message_id: "41", mail_address: "minase@example.jp" },
  ...{ kind: "digest" as const, name: "パワー半導体", state: "sent" as const, article_count: 1 },
  ...{ setup_datetime: "2026-11-20T07:00:00+09:00", ended_datetime: "2026-11-20T07:00:05+09:00" },
};

/** What it usually answers. */
export const backOfficeAnswers = {
  contract_overview: () => ({
    contracts: [aContractRow()],
    contract_count: 1,
    states: [{ state: "preparing" as const, count: 1 }],
    near_cap_count: 0,
  }),
  contract_steps: () => ({
    contract_id: "7",
    state: "preparing" as const,
    done_count: 1,
    steps: [{ step: "name" as const, state: "done" as const, detail: "sazanami1" }],
  }),
  contract_companies: () => ({ contract_companies: [aCompany] }),
  save_contract: () => ({ contract_id: "7", version: 4 }),
  copy_contract: () => ({ contract_id: "8", version: 1 }),
  remove_contract: () => ({}),
  contract_first_admin: () => ({ user_id: "kanri001" }),
  contract_address_check: () => ({
    rows: [{ state: "ok" as const, ip_range: "203.0.113.0/24", address_count: "256", message: "" }],
    my_address: "203.0.113.5",
    my_row: 0,
  }),
  mail_domains: () => ({ contract_id: "7", domains: ["example.jp"] }),
  synonyms: () => aSynonymList,
  save_synonyms: () => aSynonymList,
  save_mail_domains: () => ({ contract_id: "7", domains: ["example.jp"] }),
  excluded_domains: () => ({ contract_id: "7", domains: ["matome.example"] }),
  save_excluded_domains: () => ({ contract_id: "7", domains: ["matome.example"] }),
  demand_units: () => ({ demand_units: [] }),
  save_demand_unit: () => ({
    demand_id: "3",
    use_max_count: 100,
    use_lines: [80, 100],
    count: 0,
    contracts: [],
    version: 1,
  }),
  el_users: () => ({ users: [aFoundUser], user_count: 1 }),
  el_user: () => ({
    user: aFoundUser,
    mc_user_authority: 3,
    sc_user_authority: 5,
    ip_restriction_flag: 0 as const,
    system_mail_stop_flag: 0 as const,
    pass_change_stop_flag: 0 as const,
    sc_user_pw_set_flag: 1 as const,
    second_factor_flag: 1 as const,
    session_count: 2,
    mail_setting_count: 1,
    sign_ins: [
      {
        audit_id: "11",
        datetime: "2026-11-20T06:58:00+09:00",
        actor: "minase",
        action: "ログインの拒否",
        detail: "接続元：198.51.100.22",
      },
    ],
    support: [],
  }),
  unlock_user: () => ({}),
  mail_reset: () => ({}),
  sign_out_user: () => ({}),
  start_support_view: () => ({ ends_datetime: "2026-11-20T12:30:00+09:00" }),
  stop_user: () => ({}),
  reset_customer_second_factor: () => ({}),
  article_find: () => ({ article_info: [aLifeArticle] }),
  mail_find: () => ({ mail_info: [aFoundMail] }),
  mail_deliverability: () => ({
    month: "2026-11",
    domain_count: 1,
    total: someMails,
    domain_info: [{ domain: "example.jp", ...someMails }],
  }),
  stopped_addresses: () => ({
    address_count: 1,
    address_info: [
      {
        ...{ contract_id: "7", company_name: "サザナミ化学（株）", mail_address_id: "3", mail_address: "a@example.jp" },
        ...{
          stop_kind: "complaint" as const,
          stop_reason: "迷惑メールとして報告",
          stopped_datetime: "2026-11-20T07:30:00+09:00",
        },
      },
    ],
  }),
  resume_stopped: () => ({ mail_address: "a@example.jp" }),
  mail_life: () => ({
    mail: {
      ...aFoundMail,
      ...{ user_id: "minase", sent_by: null, made_datetime: "2026-11-20T07:00:00+09:00", attempt_count: 1 },
      ...{ next_datetime: null, maybe_twice_flag: 0 as const, reason: null, bounced_datetime: null },
      ...{ stopped_datetime: null, stop_reason: null },
    },
    setting: {
      ...{ mail_setting_id: "5", name: "パワー半導体", data_section: 3, send_times: ["07:00"] },
      ...{ zero_article_email: 0 as const, alert_flag: 0 as const, next_setup_datetime: "2026-11-21T07:00:00+09:00" },
    },
    article_info: [
      {
        ...{ article_id: "9", title: "GaNの工場", media_name: "電装タイムス", mail_message_id: null },
        ...{ arrived_datetime: "2026-11-19T05:00:00+09:00", state: "in" as const },
        theme_info: [{ theme_id: "31", theme_name: "パワー半導体", search_word: ["GaN"] }],
        opened_datetime: "2026-11-20T08:00:00+09:00",
      },
    ],
    more_flag: 0 as const,
  }),
  operator_find: () => ({
    themes: [{ contract_id: "7", company_name: "サザナミ化学（株）", theme_id: "31", theme_name: "パワー半導体" }],
    mail_info: [aFoundMail],
  }),
  headline_find: () => ({ article_info: [aLifeArticle] }),
  article_life: () => ({
    article: aLifeArticle,
    themes: [
      {
        theme_id: "31",
        theme_name: "パワー半導体",
        state: "not_met" as const,
        process_date: null,
        search_word: [],
        reasons: [{ term: "工場", field: "title" as const, not_flag: 1 as const }],
      },
    ],
    events: [
      {
        datetime: "2026-11-19T05:00:00+09:00",
        kind: "arrived" as const,
        who: null,
        state: null,
        detail: "電装タイムス",
        mail_message_id: null,
      },
    ],
  }),
  operator_log: () => ({
    operator_log: [
      {
        ...{ occurred_at: "2026-11-20T07:00:00+09:00", el_admin_id: "chief", el_admin_name: "須永 亮" },
        ...{ contract_id: null, company_name: null, action: "media.save", action_text: "媒体の保存" },
        ...{
          before_text: "提供日数：30",
          after_text: "提供日数：60",
          detail_text: "媒体コード：kaze1",
          request_id: "r1",
        },
      },
    ],
    operator_log_count: 1,
    page: 1,
    page_size: 20,
  }),
  user_log: () => ({
    user_log: [
      {
        occurred_at: "2026-11-20T07:00:00+09:00",
        contract_id: "7",
        contract_code: "sazanami1",
        company_name: "サザナミ化学（株）",
        user_id: "operator:chief",
        action: "theme.save",
        action_text: "テーマの保存",
        detail: '{"themeId":31}',
        detail_text: "テーマID：31",
        request_id: "r1",
      },
    ],
    user_log_count: 1,
    page: 1,
    page_size: 20,
  }),
  el_admins: () => ({
    el_admins: [
      {
        el_admin_id: "chief",
        name: "須永 亮",
        email: "sunaga@example.jp",
        department: "運用部",
        role: "admin" as const,
        last_login_datetime: null,
        stop_flag: 0 as const,
        authenticator_flag: 0 as const,
        version: 1,
      },
    ],
  }),
  el_admins_departments: () => ({ departments: ["運用部"] }),
  save_operator: () => ({ el_admin_id: "chief", version: 2 }),
  remove_operator: () => ({}),
  begin_authenticator: () => ({
    secret: "GEZDGNBVGY3TQOJQ",
    uri: "otpauth://totp/Kirinuki:chief?secret=GEZDGNBVGY3TQOJQ",
  }),
  confirm_authenticator: () => ({ recovery_codes: ["ABCD-EFGH-JKLM"] }),
  reset_authenticator: () => ({}),
  el_password: () => ({}),
};

type Recording = <Name extends keyof BackOfficeAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<BackOfficeAnswers[Name]>>;

/** The calls, each recorded under its name. */
export const backOfficeCalls = (call: Recording): CoreApi["backOffice"] => ({
  overview: call("contract_overview"),
  steps: call("contract_steps"),
  contracts: call("contract_companies"),
  saveContract: call("save_contract"),
  copyContract: call("copy_contract"),
  removeContract: call("remove_contract"),
  makeFirstAdmin: call("contract_first_admin"),
  checkAddresses: call("contract_address_check"),
  mailDomains: call("mail_domains"),
  synonyms: call("synonyms"),
  saveSynonyms: call("save_synonyms"),
  saveMailDomains: call("save_mail_domains"),
  excludedDomains: call("excluded_domains"),
  saveExcludedDomains: call("save_excluded_domains"),
  demandUnits: call("demand_units"),
  saveDemandUnit: call("save_demand_unit"),
  findUsers: call("el_users"),
  user: call("el_user"),
  unlockUser: call("unlock_user"),
  mailReset: call("mail_reset"),
  signOutUser: call("sign_out_user"),
  startSupportView: call("start_support_view"),
  stopUser: call("stop_user"),
  resetSecondFactor: call("reset_customer_second_factor"),
  findArticles: call("article_find"),
  findMails: call("mail_find"),
  mailDeliverability: call("mail_deliverability"),
  stoppedAddresses: call("stopped_addresses"),
  resumeStopped: call("resume_stopped"),
  mailLife: call("mail_life"),
  find: call("operator_find"),
  findHeadlines: call("headline_find"),
  articleLife: call("article_life"),
  operatorLog: call("operator_log"),
  userLog: call("user_log"),
  operators: call("el_admins"),
  beginAuthenticator: call("begin_authenticator"),
  confirmAuthenticator: call("confirm_authenticator"),
  resetAuthenticator: call("reset_authenticator"),
  departments: call("el_admins_departments"),
  saveOperator: call("save_operator"),
  removeOperator: call("remove_operator"),
  changePassword: call("el_password"),
});
