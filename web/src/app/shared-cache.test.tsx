import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import NoticeScreen from "../screens/1003-notice/NoticeScreen.tsx";
import { SAVE_NOTICE } from "../screens/1003-notice/notice-documents.ts";
import DestinationsScreen from "../screens/1007-destinations/DestinationsScreen.tsx";
import { SAVE_MAIL_SETTING } from "../screens/1008-mail-setting/mail-setting-documents.ts";
import { newSessionClient } from "../session/session-client.ts";
import { fakeBff } from "../testing/fake-bff.ts";
import { render } from "../testing/render.tsx";

const setting = {
  __typename: "MailSetting",
  ...{ id: "5", dataKbn: 1, targetId: "7", targetName: "半導体", dataSection: 101, mailAddress: "a@example.jp" },
  ...{
    templateId: "0",
    templateFileName: "標準.csv",
    subjectType: 4,
    attachType: 2,
    zeroArticleEmail: true,
    withTones: false,
  },
  ...{ sendTimes: ["07:00"], nextSendAt: "2026-11-21T07:00:00+09:00", encoding: "utf8", alert: false },
  ...{
    quietStartTime: null,
    quietEndTime: null,
    alertMaxCount: 20,
    alertMainOnly: false,
    addressStopped: false,
    addressStopReason: "",
  },
  ...{ addressId: "3", bounceCount: 0, bouncedAt: null },
  ...{ addressGroupId: null, addressGroupName: "", memberCount: 0 },
  ...{
    holidayRule: "send",
    weekendsOff: false,
    supplementRule: "next",
    supplementTime: "10:00",
    pauses: [],
    absences: [],
  },
  version: 3,
};
const form = {
  ...{ dataKbn: 1, targetId: "7", mailAddress: "b@example.jp", templateFileId: "0", subjectType: 4, attachType: 2 },
  ...{ mailAddressConfirmation: "b@example.jp", encoding: "utf8", sendTimes: ["07:00"], zeroArticleEmail: true },
};

it("shows on 1007 what 1008 has saved, without asking for the list again", async () => {
  const bff = fakeBff({
    DestinationsScreen: {
      data: {
        mailSettings: { __typename: "MailSettingPage", settings: [setting], total: 1 },
        mailTargets: { __typename: "MailTargets", targets: [], allSelectable: true },
      },
    },
    SaveMailSetting: { data: { saveMailSetting: { ...setting, mailAddress: "b@example.jp", version: 4 } } },
  });
  const client = newSessionClient();
  render(<DestinationsScreen />, "/1007", client);
  expect(await screen.findByRole("row", { name: /a@example\.jp/ })).toBeTruthy();
  await act(() => client.mutate({ mutation: SAVE_MAIL_SETTING, variables: { id: "5", version: 3, form } }));
  expect(await screen.findByRole("row", { name: /b@example\.jp/ })).toBeTruthy();
  expect(bff.operations()).toEqual(["DestinationsScreen", "SaveMailSetting"]);
});

it("knows of one notice only, whatever brought it", async () => {
  const notice = { __typename: "Notice", text: "一行目", version: "v1" };
  const bff = fakeBff({
    NoticeScreen: { data: { notice: { ...notice, text: "" } } },
    SaveNotice: { data: { saveNotice: notice } },
  });
  const client = newSessionClient();
  render(<NoticeScreen />, "/1003", client);
  await screen.findByLabelText("お知らせの内容");
  expect(screen.queryByRole("button", { name: "削除" })).toBeNull();
  await act(() => client.mutate({ mutation: SAVE_NOTICE, variables: { form: { text: "一行目" } } }));
  expect(await screen.findByRole("button", { name: "削除" })).toBeTruthy();
  expect(bff.operations()).toEqual(["NoticeScreen", "SaveNotice"]);
});
