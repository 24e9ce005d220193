import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const TRACKED = `{
  trackedRelease(id: "4") {
    release { id title day version } text period { start end } kindCounts readCount unreadCount
    all { articleCount storyCount mediaCount } withoutReprints { articleCount }
    media { name counts } pickups { articleId kind title mediaName day place isOnFirstPage releaseShare articleShare }
  }
}`;

it("lists the releases, and shows one with its pickups in one call", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, "{ pressReleases { id title day version } }")).toEqual({
    pressReleases: [{ id: "4", title: "新工場を建設", day: "2026-11-19", version: 1 }],
  });
  expect(await dataOf(fake, TRACKED)).toMatchObject({
    trackedRelease: {
      ...{
        release: { id: "4" },
        text: "車載電池の新工場を建設します。",
        kindCounts: [1, 1, 1],
        readCount: 40,
        unreadCount: 2,
      },
      ...{ period: { start: "2026-11-18", end: "2026-12-19" }, withoutReprints: { articleCount: 2 } },
      all: { articleCount: 3, storyCount: 2, mediaCount: 2 },
      media: [{ name: "瑞穂日報デジタル", counts: [1, 0, 1] }],
      pickups: [{ kind: 1, place: "2026/11/20 朝刊 1面", isOnFirstPage: true, releaseShare: 88, articleShare: 97 }],
    },
  });
  expect(fake.argumentOf("press_release")).toEqual({ press_release_id: "4" });
});

it("is nothing where the user does not see it", async () => {
  const unseen = fakeCoreApi({ answers: { press_release: failing("NOT_FOUND") } });
  expect(await dataOf(unseen, TRACKED)).toEqual({ trackedRelease: null });
});

it("saves and removes one, and names the faults of a form", async () => {
  const fake = fakeCoreApi();
  const save = `mutation Save($form: PressReleaseForm!) {
    savePressRelease(id: "4", form: $form) { ... on PressRelease { version } ... on InvalidForm { fieldErrors { field } } }
  }`;
  const form = { title: "新工場", text: "建設します。", day: "2026-11-19", version: 1 };
  expect(await dataOf(fake, save, { form })).toEqual({ savePressRelease: { version: 2 } });
  expect(fake.argumentOf("save_press_release")).toEqual({
    ...{ press_release_id: "4", version: 1 },
    ...{ release_title: "新工場", release_text: "建設します。", release_date: "2026-11-19" },
  });
  expect(await dataOf(fake, save, { form: { ...form, text: " " } })).toEqual({
    savePressRelease: { fieldErrors: [{ field: "text" }] },
  });
  const remove = `mutation { removePressRelease(id: "4", version: 1) { ... on ChangeDone { done } } }`;
  expect(await dataOf(fake, remove)).toEqual({ removePressRelease: { done: true } });
});
