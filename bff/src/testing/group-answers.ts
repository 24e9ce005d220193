import type { DataOf } from "../core-api/wire.ts";
import { aProfile, aThemeList } from "./wire.ts";

const lastChange = { changed_datetime: "2026-11-20T06:44:00+09:00", changed_by: "英 恵理子" };
const line = {
  display_order: 1,
  theme_count: 2,
  user_group_count: 1,
  user_group_names: ["広報部"],
  all_user_groups_flag: 0 as const,
  version: 3,
};
const choices = {
  theme_info: [
    { theme_id: "12", theme_name: "電池", checked_status: 1 as const, theme_group_count: 1 },
    { theme_id: "11", theme_name: "半導体", checked_status: 0 as const, theme_group_count: 0 },
  ],
  user_group_info: [{ user_group_id: "10", user_group_name: "広報部", checked_status: 1 as const, user_count: 16 }],
  all_user_groups_flag: 0 as const,
  version: 3,
  last_change: lastChange,
};

export const aThemeGroupWire: DataOf<"/api/v1/theme_group", "get"> = {
  theme_group_id: "5",
  theme_group_name: "製品",
  ...choices,
};
export const aTopicWire: DataOf<"/api/v1/topic", "get"> = {
  topics_id: "6",
  topics_name: "今朝のまとめ",
  user_info: [{ user_id: "topic01", name: "英 恵理子", checked_status: 1 }],
  ...choices,
};

const groupChoices = {
  demand_units: [{ demand_id: "2", demand_name: "請求A 本社", use_max_count: 3000, count: 1520 }],
  service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
};
const aGroup: DataOf<"/api/v1/user_groups", "get">["user_groups"][number] = {
  user_group_id: "10",
  user_group_name: "広報部",
  use_lines: [80, 100],
  use_max_count1: 1000,
  use_max_count2: null,
  demand_id: "2",
  demand_name: "請求A 本社",
  user_count: 16,
  admin_count: 1,
  topics_user_count: 3,
  stopped_count: 0,
  theme_count: 24,
  mc_count: 812,
  sc_count: 236,
  user_group_linkage_info: [{ data_section: 3, all_articles_selectable_flag: 0 }],
  version: 4,
  last_change: lastChange,
};

/** What core-api answers about user groups, theme groups and topics, as long as a test says nothing else. */
export const groupAnswers = {
  theme_groups: () => ({ theme_groups: [{ theme_group_id: "5", theme_group_name: "製品", ...line }] }),
  theme_group: () => aThemeGroupWire,
  save_theme_group: () => aThemeGroupWire,
  remove_theme_group: () => ({}),
  order_theme_groups: () => ({}),
  topics: () => ({ topics: [{ topics_id: "6", topics_name: "今朝のまとめ", ...line }] }),
  topic: () => aTopicWire,
  create_topic: () => aTopicWire,
  change_topic: () => aTopicWire,
  remove_topic: () => ({}),
  order_topics: () => ({}),
  theme_master: () => ({
    theme_info: [{ theme_id: "12", theme_name: "電池", article_count: 34, open_omission_count: 2 }],
  }),
  user_groups: () => ({ user_groups: [aGroup], ...groupChoices }),
  user_group: () => ({
    ...aGroup,
    mail_setting_info: [{ data_section: 5, mail_setting_count: 2 }],
    mc_full_datetime: null,
    sc_full_datetime: null,
    ...groupChoices,
  }),
  save_user_group: () => ({ user_group_id: "10", version: 5 }),
  remove_user_group: () => ({}),
  move_users: () => ({ moved_count: 16 }),
  support_views: () => ({
    allowed_flag: 1 as const,
    support_views: [
      {
        support_view_id: "3",
        operator_name: "須永 亮",
        user_id: "minase",
        user_name: "水瀬 健吾",
        reason: "問い合わせ 4821",
        started_datetime: "2026-11-20T12:00:00+09:00",
        ended_datetime: "2026-11-20T12:30:00+09:00",
        open_flag: 0 as const,
        opened_count: 4,
      },
    ],
  }),
  allow_support_views: () => ({}),
  user_view: (): DataOf<"/api/v1/user_view", "get"> => ({
    profile: aProfile({ theme_browsing: 0 }),
    sections: [
      { data_section: 1, visible_flag: 0, contract_flag: 1, user_group_flag: 0, all_articles_selectable_flag: 0 },
    ],
    unlinked_flag: 0,
    themes: aThemeList(1),
    theme_reasons: [
      {
        theme_id: aThemeList(1).themes_info[0]?.theme_id ?? "",
        theme_name: "電池",
        reasons: ["topic"],
        through: ["朝"],
      },
      { theme_id: "99", theme_name: "社外秘", reasons: [], through: [] },
    ],
    theme_group_reasons: [],
    topics_reasons: [
      { topics_id: "6", topics_name: "朝", reasons: ["user_group", "editor"], through: ["広報部"], empty_flag: 1 },
    ],
  }),
  first_run: (): DataOf<"/api/v1/first_run", "get"> => ({
    steps: [
      { step: "theme", done_flag: 1, count: 2 },
      { step: "user_group", done_flag: 0, count: 0 },
    ],
  }),
};
