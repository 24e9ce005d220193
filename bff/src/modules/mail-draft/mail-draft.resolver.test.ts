import { describe, expect, it } from "vitest";
import { fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($key: MailDraftKeyInput, $version: Int, $change: MailDraftChange!) {
  saveMailDraft(key: $key, version: $version, change: $change) {
    __typename ... on MailDraft { id version conflicts editors { name } articles { articleId comment } withTones }
    ... on Refusal { code } ... on InvalidForm { fieldErrors { field } } } }`;

describe("drafts of mails", () => {
  it("are listed with what is planned among them, in one call", async () => {
    const fake = fakeCoreApi();
    const asked = "{ mailDrafts { drafts { id subject sendingId sendAt canCancel } recentAddresses } }";
    expect(await dataOf(fake, asked)).toEqual({
      mailDrafts: {
        drafts: [{ id: "7", subject: "ご参考", sendingId: "9", sendAt: "2026-11-21T07:00:00+09:00", canCancel: true }],
        recentAddresses: ["a@example.jp"],
      },
    });
    expect(fake.calls()).toEqual(["mail_drafts"]);
  });

  it("are saved by what was changed; what somebody else has changed comes back by the form's name", async () => {
    const fake = fakeCoreApi();
    const change = {
      addresses: ["b@example.jp"],
      articles: [{ articleId: "11", comment: "要点" }, { articleId: "12" }],
    };
    expect(await dataOf(fake, SAVE, { key: { id: "7" }, version: 3, change })).toMatchObject({
      saveMailDraft: { version: 4, conflicts: ["addresses"], editors: [{ name: "鈴木" }], withTones: true },
    });
    expect(fake.argumentOf("save_mail_draft")).toEqual({
      ...{ mail_draft_id: "7", version: 3, mail_address: ["b@example.jp"] },
      articles: [{ article_id: "11", comment: "要点" }, { article_id: "12" }],
    });
  });

  it("of a mail edition are named by its target", async () => {
    const fake = fakeCoreApi();
    const ENTER = `mutation { enterMailDraft(key: { target: { kind: THEME, id: "3" } }) { ... on MailDraft { id } } }`;
    expect(await dataOf(fake, ENTER)).toEqual({ enterMailDraft: { id: "7" } });
    expect(fake.argumentOf("enter_mail_draft")).toEqual({ data_kbn: 1, id: "3" });
  });

  it("say why they can't be changed, and are discarded", async () => {
    const sent = fakeCoreApi({ answers: { save_mail_draft: refused("MSG0129", "送信済みです。") } });
    expect(await dataOf(sent, SAVE, { key: { id: "7" }, version: 3, change: { text: "x" } })).toMatchObject({
      saveMailDraft: { code: "MSG0129" },
    });
    const fake = fakeCoreApi();
    expect(await dataOf(fake, `mutation { discardMailDraft(id: "7") { __typename } }`)).toEqual({
      discardMailDraft: { __typename: "ChangeDone" },
    });
    expect(fake.argumentOf("discard_mail_draft")).toEqual({ mail_draft_id: "7" });
  });
});

describe("groups of addresses", () => {
  it("are listed, saved and deleted, with faults under the form's names", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ addressGroups { id name addresses version } }")).toEqual({
      addressGroups: [{ id: "2", name: "役員", addresses: ["a@example.jp"], version: 1 }],
    });
    const GROUP = `mutation Save($form: AddressGroupForm!) { saveAddressGroup(id: "2", form: $form) {
      __typename ... on AddressGroup { version } ... on InvalidForm { fieldErrors { field } } } }`;
    const form = { groupName: "役員", addresses: ["a@example.jp"], version: 1 };
    expect(await dataOf(fake, GROUP, { form })).toEqual({
      saveAddressGroup: { __typename: "AddressGroup", version: 2 },
    });
    expect(await dataOf(fake, GROUP, { form: { ...form, addresses: ["x"] } })).toMatchObject({
      saveAddressGroup: { fieldErrors: [{ field: "addresses" }] },
    });
    await dataOf(fake, `mutation { removeAddressGroup(id: "2", version: 1) { __typename } }`);
    expect(fake.argumentOf("remove_address_group")).toEqual({ address_group_id: "2", version: 1 });
  });
});
