import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($form: PushDeviceForm!) {
  savePushDevice(form: $form) {
    __typename
    ... on PushDeviceSaved { id }
    ... on InvalidForm { fieldErrors { field } }
  }
}`;
const FORM = {
  ...{ endpoint: "https://push.example/1", p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) },
  ...{ alertFlag: true, mailFlag: false, quietStartTime: "22:00", quietEndTime: "07:00" },
};

describe("browsers that a user is notified on", () => {
  it("are listed with one call", async () => {
    const fake = fakeCoreApi();
    const asked =
      "{ pushDevices { applicationServerKey devices { id endpointDigest userAgent alerts mails quietStartTime lastSentAt } } }";
    expect(await dataOf(fake, asked)).toEqual({
      pushDevices: {
        applicationServerKey: "BKey",
        devices: [
          {
            ...{ id: "4", endpointDigest: "ab", userAgent: "Firefox", alerts: true, mails: false },
            ...{ quietStartTime: "22:00", lastSentAt: null },
          },
        ],
      },
    });
    expect(fake.calls()).toEqual(["push_devices"]);
  });

  it("are kept by their form, and not by one with faults", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { form: FORM })).toMatchObject({ savePushDevice: { id: "4" } });
    expect(fake.argumentOf("save_push_device")).toEqual({
      ...{ endpoint: FORM.endpoint, p256dh: FORM.p256dh, auth: FORM.auth, alert_flag: true, mail_flag: false },
      ...{ quiet_start_time: "22:00", quiet_end_time: "07:00" },
    });
    const faulty = fakeCoreApi();
    const faults = ["endpoint", "auth", "quietEndTime"].map((field) => ({ field }));
    expect(
      await dataOf(faulty, SAVE, { form: { ...FORM, endpoint: "x", auth: "", quietEndTime: null } }),
    ).toMatchObject({ savePushDevice: { fieldErrors: expect.arrayContaining(faults) } });
    expect(faulty.calls()).toEqual([]);
  });

  it.each([
    ["taken back", () => ({})],
    ["taken back before", failing("NOT_FOUND")],
  ])("are gone when %s", async (_, remove) => {
    const fake = fakeCoreApi({ answers: { remove_push_device: remove } });
    expect(await dataOf(fake, 'mutation { removePushDevice(id: "4") { done } }')).toEqual({
      removePushDevice: { done: true },
    });
  });

  it("say whose they are", async () => {
    const fake = fakeCoreApi({ answers: { check_push_device: () => ({ push_device_id: null }) } });
    expect(await dataOf(fake, 'mutation { checkPushDevice(endpoint: "https://push.example/1") }')).toEqual({
      checkPushDevice: null,
    });
  });

  it("are tried, unless it was just now", async () => {
    const ask = 'mutation { testPushDevice(id: "4") { __typename } }';
    expect(await dataOf(fakeCoreApi(), ask)).toEqual({ testPushDevice: { __typename: "PushDeviceDone" } });
    const busy = fakeCoreApi({ answers: { test_push_device: failing("TOO_MANY_REQUESTS") } });
    expect(await dataOf(busy, ask)).toEqual({ testPushDevice: { __typename: "Refusal" } });
  });
});
