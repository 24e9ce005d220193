import type { Answers } from "./answers.ts";

const folder = {
  folder_id: "5",
  folder_name: "社長会見 想定問答",
  shared_flag: 1 as const,
  user_group_name: "広報部",
  member_count: 16,
};

/** What core-api answers to calls of clips. */
export const clipAnswers = {
  clip_folders: () => ({
    clip_folders: [
      {
        ...folder,
        ...{ news_article_count: 6, web_article_count: 1, magazine_article_count: 1 },
        ...{ updated_datetime: "2026-11-20T06:52:00+09:00", updated_by: "佐久間 遥", clipped_flag: 1 as const },
      },
    ],
  }),
  clip_folder: () => folder,
  remove_clip_folder: () => ({}),
  clips: () => ({
    ...folder,
    clip_info: ["2", "1"].map((article_id) => ({
      ...{ article_id, data_section: 1 as const, note: "開示のとおり", noted_by: "佐久間 遥" },
      ...{ noted_datetime: "2026-11-20T06:52:00+09:00", clipped_by: "水瀬 楓" },
      clipped_datetime: "2026-11-20T06:40:00+09:00",
    })),
    closed_article_ids: ["9"],
    hidden_count: 1,
  }),
  put_clips: () => ({ added_count: 2, removed_count: 0 }),
  take_clips: () => ({ added_count: 0, removed_count: 1 }),
  clip_note: () => ({ note: "開示のとおり", noted_by: "佐久間 遥", noted_datetime: "2026-11-20T06:52:00+09:00" }),
  clips_order: () => ({}),
} satisfies Partial<Answers>;
