import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const CLIPS = `{ clips(folderId: "5") {
  ... on Clips { folder { name shared memberCount } clips { article { id } note clippedBy } unavailableCount }
  ... on Refusal { code } } }`;

describe("clips", () => {
  it("are folders with counts, by one call", async () => {
    const fake = fakeCoreApi();
    const query = `{ clipFolders(articleId: "7") { folder { id name groupName } counts { newspaper web magazine } hasArticle } }`;
    expect(await dataOf(fake, query)).toEqual({
      clipFolders: [
        {
          folder: { id: "5", name: "社長会見 想定問答", groupName: "広報部" },
          counts: { newspaper: 6, web: 1, magazine: 1 },
          hasArticle: true,
        },
      ],
    });
    expect(fake.calls()).toEqual(["clip_folders"]);
    expect(fake.argumentOf("clip_folders")).toEqual({ article_id: "7" });
  });

  it("are the articles of a folder in its order, by two calls", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, CLIPS)).toEqual({
      clips: {
        folder: { name: "社長会見 想定問答", shared: true, memberCount: 16 },
        clips: [
          { article: { id: "2" }, note: "開示のとおり", clippedBy: "水瀬 楓" },
          { article: { id: "1" }, note: "開示のとおり", clippedBy: "水瀬 楓" },
        ],
        unavailableCount: 1,
      },
    });
    expect(fake.calls()).toEqual(["clips", "all_articles"]);
    expect(fake.argumentOf("all_articles")).toEqual({
      article_info: ["2", "1", "9"].map((article_id) => ({ article_id })),
    });
  });

  it("are refused where the user has no such folder", async () => {
    const fake = fakeCoreApi({ answers: { clips: failing("NOT_FOUND") } });
    expect(await dataOf(fake, CLIPS)).toEqual({ clips: { code: "MSG4040" } });
  });

  it("are put, moved, taken out, noted and ordered with one call each", async () => {
    const change = "{ ... on ClipsChanged { added removed } ... on Refusal { code } }";
    const fake = fakeCoreApi();
    await dataOf(fake, `mutation { clipArticles(folderId: "5", ids: ["1", "h2"], fromFolderId: "6") ${change} }`);
    expect(fake.argumentOf("put_clips")).toEqual({
      folder_id: "5",
      clip_order: [{ article_id: "1" }, { hand_clip_id: "2" }],
      from_folder_id: "6",
    });
    expect(await dataOf(fake, `mutation { unclipArticles(folderId: "5", ids: ["1"]) ${change} }`)).toEqual({
      unclipArticles: { added: 0, removed: 1 },
    });
    await dataOf(fake, `mutation { orderClips(folderId: "5", ids: ["2", "1"]) ${change} }`);
    const note = `mutation { noteClip(folderId: "5", articleId: "1", form: { note: "開示のとおり" }) { ... on ClipNote { note } } }`;
    expect(await dataOf(fake, note)).toEqual({ noteClip: { note: "開示のとおり" } });
    expect(fake.calls()).toEqual(["put_clips", "take_clips", "clips_order", "clip_note"]);
    const full = fakeCoreApi({ answers: { put_clips: refused("MSG0093", "500件までです。") } });
    expect(await dataOf(full, `mutation { clipArticles(folderId: "5", ids: ["1"]) ${change} }`)).toEqual({
      clipArticles: { code: "MSG0093" },
    });
  });

  it("have records added by hand at their places, saved, refused and removed with one call each", async () => {
    const fake = fakeCoreApi();
    const query = `{ clips(folderId: "5") { ... on Clips { clips { position } handClips { id title time position } } } }`;
    expect(await dataOf(fake, query)).toEqual({
      clips: {
        clips: [{ position: 1 }, { position: 3 }],
        handClips: [{ id: "3", title: "新工場を中継", time: "25:30", position: 2 }],
      },
    });
    const save = (form: string, id = "null") =>
      `mutation { saveHandClip(folderId: "5", id: ${id}, form: { kind: 1, mediumName: "東都テレビ", day: "2026-11-19", ${form} }) {
        ... on SavedHandClip { id version } ... on InvalidForm { fieldErrors { field } } ... on VersionConflict { changedBy } } }`;
    expect(await dataOf(fake, save('title: "中継", link: "http://tv.example/", time: "7:00"'))).toEqual({
      saveHandClip: { fieldErrors: [{ field: "time" }, { field: "link" }] },
    });
    expect(await dataOf(fake, save('title: "中継", version: 1', '"3"'))).toEqual({
      saveHandClip: { id: "3", version: 1 },
    });
    expect(fake.argumentOf("hand_clip")).toEqual({
      ...{ folder_id: "5", hand_clip_id: "3", version: 1, medium_kind: 1, media_name: "東都テレビ", title: "中継" },
      ...{ clip_date: "2026-11-19", clip_time: "", programme: "", extent: "", note: "", url: "" },
    });
    await dataOf(
      fake,
      `mutation { removeHandClip(folderId: "5", id: "3", version: 1) { ... on ChangeDone { done } } }`,
    );
    expect(fake.argumentOf("remove_hand_clip")).toEqual({ folder_id: "5", hand_clip_id: "3", version: 1 });
    await dataOf(fake, `mutation { orderClips(folderId: "5", ids: ["2", "h3"]) { ... on ClipsChanged { added } } }`);
    expect(fake.argumentOf("clips_order")).toEqual({
      folder_id: "5",
      clip_order: [{ article_id: "2" }, { hand_clip_id: "3" }],
    });
  });

  it("lie in folders whose names are checked before anything is sent", async () => {
    const save = (name: string) =>
      `mutation { saveClipFolder(shared: true, form: { name: "${name}" }) {
        ... on ClipFolder { id } ... on InvalidForm { fieldErrors { field message } } } }`;
    const fake = fakeCoreApi();
    expect(await dataOf(fake, save(""))).toEqual({
      saveClipFolder: { fieldErrors: [{ field: "name", message: "フォルダー名を入力してください。" }] },
    });
    expect(fake.calls()).toEqual([]);
    expect(await dataOf(fake, save("会見"))).toEqual({ saveClipFolder: { id: "5" } });
    expect(fake.argumentOf("clip_folder")).toEqual({ folder_name: "会見", shared_flag: 1 });
    const fault = { field: "folder_name", message: "同じ名前のフォルダーがすでにあります。" };
    const twice = fakeCoreApi({ answers: { clip_folder: refused("MSG0021", "x", [fault]) } });
    expect(await dataOf(twice, save("会見"))).toEqual({
      saveClipFolder: { fieldErrors: [{ ...fault, field: "name" }] },
    });
  });
});
