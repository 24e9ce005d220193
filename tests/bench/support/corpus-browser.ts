import { type Browser, type BrowserContext, chromium, type Page, type Request } from "@playwright/test";
import { systemChromium } from "../../../scripts/lib/browser.mjs";
import { pinnedBrowser } from "../../../scripts/lib/pinned-browser.mjs";

/** Longer than every limit of the product: what is still undecided then hangs. */
export const DECIDED_WITHIN_MS = 60_000;

export interface Seen {
  /** shown, refused with its sentence, or hang. */
  outcome: "shown" | "refused" | "hang";
  /** The sentence that the reader got instead. */
  text: string;
  milliseconds: number;
  /** Messages of the console at level error, uncaught errors, dialogs, and requests to other places than the product. */
  complaints: string[];
}

/** CHROMIUM, else that of the lockfile, as the journeys take it. */
export function launchBrowser(): Promise<Browser> {
  const pinned = process.env.CHROMIUM ? undefined : pinnedBrowser();
  const executablePath = pinned?.program ?? systemChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(pinned === undefined ? {} : { env: { ...process.env, ...pinned.env } as Record<string, string> }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

export async function openBrowser(webUrl: string, cookie: { name: string; value: string }) {
  const browser = await launchBrowser();
  const context = await browser.newContext({ locale: "ja-JP", viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...cookie, url: webUrl, httpOnly: true }]);
  return { context, close: () => browser.close() };
}

/** Opens an address in a tab of its own and waits for what becomes of it. */
export async function look(
  context: BrowserContext,
  address: string,
  shown: (page: Page) => Promise<unknown>,
): Promise<Seen> {
  const page = await context.newPage();
  const complaints = listen(page, new URL(address).origin);
  const begun = performance.now();
  try {
    await page.goto(address);
    const refused = page.locator("h1, [role=alert] h2").filter({ hasText: /できません|取得することが/ });
    const text = await Promise.race([
      shown(page).then(() => ""),
      refused.first().textContent({ timeout: DECIDED_WITHIN_MS }),
    ]);
    return {
      outcome: text === "" ? "shown" : "refused",
      text: text ?? "",
      milliseconds: performance.now() - begun,
      complaints,
    };
  } catch {
    return { outcome: "hang", text: "", milliseconds: performance.now() - begun, complaints };
  } finally {
    await page.close();
  }
}

function listen(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const isOutside = (request: Request) => !request.url().startsWith(origin) && !/^(?:blob|data):/.test(request.url());
  page.on("requestfinished", (request) => {
    if (isOutside(request)) complaints.push(`asked ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // What the policy of the page holds back is told as a failure too, before anything is sent.
    if (isOutside(request) && request.failure()?.errorText !== "csp") complaints.push(`asked ${request.url()}`);
  });
  return complaints;
}
