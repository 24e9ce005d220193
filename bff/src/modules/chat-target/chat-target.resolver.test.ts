import { describe, expect, it } from "vitest";
import { fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($id: ID, $form: ChatTargetForm!) { saveChatTarget(id: $id, form: $form) {
  __typename ... on ChatTargetSaved { id signingSecret } ... on InvalidForm { fieldErrors { field message } } } }`;
const SAVE_SETTING = `mutation Save($form: ChatSettingForm!) { saveChatSetting(targetId: "3", id: null, form: $form) {
  __typename ... on ChatSettingSaved { id } ... on InvalidForm { fieldErrors { field } } ... on Refusal { code } } }`;
const setting = {
  ...{ dataKbn: 1, targetId: "7", dataSection: null, zeroArticleEmail: false, sendTimes: ["07:00"], alertFlag: false },
  ...{ quietStartTime: null, quietEndTime: null, alertMaxCount: 20, holidayRule: "next", weekendsOff: true },
};

describe("chat targets", () => {
  it("come with what is posted to them in one call", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(
      fake,
      "{ chatTargets { id kind name urlHost isStopped settings { id name alert sendTimes } } }",
    );
    expect(data).toEqual({
      chatTargets: [
        {
          ...{ id: "3", kind: "slack", name: "広報部", urlHost: "hooks.slack.com", isStopped: false },
          settings: [{ id: "8", name: "半導体", alert: true, sendTimes: ["07:00"] }],
        },
      ],
    });
    expect(fake.calls()).toEqual(["chat_targets"]);
  });

  it("are saved without a URL where none was typed; faults come under the form's names", async () => {
    const fake = fakeCoreApi();
    const form = { kind: "slack", targetName: "広報部", url: null, stopped: false, version: 2 };
    expect(await dataOf(fake, SAVE, { id: "3", form })).toEqual({
      saveChatTarget: { __typename: "ChatTargetSaved", id: "3", signingSecret: "" },
    });
    expect(fake.argumentOf("save_chat_target")).toEqual({
      ...{ chat_target_id: "3", kind: "slack", target_name: "広報部", stopped_flag: false, version: 2 },
    });
    const bad = { ...form, targetName: "", url: "ftp://x" };
    expect(await dataOf(fakeCoreApi(), SAVE, { id: null, form: bad })).toMatchObject({
      saveChatTarget: { fieldErrors: expect.arrayContaining([expect.objectContaining({ field: "url" })]) },
    });
  });

  it("say what a test came to, and what was posted", async () => {
    const fake = fakeCoreApi({
      answers: { chat_target_test: () => ({ sent_flag: 0, message: "URLが無効です（HTTP 404）。" }) },
    });
    const TEST = `mutation { testChatTarget(id: "3") { ... on ChatTested { wasTaken message } } }`;
    expect(await dataOf(fake, TEST)).toEqual({
      testChatTarget: { wasTaken: false, message: "URLが無効です（HTTP 404）。" },
    });
    expect(await dataOf(fake, `{ chatPosts(id: "3") { id isAlert status articleCount } }`)).toEqual({
      chatPosts: [{ id: "11", isAlert: false, status: 0, articleCount: 3 }],
    });
  });

  it("get settings, and lose them", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE_SETTING, { form: setting })).toMatchObject({ saveChatSetting: { id: "8" } });
    expect(fake.argumentOf("save_chat_setting")).toMatchObject({
      chat_target_id: "3",
      data_kbn: 1,
      id: "7",
      holiday_rule: "next",
    });
    const twin = fakeCoreApi({ answers: { save_chat_setting: refused("MSG0050", "登録済みです。") } });
    expect(await dataOf(twin, SAVE_SETTING, { form: setting })).toMatchObject({ saveChatSetting: { code: "MSG0050" } });
    const REMOVE = `mutation { removeChatSetting(targetId: "3", id: "8", version: 1) { __typename }
      removeChatTarget(id: "3", version: 2) { __typename } }`;
    expect(await dataOf(fake, REMOVE)).toEqual({
      removeChatSetting: { __typename: "ChangeDone" },
      removeChatTarget: { __typename: "ChangeDone" },
    });
  });
});
