import type { Answers } from "./answers.ts";

const folder = {
  folder_id: "5",
  folder_name: "社長会見 想定問答",
  shared_flag: 1 as const,
  user_group_name: "広報部",
  member_count: 16,
};

const byHand = {
  ...{ hand_clip_id: "3", medium_kind: 1 as const, media_name: "東都テレビ", title: "新工場を中継" },
  ...{ clip_date: "2026-11-19", clip_time: "25:30", programme: "深夜のニュース", extent: "3分", note: "", url: "" },
  ...{ added_by: "水瀬 楓", added_datetime: "2026-11-20T06:40:00+09:00", version: 1 },
};

/** What core-api answers to calls of clips. */
export const clipAnswers = {
  clip_folders: () => ({
    clip_folders: [
      {
        ...folder,
        ...{ news_article_count: 6, web_article_count: 1, magazine_article_count: 1 },
        ...{ updated_datetime: "2026-11-20T06:52:00+09:00", updated_by: "佐久間 遥", clipped_flag: 1 as const },
        hand_clip_count: 1,
      },
    ],
  }),
  clip_folder: () => folder,
  remove_clip_folder: () => ({}),
  clips: () => ({
    ...folder,
    clip_info: ["2", "1"].map((article_id, at) => ({
      position: at === 0 ? 1 : 3,
      ...{ article_id, data_section: 1 as const, note: "開示のとおり", noted_by: "佐久間 遥" },
      ...{ noted_datetime: "2026-11-20T06:52:00+09:00", clipped_by: "水瀬 楓" },
      clipped_datetime: "2026-11-20T06:40:00+09:00",
    })),
    hand_clip_info: [{ ...byHand, position: 2 }],
    closed_article_ids: ["9"],
    hidden_count: 1,
  }),
  put_clips: () => ({ added_count: 2, removed_count: 0 }),
  take_clips: () => ({ added_count: 0, removed_count: 1 }),
  clip_note: () => ({ note: "開示のとおり", noted_by: "佐久間 遥", noted_datetime: "2026-11-20T06:52:00+09:00" }),
  clips_order: () => ({}),
  hand_clip: () => byHand,
  remove_hand_clip: () => ({}),
} satisfies Partial<Answers>;
