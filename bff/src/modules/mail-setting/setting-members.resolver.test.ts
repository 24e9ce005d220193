import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { aMailSetting } from "../../testing/mail-wire.ts";
import { dataOf } from "../../testing/run-operation.ts";

const MEMBERS = `{ mailSettingMembers(id: "5") { mailAddress addressId name state addressStopped addressStopReason bounceCount bouncedAt } }`;
const SAVE = `mutation Save($form: MailSettingForm!) {
  saveMailSetting(form: $form) { ... on MailSetting { id mailAddress addressGroupId addressGroupName memberCount } }
}`;
const form = {
  ...{ dataKbn: 1, targetId: "7", mailAddress: "", mailAddressConfirmation: "", addressGroupId: "2" },
  ...{ templateFileId: "0", subjectType: 4, attachType: 2, zeroArticleEmail: false, sendTimes: ["07:00"] },
  encoding: "utf8",
};

describe("a mail setting for an address group", () => {
  it("is sent without an address, and answers with its group", async () => {
    const ofGroup = { mail_address: "", address_group_id: "2", address_group_name: "役員", member_count: 12 };
    const fake = fakeCoreApi({ answers: { save_mail_setting: () => aMailSetting(ofGroup) } });
    const { saveMailSetting } = await dataOf(fake, SAVE, { form });
    expect(saveMailSetting).toEqual({
      ...{ id: "5", mailAddress: "", addressGroupId: "2", addressGroupName: "役員", memberCount: 12 },
    });
    const sent = fake.argumentOf("save_mail_setting");
    expect(sent).toMatchObject({ address_group_id: "2" });
    expect(sent).not.toHaveProperty("mail_address");
  });

  it("has members, each with its state; null where it is not of the contract", async () => {
    const fake = fakeCoreApi();
    expect((await dataOf(fake, MEMBERS)).mailSettingMembers).toEqual([
      {
        ...{ mailAddress: "a@example.jp", addressId: "3", name: "佐藤", state: "group", addressStopped: true },
        ...{ addressStopReason: "不達", bounceCount: 3, bouncedAt: "2026-11-19T07:00:00+09:00" },
      },
    ]);
    expect(fake.argumentOf("mail_setting_members")).toEqual({ mail_setting_id: "5" });
    const unknown = fakeCoreApi({ answers: { mail_setting_members: failing("NOT_FOUND") } });
    expect((await dataOf(unknown, MEMBERS)).mailSettingMembers).toBeNull();
  });
});
