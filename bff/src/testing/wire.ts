import type {
  ApiTokenWire,
  MagazineArticleWire,
  NewspaperArticleWire,
  OperatorWire,
  ProfileWire,
  SessionWire,
  ThemesWire,
  WebArticleWire,
} from "../core-api/wire.ts";

/** Builders of core-api's answers: a test says what matters and leaves the rest. */
const all = { thumbnail: true, view_pdf: true, print_pdf: true, view_text: true, print_text: true };

export const aProfile = (over: Partial<ProfileWire> = {}): ProfileWire => ({
  contract_id: "1",
  contract_code: "kirinuki",
  user_id: "user01",
  user_email: "user01@example.jp",
  email: "user01@example.jp",
  name: "佐久間 遥",
  company_name: "ツムギ重工",
  user_authority: 0,
  mc_user_authority: 3,
  sc_user_authority: 5,
  sc_user_id: "",
  topics_creation_flag: 0,
  theme_browsing: 1,
  ip_restriction_flag: 0,
  system_mail_stop_flag: 0,
  login_stop_flag: 0,
  pass_change_stop_flag: 0,
  user_group_id: "10",
  user_group_name: "広報部",
  service_linkage_info: [],
  user_group_linkage_info: [],
  company_configuration_info: [],
  pdf_usage_display_flag: 1,
  subtheme_display_flag: 0,
  mail_send_max_count: 50,
  kirinuki_user: 1,
  message_info: [],
  process_date: "2026-11-20",
  role: "User",
  visible_sections: [1, 2, 3, 5],
  abilities: { mc: all, sc: { ...all, print_pdf: false }, send_mail: true, manage_topics: false, administer: false },
  ...over,
});

export const aSession = (over: Partial<SessionWire> = {}): SessionWire => ({
  session_id: "0123456789abcdef01234567",
  created_at: "2026-11-20T08:00:00+09:00",
  last_seen_at: "2026-11-20T08:30:00+09:00",
  client_address: "203.0.113.7",
  user_agent: "Mozilla/5.0",
  current: true,
  ...over,
});

export const anApiToken = (over: Partial<ApiTokenWire> = {}): ApiTokenWire => ({
  api_token_id: "7",
  token_name: "社内ポータル",
  user_id: "user01",
  created_at: "2026-11-20T08:00:00+09:00",
  expires_at: null,
  last_used_at: null,
  ...over,
});

export const anOperator = (over: Partial<OperatorWire> = {}): OperatorWire => ({
  el_admin_id: "operator",
  name: "運用 太郎",
  department: "運用部",
  role: "admin",
  authenticator: "unset",
  ...over,
});

const flags = {
  mc_search_condition_defined_flag: 1,
  sc_search_condition_defined_flag: 1,
  web_news_search_condition_defined_flag: 1,
  magazine_search_condition_defined_flag: 1,
} as const;

export const counted = (newspaper = 0, web = 0, magazine = 0) => ({
  news_article_count: newspaper,
  web_article_count: web,
  magazine_article_count: magazine,
  ...flags,
});

/** `length` themes below no group, ids from 1. */
export const aThemeList = (length: number, over: Partial<ThemesWire> = {}): ThemesWire => ({
  themes_info: Array.from({ length }, (_, index) => ({
    theme_id: String(index + 1),
    theme_name: `テーマ${index + 1}`,
    ...counted(index, 1, 0),
  })),
  theme_group_info: [],
  topics_info: [],
  configuration_value: "0",
  ...over,
});

export const aNewspaperArticle = (over: Partial<NewspaperArticleWire> = {}): NewspaperArticleWire => ({
  article_id: "202611000000001",
  data_section: 2,
  title: "SiC基板、国内で一貫生産へ",
  comment: "",
  media_name: "東和経済新聞",
  media_code: "TKS",
  article_class: "",
  issue_date: "2026-11-20",
  issue_type: 1,
  edition: "",
  frame_no: "1",
  head_no: "5",
  image_count: 1,
  trace: "1",
  note: "全国版",
  free_keyword: "",
  search_word: ["SiC"],
  subword: "",
  keyword: "",
  theme_name: ["パワー半導体"],
  char_count: 1284,
  image_info: [],
  no_image_flag: 0,
  no_text_flag: 0,
  disp_status: 0,
  thumbnail_key: "",
  process_date: "2026-11-20",
  title_hits: [[0, 3]],
  same_story_id: "202611000000001",
  same_story_count: 2,
  read_flag: 0,
  correction_info: null,
  ...over,
});

export const aWebArticle = (over: Partial<WebArticleWire> = {}): WebArticleWire => ({
  article_id: "202611000000002",
  data_section: 3,
  title: "蓄電池の新工場",
  media_name: "朝凪ニュース",
  media_code: "ASN",
  reporting_date: "2026-11-20T06:42:00+09:00",
  media_type: "",
  category: "経済",
  comment: "",
  disp_status: 0,
  url: "https://news.example.jp/1",
  original_no: "1",
  search_word: [],
  theme_name: [],
  process_date: "2026-11-20",
  title_hits: [],
  same_story_id: "202611000000001",
  same_story_count: 0,
  read_flag: 0,
  correction_info: null,
  ...over,
});

export const aMagazineArticle = (over: Partial<MagazineArticleWire> = {}): MagazineArticleWire => ({
  article_id: "202611000000003",
  data_section: 5,
  title: "特集・半導体",
  magazine_name: "週刊オボロ",
  cover_date: "2026-11-21",
  start_page: 12,
  end_page: 15,
  category: "",
  media_code: "OBR",
  contents_id: "C1",
  thumbnail_key: "epub/ab/c1.jpg",
  comment: "",
  disp_status: 0,
  url: "",
  del_flag: 0,
  search_word: [],
  theme_name: [],
  sales_from_datetime: "2026-11-20T05:00:00+09:00",
  sales_to_datetime: "2026-12-20T05:00:00+09:00",
  redelivery_from_datetime: "9999-12-31T00:00:00+09:00",
  sales_datetime_flag: 1,
  process_date: "2026-11-20",
  title_hits: [],
  same_story_id: "202611000000001",
  same_story_count: 0,
  read_flag: 0,
  correction_info: null,
  ...over,
});

/** Alert and notices of the sign-in page, as operators get them. */
export const aBoard = {
  login_alert: "今夜停止します。",
  notices: [{ notice_id: "7", notice_date: "2026-11-20", text: "お知らせ" }],
  version: "b1",
};
