import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const ON = `themeIds: ["4"], start: "2026-11-01"`;
const DONE = "... on RegistrationDone { added removed }";

describe("registrations", () => {
  it("are listed with what they brought, and what nothing else brought", async () => {
    const query =
      "{ registrations { themes { name } registrations { id source end expression articleCount onlyCount history { by expression } } } }";
    expect(await dataOf(fakeCoreApi(), query)).toEqual({
      registrations: {
        themes: [{ name: "電池" }],
        registrations: [
          {
            ...{ id: "4 TOT", source: "NEWSPAPER", end: null, expression: "工場", articleCount: 12, onlyCount: 7 },
            history: [{ by: "佐久間 遥", expression: "工場" }],
          },
        ],
      },
    });
  });

  it("are previewed by one call", async () => {
    const fake = fakeCoreApi();
    const query = `{ registrationPreview(mediaCodes: ["TOT"], ${ON}) {
      ... on RegistrationPreview { count knownCount days { day count } latest { title issueType } } } }`;
    expect(await dataOf(fake, query)).toMatchObject({ registrationPreview: { count: 3, knownCount: 1 } });
    expect(fake.argumentOf("media_registration_preview")).toEqual({
      ...{ media_code: ["TOT"], theme_ids: ["4"], process_date_start: "2026-11-01" },
    });
  });

  it("are made in one call, newspapers and magazines together", async () => {
    const fake = fakeCoreApi();
    const register = (more: string) =>
      dataOf(fake, `mutation { registerMedia(mediaCodes: ["A", "B"], ${ON}${more}) { ${DONE} } }`);
    expect(await register("")).toEqual({ registerMedia: { added: 2, removed: 1 } });
    await register(`, expression: "工場 OR 用地", end: "2026-11-30"`);
    const form = { media_codes: ["A", "B"], theme_ids: ["4"], process_date_start: "2026-11-01" };
    expect(fake.argumentsOf("register_media")).toEqual([
      { ...form, expression: null },
      { ...form, process_date_end: "2026-11-30", expression: "工場 OR 用地" },
    ]);
  });

  it("take articles out of one theme or all, and put them back", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, `mutation { removeFromThemes(articleIds: ["5"], themeId: "4") { ${DONE} } }`);
    await dataOf(fake, `mutation { restoreToThemes(articleIds: ["5"]) { ${DONE} } }`);
    const article_info = [{ article_id: "5" }];
    expect(fake.argumentOf("remove_registration")).toEqual({ article_info, theme_ids: ["4"] });
    expect(fake.argumentOf("register_articles")).toEqual({ article_info, restore_flag: 1 });
  });

  it("are taken back, and made of single articles of magazines", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, `mutation { removeRegistration(mediaCode: "A", themeIds: ["4"]) { ${DONE} } }`);
    expect(fake.argumentOf("remove_registration")).toEqual({ media_code: "A", theme_ids: ["4"] });
    await dataOf(fake, `mutation { registerMagazineArticles(articleIds: ["5"], themeIds: ["4"]) { ${DONE} } }`);
    expect(fake.argumentOf("register_magazine")).toEqual({
      ...{ magazine_article_info: [{ article_id: "5" }], theme_ids: ["4"] },
    });
    const magazines = `{ registrableMagazines(keyword: "", mediaCode: "", start: "2026-11-01", end: "2026-11-20", page: 1,
      pageSize: 20) { ... on RegistrableMagazinePage { total articles { salePeriod registeredTo { name } foundIn { name } } } } }`;
    expect(await dataOf(fake, magazines)).toEqual({
      registrableMagazines: {
        total: 1,
        articles: [
          {
            salePeriod: "提供期間：11/16 00:00～12/15 23:59",
            registeredTo: [{ name: "電池" }],
            foundIn: [{ name: "自動車" }],
          },
        ],
      },
    });
  });
});
