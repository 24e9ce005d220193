import { openPushService, type PushBrowser } from "../support/push-service.ts";
import { violations } from "./axe.ts";
import { expect, login, signedIn, test } from "./fixtures.ts";
import { anEmptyContract } from "./taking-in.ts";

const CODE = "tsuchi0001";
const ADMIN = { user_id: "tsuchi-kanri", name: "通知　告子", email: "tsugeko@tsuchi.example.jp" };

/** Chromium without a push service of its own: what it would have subscribed as. The worker and its notifications are the browser's. */
function standIn({ endpoint, p256dh, auth }: Pick<PushBrowser, "endpoint" | "p256dh" | "auth">): void {
  let own: PushSubscription | null = null;
  PushManager.prototype.subscribe = async () => {
    own = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        own = null;
        return true;
      },
    } as unknown as PushSubscription;
    return own;
  };
  PushManager.prototype.getSubscription = async () => own;
}

/** A browser without a screen shows no notification: what the worker would have shown. */
function standInForTheSystem(): void {
  const told: object[] = [];
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
  Object.assign(self, { shown: told });
  registration.showNotification = async (title, { body, data } = {}) => void told.push({ title, body, data });
}

test("a user is notified on a browser, tries it, and takes it back by signing out", async ({
  page,
  context,
  request,
}) => {
  const service = await openPushService();
  try {
    await anEmptyContract(request, { contract_code: CODE, company_name: "通知商事" }, ADMIN);
    await signedIn(page, CODE, ADMIN.user_id);
    const devices = async () => (await (await page.request.get("/api/v1/push_devices")).json()).data;
    const browser = service.browser((await devices()).application_server_key);
    await page.addInitScript(standIn, { endpoint: browser.endpoint, p256dh: browser.p256dh, auth: browser.auth });
    await context.grantPermissions(["notifications"]);
    await page.goto("/account");
    await page.getByRole("button", { name: "この端末で通知を受け取る" }).click();
    await expect(page.getByText("この端末で通知を受け取ります。")).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "テスト通知を送る" }).click();
    await expect(page.getByText(/^テスト通知を送りました。/)).toBeVisible();
    await expect.poll(() => browser.shown.length).toBe(1);

    const [worker] = context.serviceWorkers().filter((each) => each.url().endsWith("/push-worker.js"));
    if (!worker) throw new Error("the worker of notifications does not run");
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((found) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === "/push/");
        if (own) found(own.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    const [origin, registrationId] = [new URL(page.url()).origin, await registered];
    const data = browser.shown[0]?.text ?? "";
    await worker.evaluate(standInForTheSystem);
    await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { shown: object[] }).shown))
      .toEqual([{ title: "Kirinukiのテスト通知", body: "この端末に通知が届きます。", data: { path: "/account" } }]);

    await page.getByRole("button", { name: /告子/ }).click();
    await page.getByRole("button", { name: "ログアウト", exact: true }).click();
    await expect(page).toHaveURL(/\/0018\?logoutid=1$/);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/push/"))?.scope),
    ).toBeUndefined();
    await login(page.request, CODE, ADMIN.user_id);
    expect((await devices()).push_devices).toEqual([]);
  } finally {
    await service.close();
  }
});
