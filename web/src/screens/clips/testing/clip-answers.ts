import { aPaper } from "../../../testing/articles.ts";
import type { ScreenAnswers } from "../../../testing/render-screen.tsx";

export const folder = {
  __typename: "ClipFolder",
  ...{ id: "5", name: "社長会見", shared: true, groupName: "広報部", memberCount: 16 },
};
export const listed = {
  __typename: "ListedClipFolder",
  folder,
  counts: { __typename: "SourceCounts", newspaper: 2, web: 0, magazine: 0 },
  handCount: 1,
  ...{ updatedAt: "2026-11-20T06:52:00+09:00", updatedBy: "佐久間 遥", hasArticle: false },
};
const aClip = (id: string, note: string) => ({
  __typename: "Clip",
  article: { ...aPaper(id, 1), read: true },
  position: id === "1" ? 1 : 3,
  ...{ note, notedBy: note === "" ? null : "佐久間 遥", notedAt: null, clippedBy: "水瀬 楓" },
});
const byHand = {
  __typename: "HandClip",
  ...{ id: "7", kind: 1, mediumName: "東都テレビ", title: "新工場を中継", day: "2026-11-19", time: "25:30" },
  ...{ programme: "深夜のニュース", extent: "3分", note: "冒頭で社名", link: "https://tv.example/a" },
  ...{ addedBy: "佐久間 遥", version: 2, position: 2 },
};
/** An article, a record of television, an article. */
export const clipAnswers: ScreenAnswers = {
  ClipFolders: () => ({ clipFolders: [listed] }),
  Clips: () => ({
    clips: {
      ...{ __typename: "Clips", folder, clips: [aClip("1", "開示のとおり"), aClip("2", "")] },
      handClips: [byHand],
      unavailableCount: 1,
      withdrawn: [],
    },
  }),
};
