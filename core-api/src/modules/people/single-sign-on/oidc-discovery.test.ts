import { validationText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { testApi } from "../../../testing/test-api.ts";
import { forgingProvider } from "./testing/forging-provider.ts";
import { PROVIDER, ssoDesk } from "./testing/sso-desk.ts";

const MINUTE = 60_000;
const db = await testDatabase();
const desk = await ssoDesk(db, "single03");
const values = { provider_name: "forge", domains: ["forge.example"] };
let forger: Awaited<ReturnType<typeof forgingProvider>>;
let provider: { id: string; key: string };

/** The message of the answer: none where somebody was let in. */
async function signIn(): Promise<string | null> {
  const { redirect, cookies } = await desk.start("taro@forge.example");
  const { result, data } = (await desk.finish(forger.answer(redirect), cookies)).json();
  return data[0]?.user_id === "taro01" ? null : result.msgCode;
}

async function saveAgain(more: object = {}): Promise<void> {
  const [{ version }] = (await desk.api.get(desk.admin, "/single_sign_on")).json().data.providers;
  await desk.save({ ...values, provider_id: provider.id, issuer: forger.issuer, version, ...more });
}

/** Its clock is the provider's, too: what it signs is good for hours. */
function goOn(minutes: number): void {
  desk.api.setNow(new Date(Date.now() + minutes * MINUTE));
  forger.forge({ claims: { exp: Math.floor(Date.now() / 1000) + 36_000 } });
}

await aUser(db.owner, desk.group, { userId: "taro01" });
await db.owner.query("UPDATE app_user SET email = 'taro@forge.example' WHERE user_id = 'taro01'");

beforeEach(async () => {
  forger = await forgingProvider("kirinuki");
  goOn(0);
  await desk.ways(["password", "sso"]);
  provider = await desk.save({ ...values, issuer: forger.issuer });
});
afterEach(async () => {
  await desk.api.send(desk.admin, "DELETE", "/sso_provider", { provider_id: provider.id });
  await forger.close();
});

it("reads a provider once in five minutes", async () => {
  expect([await signIn(), await signIn()]).toEqual([null, null]);
  expect(forger.asked()).toEqual({ metadata: 1, keys: 1 });
  goOn(4);
  expect(await signIn()).toBeNull();
  expect(forger.asked()).toEqual({ metadata: 1, keys: 1 });
  goOn(6);
  expect(await signIn()).toBeNull();
  expect(forger.asked()).toEqual({ metadata: 2, keys: 2 });
});

it("reads it once for 50 sign-ins that begin at once", async () => {
  await Promise.all(Array.from({ length: 50 }, () => desk.start("taro@forge.example")));
  expect(forger.asked()).toEqual({ metadata: 1, keys: 0 });
});

it("reads it anew where its settings were changed", async () => {
  expect(await signIn()).toBeNull();
  await saveAgain({ client_secret: "another secret" });
  expect(await signIn()).toBeNull();
  expect(forger.asked()).toEqual({ metadata: 2, keys: 2 });
});

it("asks for the keys alone where the provider has changed them", async () => {
  expect(await signIn()).toBeNull();
  forger.rotate();
  expect([await signIn(), await signIn()]).toEqual([null, null]);
  expect(forger.asked()).toEqual({ metadata: 1, keys: 2 });
});

it("asks for them five times a minute, and not at each token of a key that is not published", async () => {
  expect(await signIn()).toBeNull();
  const claims = { exp: Math.floor(Date.now() / 1000) + 36_000 };
  forger.forge({ header: { kid: "absent" }, claims });
  for (let nth = 0; nth < 8; nth += 1) expect(await signIn()).toBe("MSG0121");
  expect(forger.asked()).toEqual({ metadata: 1, keys: 5 });
  forger.forge({ claims });
  expect(await signIn()).toBeNull();
  forger.rotate();
  expect(await signIn()).toBe("MSG0121");
  goOn(2);
  expect(await signIn()).toBeNull();
});

it("takes a withdrawn key for no longer than five minutes", async () => {
  expect(await signIn()).toBeNull();
  const withdrawn = forger.signer();
  forger.rotate();
  for (const [minutes, answer] of [
    [4, null],
    [6, "MSG0121"],
  ] as const) {
    desk.api.setNow(new Date(Date.now() + minutes * MINUTE));
    forger.forge({ ...withdrawn, claims: { exp: Math.floor(Date.now() / 1000) + 36_000 } });
    expect(await signIn()).toBe(answer);
  }
});

it("names the domains that another provider of the contract has", async () => {
  const domains = ["elsewhere.example", "forge.example"];
  await expect(desk.save({ provider_name: "second", domains, issuer: forger.issuer })).rejects.toThrow(
    validationText.ssoDomainsElsewhere("forge.example"),
  );
});

it.each(["https://localhost/", "https://id.internal/", "https://10.1.2.3/", "http://id.example.jp/"])(
  "is refused where an installation's providers are outside and its issuer is none: %s",
  async (issuer) => {
    const strict = await testApi(db);
    const body = { ...PROVIDER, provider_name: "inside", domains: ["inside.example"], issuer };
    const { result, data } = (await strict.send(desk.admin, "PUT", "/sso_provider", body)).json();
    expect(result.msgCode).toBe("MSG4001");
    expect(data.fieldErrors).toMatchObject([{ field: "issuer" }]);
  },
);
