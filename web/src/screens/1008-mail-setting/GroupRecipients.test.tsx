import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MailSettingScreen from "./MailSettingScreen.tsx";

const stored = {
  __typename: "MailSetting",
  ...{ id: "5", dataKbn: 1, targetId: "7", targetName: "半導体", dataSection: null, mailAddress: "" },
  ...{ addressGroupId: "2", addressGroupName: "役員", memberCount: 1, templateId: "0", templateFileName: "標準.csv" },
  ...{ nextSendAt: "2026-11-21T07:00:00+09:00", subjectType: 1, attachType: 1, zeroArticleEmail: false },
  ...{
    withTones: false,
    sendTimes: ["07:00"],
    encoding: "utf8",
    version: 3,
    alert: false,
    alertMaxCount: 20,
    alertMainOnly: false,
  },
  ...{ quietStartTime: null, quietEndTime: null, holidayRule: "send", weekendsOff: false, pauses: [], absences: [] },
  ...{ supplementRule: "next", supplementTime: "10:00", addressStopped: false, addressStopReason: "" },
  ...{ addressId: "0", bounceCount: 0, bouncedAt: null },
};
const group = {
  ...{ __typename: "AddressGroup", id: "2", name: "役員", stoppedCount: 1 },
  addresses: ["a@example.jp", "b@example.jp", "c@example.jp"],
};
const screenData = {
  mailTargets: {
    __typename: "MailTargets",
    targets: [{ __typename: "MailTarget", dataKbn: 1, id: "7", name: "半導体" }],
    allSelectable: true,
  },
  mailTemplates: [{ __typename: "MailTemplate", id: "0", name: "標準", fileName: "標準.csv", isDefault: false }],
  mailAddresses: [],
  addressGroups: [group],
};
const aMember = (mailAddress: string, parts: object = {}) => ({
  __typename: "MailSettingMember",
  ...{ mailAddress, addressId: "3", name: "", state: "group", addressStopped: false, addressStopReason: "" },
  ...{ bounceCount: 0, bouncedAt: null, ...parts },
});
const members = [
  aMember("a@example.jp", { name: "佐藤" }),
  aMember("b@example.jp", { addressStopped: true, addressStopReason: "550 unknown user", addressId: "9" }),
  aMember("c@example.jp", { state: "own" }),
];
const preview = {
  __typename: "MailSettingPreview",
  ...{
    processDate: "2026-11-20",
    mail: null,
    attachmentName: "",
    refusal: "送信できる記事がありません。",
    unencodable: [],
  },
};

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({
    MailSettingScreen: { data: { ...screenData, ...(address.includes("id=") && { mailSetting: stored }) } },
    MailSettingPreview: { data: { mailSettingPreview: preview } },
    MailSettingMembers: { data: { mailSettingMembers: members } },
    SaveMailSetting: { data: { saveMailSetting: { ...stored, version: 4 } } },
    ...answers,
  });
  render(<MailSettingScreen />, address);
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.findLast(({ operation }) => operation === name)?.body.variables;

describe("a mail setting for an address group", () => {
  it("is chosen in place of an address, says how many it reaches, and is sent without an address", async () => {
    const bff = open("/1008");
    await userEvent.selectOptions(await screen.findByLabelText(/^配信対象/), "半導体");
    await userEvent.click(screen.getByRole("radio", { name: "宛先グループから選ぶ" }));
    expect(screen.queryByLabelText(/^メールアドレス/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await screen.findAllByText("宛先グループを選択してください。")).toBeTruthy();
    expect(bff.operations()).not.toContain("SaveMailSetting");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^宛先グループ/ }), "役員");
    expect(screen.getByText("2件に送信（停止中の1件を除く）")).toBeTruthy();
    expect(await screen.findByText("宛先グループ「役員」 2件に送信（停止中の1件を除く）")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("at /1007")).toBeTruthy();
    expect(variablesOf(bff, "SaveMailSetting")).toMatchObject({ form: { addressGroupId: "2", mailAddress: "" } });
  });

  it("shows its members below, with who is stopped, and lets one get mails again", async () => {
    const bff = open("/1008?id=5", {
      MailSettingScreen: [
        { data: { ...screenData, mailSetting: stored } },
        { data: { ...screenData, addressGroups: [{ ...group, stoppedCount: 0 }], mailSetting: stored } },
      ],
      ResumeMember: { data: { resumeMailAddress: { __typename: "MailDone", done: true } } },
    });
    const table = within(await screen.findByRole("region", { name: "グループの宛先" }));
    expect(screen.getByText("2件に送信（停止中の1件を除く）")).toBeTruthy();
    expect(table.getByRole("row", { name: /a@example\.jp 佐藤 この設定で配信/ })).toBeTruthy();
    expect(table.getByRole("row", { name: /b@example\.jp 停止中.*550 unknown user/ })).toBeTruthy();
    expect(table.getByRole("row", { name: /c@example\.jp 宛先の配信設定で配信/ })).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "宛先グループから選ぶ" })).toBeNull();
    await userEvent.click(table.getByRole("button", { name: "b@example.jpへの送信を再開" }));
    expect(await screen.findByText(/^b@example\.jpへの送信を再開しました。/)).toBeTruthy();
    expect(variablesOf(bff, "ResumeMember")).toEqual({ id: "9" });
    expect(await screen.findByText("3件に送信")).toBeTruthy();
    expect(bff.operations()).not.toContain("MailSettingHistory");
  });

  it("says that a group is empty", async () => {
    open("/1008?id=5", { MailSettingMembers: { data: { mailSettingMembers: [] } } });
    expect(await screen.findByText("グループに宛先がありません。")).toBeTruthy();
  });
});
