import { defineConfig } from "@playwright/test";
import { systemChromium } from "../scripts/lib/browser.mjs";
import { pinnedBrowser } from "../scripts/lib/pinned-browser.mjs";

/** Six free ports from here on; `npm test` finds them. */
const first = Number(process.env.JOURNEYS_PORT ?? 18080);
const web = `http://localhost:${first}`;
/** Below the checkout; journeys that start a process of their own use it too. */
const stateDir = "var/journeys";
/** CHROMIUM, else the one of the lockfile, else the system's own, else Playwright's. */
const pinned = process.env.CHROMIUM ? undefined : pinnedBrowser();
const chromium = pinned?.program ?? systemChromium();

/** The whole product in a browser: started by `npm start` itself, with fresh data and the demo. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test` runs what failed once more, on a product of its own (scripts/lib/test-steps.mjs).
  retries: 0,
  // They hold on a machine that does ten other things; a test that is right needs a small part of them.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL: web,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    viewport: { width: 1440, height: 900 },
    // A press that can't be made says which one it was, before the whole test runs out of time.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // What was done and asked; pictures of every step would take a third of the run.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      ...(pinned === undefined ? {} : { env: { ...process.env, ...pinned.env } }),
      // Chromium's sandbox needs rights that root in a container lacks; the product is the only site it visits.
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  metadata: { stateDir, mailPage: `http://localhost:${first + 2}`, smtpPort: first + 3 },
  webServer: {
    command: "node scripts/start-afresh.mjs",
    cwd: "..",
    // Printed when all services run, the worker too, which is the last.
    wait: { stdout: /Kirinuki runs/ },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    // Little but what went wrong: a service that ended and was started again is told here.
    stdout: "pipe",
    env: {
      KIRINUKI_DATA: stateDir,
      PORT: String(first),
      CORE_PORT: String(first + 1),
      MAIL_PORT: String(first + 2),
      SMTP_PORT: String(first + 3),
      CORE_INNER_PORT: String(first + 4),
      BFF_INNER_PORT: String(first + 5),
      // The journeys of the office sign-in are a proxy before us; without this nobody is believed.
      TRUSTED_PROXIES: "127.0.0.1, ::1",
      // The identity provider of a journey runs on this machine.
      SSO_PRIVATE_ADDRESSES: "true",
      // So do the chat rooms of one.
      CHAT_PRIVATE_ADDRESSES: "true",
      // And the push service of another.
      PUSH_PRIVATE_ADDRESSES: "true",
      // So that every screen is looked at with its links.
      PORTAL_URL: "https://portal.example/",
      TERMS_URL: "https://portal.example/terms",
      PRIVACY_URL: "https://portal.example/privacy",
      SMTP_URL: "",
      DATABASE_URL: "",
    },
  },
});
