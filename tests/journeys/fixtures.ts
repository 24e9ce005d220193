import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";

/** Of every user of the demo (docs: README, Sign in to the demo). */
export const PASSWORD = "Kirinuki1!";

interface Fixtures {
  /** What went wrong on any page of the test; it fails the test at its end. A test that means a fault takes it out. */
  faults: string[];
}

/** Chromium's word for a sandbox at work: in the frame of a mail or a book, which may run nothing, a test's own probes are refused too. */
const PROBE_IN_SANDBOX = /^Blocked script execution in '[^']+' because the document's frame is sandboxed/;

/** Every journey fails on any message of the console, any uncaught error and any answer of 400 or above. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !PROBE_IN_SANDBOX.test(message.text()))
          faults.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on("response", (answer) => {
        if (answer.status() >= 400) faults.push(`HTTP ${answer.status()}: ${answer.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs the page's browser in without the form; the form has its own journeys. */
export async function signedIn(page: Page, contract_code: string, user_id: string): Promise<void> {
  await login(page.request, contract_code, user_id);
}

/** Of the demo's operator of the role 管理. */
const OPERATOR = { id: "operator", password: "Operator1!" };

/** Signs an operator in by the form at /el, which must be open. */
export async function fillOperatorLogin(page: Page, { id, password } = OPERATOR): Promise<void> {
  await page.getByLabel("運用担当者ID").fill(id);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

/** An operator's session of the REST API: its cookie stays in the request context. */
export async function operatorLogin(request: APIRequestContext): Promise<void> {
  const data = { el_admin_id: OPERATOR.id, password: OPERATOR.password };
  const answer = await request.post("/admin/api/v1/el_admin_login", { data });
  expect((await answer.json()).result).toMatchObject({ status: 0 });
}

/** A session of the REST API: its cookie stays in the request context. */
export async function login(request: APIRequestContext, contract_code: string, user_id: string): Promise<void> {
  const answer = await request.post("/api/v1/login", { data: { contract_code, user_id, password: PASSWORD } });
  expect((await answer.json()).result).toMatchObject({ status: 0 });
}

/** A user of the contract aozora01 of one journey alone, which changes his password or ends his sessions. */
export async function aUser(
  request: APIRequestContext,
  user_id: string,
  password = PASSWORD,
  rights: object = {},
): Promise<void> {
  await login(request, "aozora01", "admin01");
  const groups = await (await request.get("/api/v1/user_groups")).json();
  const answer = await request.put("/api/v1/user", {
    data: {
      ...{ user_id, name: "鍵山　環奈", email: `${user_id}@aozora.example.jp`, user_authority: 0 },
      ...{ user_group_id: groups.data.user_groups[0].user_group_id, password, confirmpassword: password, ...rights },
    },
  });
  expect((await answer.json()).result).toMatchObject({ status: 0 });
}

/** Fills in the form of screen 0001 and sends it. */
export async function fillLogin(page: Page, contract: string, user: string, password: string): Promise<void> {
  await page.getByLabel("企業コード").fill(contract);
  await page.getByLabel("ユーザーID").fill(user);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

/** The answer to the contract's question before an original is counted. */
export const yes = (page: Page) => page.getByRole("button", { name: "はい" });
