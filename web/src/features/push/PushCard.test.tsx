import { ApolloProvider } from "@apollo/client/react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../../browser/session-storage.ts";
import { digestOf, endPush } from "../../session/push/push-subscription.ts";
import { newSessionClient } from "../../session/session-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { keepPush } from "./keep-push.ts";
import PushCard from "./PushCard.tsx";

const KEY = "BKey_1";
const ENDPOINT = "https://push.example/wp/1";

/** A browser with a push service, as far as the product asks it. */
function aBrowser({ subscribed = null as string | null, refuses = null as Error | null } = {}) {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const subscriptionFor = (key: string) => ({
    endpoint: `${ENDPOINT}?${key}`,
    options: { applicationServerKey: bytes(key).buffer },
    toJSON: () => ({ keys: { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) } }),
    unsubscribe: async () => {
      browser.subscription = null;
      return true;
    },
  });
  type Subscription = ReturnType<typeof subscriptionFor>;
  const browser = {
    subscription: (subscribed ? subscriptionFor(subscribed) : null) as Subscription | null,
    registered: "",
  };
  const registration = {
    scope: `${location.origin}/push/`,
    active: { state: "activated" },
    getNotifications: async () => [],
    unregister: async () => true,
    pushManager: {
      getSubscription: async () => browser.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (refuses) throw refuses;
        browser.subscription = subscriptionFor(applicationServerKey);
        return browser.subscription;
      },
    },
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", class {});
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async (address: string, { scope }: { scope: string }) => {
        browser.registered = `${address} ${scope}`;
        return registration;
      },
    },
  });
  return browser;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const device = (parts: object) => ({
  __typename: "PushDevice",
  ...{
    id: "4",
    endpointDigest: "",
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0",
    alerts: true,
    mails: false,
  },
  ...{ quietStartTime: null, quietEndTime: null, createdAt: "2026-11-20T08:00:00+09:00", lastSentAt: null, ...parts },
});
const listed = (...devices: object[]) => ({
  data: { pushDevices: { __typename: "PushDevices", applicationServerKey: KEY, devices } },
});
const done = { data: { removePushDevice: { __typename: "PushDeviceDone", done: true } } };

function open(answers: Parameters<typeof fakeBff>[0]) {
  const bff = fakeBff(answers);
  render(
    <ApolloProvider client={newSessionClient()}>
      <PushCard />
    </ApolloProvider>,
    "/account",
  );
  return bff;
}
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("notifications on this browser", () => {
  it("begin after a press, by a worker and a subscription of their own", async () => {
    const browser = aBrowser();
    const own = device({ endpointDigest: await digestOf(`${ENDPOINT}?${KEY}`) });
    const bff = open({
      PushDevices: [listed(), listed(own)],
      SavePushDevice: { data: { savePushDevice: { __typename: "PushDeviceSaved", id: "4" } } },
    });
    await press("この端末で通知を受け取る");
    expect(await screen.findByText("この端末で通知を受け取ります。")).toBeTruthy();
    expect(browser.registered).toBe("/push-worker.js /push/");
    expect(sent(bff, "SavePushDevice")).toEqual({
      form: {
        ...{ alertFlag: true, mailFlag: true, quietStartTime: "22:00", quietEndTime: "06:00" },
        ...{ endpoint: `${ENDPOINT}?${KEY}`, p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) },
      },
    });
    expect(recall("push")).toBe("1");
    expect(await screen.findByRole("button", { name: "テスト通知を送る" })).toBeTruthy();
  });

  it.each([
    [new DOMException("no", "NotAllowedError"), /許可されていません/],
    [new DOMException("no", "AbortError"), /通知サービスにつながりませんでした/],
  ])("say what the browser said: %s", async (refuses, sentence) => {
    aBrowser({ refuses });
    const bff = open({ PushDevices: listed() });
    await press("この端末で通知を受け取る");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(sent(bff, "SavePushDevice")).toBeUndefined();
  });

  it("are not offered where the browser knows none", async () => {
    open({ PushDevices: listed() });
    expect(await screen.findByText("このブラウザーでは通知を使えません。")).toBeTruthy();
  });

  it("end here at the server and in the browser, and on other devices at the server", async () => {
    const browser = aBrowser({ subscribed: KEY });
    const own = device({ endpointDigest: await digestOf(`${ENDPOINT}?${KEY}`) });
    const other = device({ id: "9", endpointDigest: "other" });
    const bff = open({
      PushDevices: [listed(own, other), listed(own), listed()],
      RemovePushDevice: done,
    });
    await userEvent.click(await screen.findByRole("button", { name: /への通知をやめる$/ }));
    expect(await screen.findByText("その端末への通知をやめました。")).toBeTruthy();
    expect(browser.subscription).not.toBeNull();
    await press("この端末の通知をやめる");
    expect(await screen.findByText("この端末の通知をやめました。")).toBeTruthy();
    expect(browser.subscription).toBeNull();
    const removed = bff.calls.filter(({ operation }) => operation === "RemovePushDevice");
    expect(removed.map(({ body }) => body.variables)).toEqual([{ id: "9" }, { id: "4" }]);
  });
});

describe("a browser that is opened again", () => {
  const opened = (answers: Parameters<typeof fakeBff>[0]) => {
    remember("push", "1");
    const bff = fakeBff(answers);
    return { bff, keeping: keepPush(newSessionClient()) };
  };

  it("goes with the new session", async () => {
    const browser = aBrowser({ subscribed: KEY });
    const { bff, keeping } = opened({ CheckPushDevice: { data: { checkPushDevice: "4" } } });
    await keeping;
    expect(bff.calls.map(({ operation }) => operation)).toEqual(["CheckPushDevice"]);
    expect(browser.subscription).not.toBeNull();
  });

  it("tells nothing more of another user's", async () => {
    const browser = aBrowser({ subscribed: KEY });
    await opened({ CheckPushDevice: { data: { checkPushDevice: null } }, PushDevices: listed(device({})) }).keeping;
    expect(browser.subscription).toBeNull();
    expect(recall("push")).toBeNull();
  });

  it("subscribes for the server's new key, with what it told before", async () => {
    const browser = aBrowser({ subscribed: "BOld" });
    const own = device({ endpointDigest: await digestOf(`${ENDPOINT}?BOld`) });
    const { bff, keeping } = opened({
      CheckPushDevice: { data: { checkPushDevice: null } },
      PushDevices: listed(own),
      SavePushDevice: { data: { savePushDevice: { __typename: "PushDeviceSaved", id: "5" } } },
      RemovePushDevice: done,
    });
    await keeping;
    expect(browser.subscription?.endpoint).toBe(`${ENDPOINT}?${KEY}`);
    expect(sent(bff, "SavePushDevice")).toMatchObject({
      form: { alertFlag: true, mailFlag: false, quietStartTime: null },
    });
    expect(sent(bff, "RemovePushDevice")).toEqual({ id: "4" });
  });

  it("tells nothing after a sign-out, whatever the server knows", async () => {
    const browser = aBrowser({ subscribed: KEY });
    remember("push", "1");
    await endPush();
    expect([browser.subscription, recall("push")]).toEqual([null, null]);
  });
});
