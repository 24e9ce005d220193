import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const PARTS = `[{ part: "冒頭", text: "おはよう" }]`;
const save = (
  more: string,
) => `mutation { saveMailTemplate(form: { ${more} isDefault: false, parts: ${PARTS} }) { __typename
  ... on MailTemplateSaved { id } ... on InvalidForm { fieldErrors { field message position } } ... on VersionConflict { message } } }`;

describe("a template's texts", () => {
  it("are read with their versions, one call each; of what is gone nothing", async () => {
    const fake = fakeCoreApi();
    const read = `{ mailTemplate(id: "4") { name version parts { part text } } mailTemplateVersions(id: "4") { version savedBy } }`;
    expect(await dataOf(fake, read)).toEqual({
      mailTemplate: { name: "朝の便", version: 3, parts: [{ part: "冒頭", text: "おはようございます。" }] },
      mailTemplateVersions: [{ version: 3, savedBy: "水瀬" }],
    });
    expect(fake.calls().toSorted()).toEqual(["mail_template", "mail_template_versions"]);
    const gone = fakeCoreApi({ answers: { mail_template: failing("NOT_FOUND") } });
    expect(await dataOf(gone, `{ mailTemplate(id: "4") { name } }`)).toEqual({ mailTemplate: null });
  });

  it("are saved as a new template, or in the place of one whose version was seen", async () => {
    const fake = fakeCoreApi();
    const parts = [{ part: "冒頭", text: "おはよう" }];
    expect(await dataOf(fake, save('name: "朝"'))).toEqual({
      saveMailTemplate: { __typename: "MailTemplateSaved", id: "9" },
    });
    expect(fake.argumentOf("make_template")).toEqual({ name: "朝", default_flag: 0, parts });
    await dataOf(fake, save('id: "4", version: 3, name: "朝"'));
    expect(fake.argumentOf("change_template")).toEqual({
      ...{ template_file_id: "4", version: "3", name: "朝", default_flag: 0, parts },
    });
  });

  it("that somebody else has changed meanwhile are a conflict; a blank name is the form's fault", async () => {
    const late = fakeCoreApi({ answers: { change_template: failing("CONFLICT") } });
    expect(await dataOf(late, save('id: "4", version: 3, name: "朝"'))).toMatchObject({
      saveMailTemplate: { __typename: "VersionConflict" },
    });
    expect(await dataOf(fakeCoreApi(), save('name: " "'))).toMatchObject({
      saveMailTemplate: { fieldErrors: [{ field: "name", message: "テンプレート名を入力してください。" }] },
    });
  });

  it("are previewed before they are saved", async () => {
    const fake = fakeCoreApi();
    const preview = `{ templatePreview(form: { dataKbn: 1, targetId: "7", processDate: "2026-11-20", templateFileId: "0" }, parts: ${PARTS}) {
      ... on MailPreview { text warnings { kind message } } } }`;
    expect(await dataOf(fake, preview)).toEqual({
      templatePreview: { text: "本文", warnings: [{ kind: "spam", message: "件名に「激安」があります。" }] },
    });
    expect(fake.argumentOf("preview_template")).toMatchObject({ id: "7", parts: [{ part: "冒頭", text: "おはよう" }] });
  });
});

describe("the look of mails", () => {
  it("is read and changed; a logo stays where none is given, and goes where that is said", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ mailLook { color logoKey } }")).toMatchObject({ mailLook: { color: "#8a1538" } });
    const change = async (form: string) => {
      const fake = fakeCoreApi();
      await dataOf(fake, `mutation { saveMailLook(form: { ${form} }) { __typename } }`);
      return fake.argumentOf("save_mail_look");
    };
    expect(await change('color: "#8a1538", removesLogo: false')).toEqual({ color: "#8a1538" });
    expect(await change('logo: "eA==", removesLogo: false')).toEqual({ color: null, logo: "eA==" });
    expect(await change("removesLogo: true")).toEqual({ color: null, logo: null });
    const wrong = `mutation { saveMailLook(form: { color: "red", removesLogo: false }) { ... on InvalidForm { fieldErrors { field } } } }`;
    expect(await dataOf(fake, wrong)).toEqual({ saveMailLook: { fieldErrors: [{ field: "color" }] } });
  });
});
