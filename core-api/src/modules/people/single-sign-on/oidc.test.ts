import { browse, identityProvider, type ProviderAccount } from "@kirinuki/tests/support/identity-provider.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anOffice, aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { forgingProvider } from "./testing/forging-provider.ts";
import { ssoDesk } from "./testing/sso-desk.ts";

const db = await testDatabase();
const desk = await ssoDesk(db, "single01");
const real = await identityProvider();
const forger = await forgingProvider("kirinuki");
let provider: { id: string; key: string };
let forged: { id: string; key: string };
let joiners: string;

const outcome = (answer: LightMyRequestResponse) => ({ http: answer.statusCode, code: answer.json().result.msgCode });
const REFUSED = { http: 200, code: "MSG0121" };
const userOf = (answer: LightMyRequestResponse) => answer.json().data[0]?.user_id;
const providerOf = (name: string) => ({ provider_name: name, domains: [`${name}.example`] });

/** From the address to the answer of the last call, by way of the real provider. */
async function signIn(email: string): Promise<LightMyRequestResponse> {
  const { redirect, cookies } = await desk.start(email);
  return desk.finish(await browse(redirect), cookies);
}

/** The same by way of the one that forges. */
async function signInForged(more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const { redirect, cookies } = await desk.start("taro@forge.example");
  return desk.finish(forger.answer(redirect, more), cookies);
}

const known = (email: string, more: Partial<ProviderAccount> = {}): ProviderAccount => {
  const account = { sub: `sub-${email}`, email, email_verified: true, name: "社員 一郎", ...more };
  real.know(account);
  return account;
};
const servedFor = (key: string) => ({
  id: "kirinuki",
  secret: "client secret of the tests",
  redirectUris: [`https://kirinuki.example/sso/callback/${key}`],
  afterSignOut: ["https://kirinuki.example/0018?logoutid=1"],
});

beforeAll(async () => {
  const group = await aGroup(db.owner, desk.group);
  joiners = String(group.userGroupId);
  await db.owner.query("UPDATE user_group SET use_max_count1 = 0, use_max_count2 = 0 WHERE user_group_id = $1", [
    joiners,
  ]);
  provider = await desk.save({ ...providerOf("corp"), issuer: real.issuer, user_group_id: joiners });
  forged = await desk.save({ ...providerOf("forge"), issuer: forger.issuer });
  real.serve(servedFor(provider.key));
  await aUser(db.owner, desk.group, { userId: "staff01" });
  await db.owner.query("UPDATE app_user SET email = 'Staff@corp.example' WHERE user_id = 'staff01'");
  await aUser(db.owner, desk.group, { userId: "taro01" });
  await db.owner.query("UPDATE app_user SET email = 'taro@forge.example' WHERE user_id = 'taro01'");
});
beforeEach(async () => {
  forger.forge({});
  desk.api.setNow(new Date());
  await desk.ways(["password", "address", "sso"]);
});
afterAll(() => Promise.all([real.close(), forger.close()]));

describe("a sign-in at the contract's provider", () => {
  it("lets in who has a user with the proven address, and knows him by the subject from then on", async () => {
    known("staff@corp.example");
    expect(userOf(await signIn("staff@corp.example"))).toBe("staff01");
    known("staff@corp.example", { email_verified: false });
    expect(userOf(await signIn("staff@corp.example"))).toBe("staff01");
    const { rows } = await db.owner.query(
      "SELECT action, detail->>'way' AS way FROM audit WHERE actor = 'staff01' AND contract_id = $1 ORDER BY audit_id",
      [desk.group.contractId],
    );
    expect(rows.slice(0, 2)).toEqual([
      { action: "sso.link", way: null },
      { action: "session.login", way: "sso" },
    ]);
  });

  it("makes a user of who has none, in the group without originals", async () => {
    known("hanako.sato@corp.example", { name: "佐藤 花子" });
    expect(userOf(await signIn("hanako.sato@corp.example"))).toBe("hanako.sato");
    const { rows } = await db.owner.query(
      "SELECT name, user_group_id::text, user_authority, mc_user_authority, password_hash FROM app_user WHERE user_id = 'hanako.sato'",
    );
    expect(rows).toEqual([
      { name: "佐藤 花子", user_group_id: joiners, user_authority: 0, mc_user_authority: 1, password_hash: null },
    ]);
  });

  it("ends at the provider, too, where its user signs out", async () => {
    known("staff@corp.example");
    const session = (await signIn("staff@corp.example")).cookies.find(({ name }) => name === "__Host-kirinuki_session");
    const cookies = { "__Host-kirinuki_session": session?.value ?? "" };
    const answer = await desk.api.app.inject({ method: "POST", url: "/api/v1/logout", cookies });
    const leave = new URL(answer.json().data.sign_out_url);
    expect(leave.origin).toBe(real.issuer);
    expect(leave.searchParams.get("post_logout_redirect_uri")).toBe("https://kirinuki.example/0018?logoutid=1");
    expect(leave.searchParams.get("id_token_hint")).toMatch(/^ey/);
    expect((await desk.api.app.inject({ url: "/api/v1/session", cookies })).statusCode).toBe(401);
  });

  it("gives role and group by claims, takes them back, and leaves both where the claim is not sent", async () => {
    const other = String((await aGroup(db.owner, desk.group)).userGroupId);
    const { version } = (await desk.api.get(desk.admin, "/single_sign_on")).json().data.providers[0];
    const rules = [
      { value: "editors", role: "TopicUser", group: other },
      { value: "chiefs", role: "Admin", group: null },
    ];
    await desk.save({
      ...providerOf("corp"),
      ...{ provider_id: provider.id, issuer: real.issuer, user_group_id: joiners, version },
      ...{ claim_name: "groups", claim_rules: rules },
    });
    const standing = async (groups: string[] | undefined) => {
      known("kana.mori@corp.example", groups === undefined ? {} : { groups });
      expect(userOf(await signIn("kana.mori@corp.example"))).toBe("kana.mori");
      const { rows } = await db.owner.query(
        "SELECT user_authority AS admin, topics_creation_flag AS topics, user_group_id::text AS place FROM app_user WHERE user_id = 'kana.mori'",
      );
      return rows[0];
    };
    expect(await standing(["chiefs"])).toEqual({ admin: 1, topics: false, place: joiners });
    expect(await standing(undefined)).toEqual({ admin: 1, topics: false, place: joiners });
    expect(await standing(["editors"])).toEqual({ admin: 0, topics: true, place: other });
    expect(await standing([])).toEqual({ admin: 0, topics: false, place: other });
  });

  it("goes on after the provider has changed its keys", async () => {
    expect(userOf(await signInForged())).toBe("taro01");
    forger.rotate();
    expect(userOf(await signInForged())).toBe("taro01");
  });

  it("takes a clock that is a little off, and none that is far off", async () => {
    const in30 = () => Math.floor(Date.now() / 1000);
    forger.forge({ claims: { exp: in30() - 20 } });
    expect(userOf(await signInForged())).toBe("taro01");
    forger.forge({ claims: { exp: in30() - 60 } });
    expect(outcome(await signInForged())).toEqual(REFUSED);
  });

  it("may go on in two tabs at once", async () => {
    known("staff@corp.example");
    const [one, two] = [await desk.start("staff@corp.example"), await desk.start("staff@corp.example")];
    const cookies = { ...one.cookies, ...two.cookies };
    expect(userOf(await desk.finish(await browse(two.redirect), cookies))).toBe("staff01");
    expect(userOf(await desk.finish(await browse(one.redirect), cookies))).toBe("staff01");
  });
});

describe("what comes back is refused", () => {
  it.each([
    ["for another client", { claims: { aud: "other" } }],
    ["for several clients, of which another is meant", { claims: { aud: ["kirinuki", "other"], azp: "other" } }],
    ["of another issuer", { claims: { iss: "https://elsewhere.example" } }],
    ["of another sign-in", { claims: { nonce: "another" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["unsigned", { header: { alg: "none" } }],
    ["signed with the public key", { header: { alg: "HS256" }, hmac: true }],
    ["of an unknown key", { header: { kid: "unknown" } }],
    [
      "issued in the future",
      { claims: { iat: Math.floor(Date.now() / 1000) + 3600, nbf: Math.floor(Date.now() / 1000) + 3600 } },
    ],
    ["without an end", { claims: { exp: undefined } }],
    [
      "with another subject at the user info",
      { claims: { sub: "s-new", email_verified: undefined }, userinfo: { sub: "s-2", email_verified: true } },
    ],
  ] as const)("an ID token %s", async (_name, forgery) => {
    forger.forge(forgery);
    expect(outcome(await signInForged())).toEqual(REFUSED);
  });

  it("an ID token signed by a key that is not the provider's", async () => {
    const { generateKeyPairSync } = await import("node:crypto");
    forger.forge({ key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey });
    expect(outcome(await signInForged())).toEqual(REFUSED);
  });

  it.each([
    ["the name of another provider", { iss: "https://elsewhere.example" }],
    ["no code", { code: "" }],
    ["a refusal of the provider", { error: "access_denied" }],
  ])("with %s", async (_name, more) => {
    expect(outcome(await signInForged(more))).toEqual(REFUSED);
  });

  it("where the state is another, an address, or of another contract", async () => {
    const { redirect, cookies } = await desk.start("taro@forge.example");
    for (const state of [
      "",
      "https://evil.example/",
      "//evil.example",
      `${desk.group.contractId}.${"a".repeat(43)}`,
      `999999.${"a".repeat(43)}`,
    ])
      expect(outcome(await desk.finish(forger.answer(redirect, { state }), cookies))).toEqual(REFUSED);
  });

  it("a second time", async () => {
    const { redirect, cookies } = await desk.start("taro@forge.example");
    const back = forger.answer(redirect);
    expect(userOf(await desk.finish(back, cookies))).toBe("taro01");
    expect(outcome(await desk.finish(back, cookies))).toEqual(REFUSED);
    expect((await desk.faults())[0]).toBe("used");
  });

  it("in 200 calls at once, but for one", async () => {
    const sessions = async () =>
      Number((await db.owner.query("SELECT count(*) AS n FROM session WHERE user_id = 'taro01'")).rows[0].n);
    const { redirect, cookies } = await desk.start("taro@forge.example");
    const back = forger.answer(redirect);
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 200 }, () => desk.finish(back, cookies)));
    expect(answers.filter((answer) => userOf(answer) === "taro01")).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await sessions()).toBe(before + 1);
  });

  it("in another browser than the one that began it", async () => {
    const { redirect, cookies } = await desk.start("taro@forge.example");
    const [name = ""] = Object.keys(cookies);
    for (const stolen of [{}, { [name]: "b".repeat(43) }])
      expect(outcome(await desk.finish(forger.answer(redirect), stolen))).toEqual(REFUSED);
    expect((await desk.faults())[0]).toBe("browser");
  });

  it("after ten minutes", async () => {
    const { redirect, cookies } = await desk.start("taro@forge.example");
    desk.api.setNow(new Date(Date.now() + 10 * 60_000 + 1000));
    expect(outcome(await desk.finish(forger.answer(redirect), cookies))).toEqual(REFUSED);
    expect((await desk.faults())[0]).toBe("expired");
  });

  it("at the address of another provider: mixed up", async () => {
    const { redirect, cookies } = await desk.start("taro@forge.example");
    const back = forger.answer(redirect);
    back.pathname = `/sso/callback/${provider.key}`;
    expect(outcome(await desk.finish(back, cookies))).toEqual(REFUSED);
    expect((await desk.faults())[0]).toBe("provider");
  });

  it("of a provider that was changed to another issuer: nobody is known there", async () => {
    const elsewhere = await forgingProvider("kirinuki");
    const { version } = (await desk.api.get(desk.admin, "/single_sign_on")).json().data.providers[1];
    const moved = { ...providerOf("forge"), provider_id: forged.id, version };
    await desk.save({ ...moved, issuer: elsewhere.issuer });
    const { rows } = await db.owner.query("SELECT 1 FROM sso_identity WHERE provider_id = $1", [forged.id]);
    expect(rows).toEqual([]);
    await desk.save({ ...moved, version: version + 1, issuer: forger.issuer });
    await elsewhere.close();
  });
});

describe("an address proves who somebody is", () => {
  const asSubject = (sub: string, claims: object) => forger.forge({ claims: { sub, ...claims }, userinfo: { sub } });
  const NOBODY = { http: 200, code: "MSG0122" };

  it.each([
    ["that the provider has not verified", { email_verified: false }, "address"],
    ["of which the provider says nothing", { email_verified: undefined }, "address"],
    ["that is missing", { email: undefined }, "address"],
    ["that is none", { email: "taro@forge.example\n<x>" }, "address"],
    ["of a domain that is not the contract's", { email: "admin@elsewhere.example" }, "domain"],
    ["of a domain of another provider of the contract", { email: "staff@corp.example" }, "domain"],
    ["that nobody has", { email: "nobody@forge.example" }, "no_user"],
    ["that belongs to who was linked before", {}, "other_subject"],
  ])("but none %s", async (name, claims, fault) => {
    expect(userOf(await signInForged())).toBe("taro01");
    asSubject(`s-${name}`, claims);
    expect(outcome(await signInForged())).toEqual(NOBODY);
    expect((await desk.faults())[0]).toBe(fault);
  });

  it("also where it is trusted without a word, but not where the provider denies it", async () => {
    await db.owner.query("UPDATE sso_provider SET trusts_address = true WHERE provider_id = $1", [forged.id]);
    await db.owner.query("DELETE FROM sso_identity WHERE provider_id = $1", [forged.id]);
    asSubject("s-9", { email_verified: false });
    expect(outcome(await signInForged())).toEqual(NOBODY);
    asSubject("s-9", { email_verified: undefined });
    expect(userOf(await signInForged())).toBe("taro01");
    await db.owner.query("UPDATE sso_provider SET trusts_address = false WHERE provider_id = $1", [forged.id]);
    await db.owner.query("DELETE FROM sso_identity WHERE provider_id = $1", [forged.id]);
  });

  it("but not which of two users", async () => {
    await db.owner.query("DELETE FROM sso_identity WHERE provider_id = $1", [forged.id]);
    await aUser(db.owner, desk.group, { userId: "taro02" });
    await db.owner.query("UPDATE app_user SET email = 'TARO@forge.example' WHERE user_id = 'taro02'");
    expect(outcome(await signInForged())).toEqual(NOBODY);
    expect((await desk.faults())[0]).toBe("ambiguous");
    await db.owner.query("DELETE FROM app_user WHERE user_id = 'taro02'");
  });
});

describe("nobody is let in", () => {
  it("who is stopped, in a contract that has ended, or from a place that is not his", async () => {
    expect(userOf(await signInForged())).toBe("taro01");
    const tries: [string, string, string][] = [
      [
        "UPDATE app_user SET login_stop_flag = true WHERE user_id = 'taro01'",
        "UPDATE app_user SET login_stop_flag = false",
        "MSG0002",
      ],
      [
        "UPDATE app_user SET ip_restriction_flag = true WHERE user_id = 'taro01'",
        "UPDATE app_user SET ip_restriction_flag = false",
        "MSG0009",
      ],
    ];
    for (const [before, after, code] of tries) {
      await db.owner.query(before);
      expect(outcome(await signInForged())).toEqual({ http: 200, code });
      await db.owner.query(after);
    }
    const { redirect, cookies } = await desk.start("taro@forge.example");
    await db.owner.query("UPDATE contract SET end_date = '2020-01-01' WHERE contract_id = $1", [desk.group.contractId]);
    expect(outcome(await desk.finish(forger.answer(redirect), cookies))).toEqual(REFUSED);
    expect(outcome((await desk.start("taro@forge.example")).answer)).toEqual({ http: 200, code: "MSG0120" });
    await db.owner.query("UPDATE contract SET end_date = NULL WHERE contract_id = $1", [desk.group.contractId]);
  });

  it("where the way, the provider or the domain is closed", async () => {
    const UNKNOWN = { http: 200, code: "MSG0120" };
    expect(outcome((await desk.start("taro@unknown.example")).answer)).toEqual(UNKNOWN);
    await desk.ways(["password"]);
    expect(outcome((await desk.start("taro@forge.example")).answer)).toEqual(UNKNOWN);
    await desk.ways(["password", "sso"]);
    await db.owner.query("UPDATE sso_provider SET stopped = true WHERE provider_id = $1", [forged.id]);
    expect(outcome((await desk.start("taro@forge.example")).answer)).toEqual(UNKNOWN);
    await db.owner.query("UPDATE sso_provider SET stopped = false WHERE provider_id = $1", [forged.id]);
    await db.owner.query(
      "UPDATE sso_domain SET confirmed_at = NULL, confirmed_by = NULL WHERE domain = 'forge.example'",
    );
    expect(outcome((await desk.start("taro@forge.example")).answer)).toEqual(UNKNOWN);
    await desk.confirm(desk.group.contractId, "forge.example");
  });

  it("by a provider that is not there, or at an address of our own networks", async () => {
    const away = await desk.save({ ...providerOf("away"), issuer: "http://127.0.0.1:1" });
    expect(outcome((await desk.start("a@away.example")).answer)).toEqual({ http: 200, code: "MSG0123" });
    const careful = await import("./provider-fetch.ts");
    for (const address of [real.issuer, "http://[::1]/", "http://169.254.169.254/latest", "http://localhost:1/"])
      await expect(careful.providerFetch(false)(address, {})).rejects.toThrow();
    await desk.api.send(desk.admin, "DELETE", "/sso_provider", { provider_id: away.id });
  });

  it("by a user of another contract with this contract's provider", async () => {
    const other = await aGroup(db.owner, await aContract(db.owner, { code: "single02" }));
    await aUser(db.owner, other, { userId: "theirs01" });
    await db.owner.query("UPDATE app_user SET email = 'theirs@corp.example' WHERE user_id = 'theirs01'");
    known("theirs@corp.example", { name: "他社 次郎" });
    const answer = await signIn("theirs@corp.example");
    expect(userOf(answer)).toBe("theirs");
    expect(answer.json().data[0].contract_code).toBe("single01");
  });
});

describe("a contract with single sign-on alone", () => {
  const password = (user_id: string) =>
    desk.api.send(null, "POST", "/login", {
      contract_code: "single01",
      user_id,
      password: "Kirinuki1!",
      Remember_me: true,
    });
  const CLOSED = { http: 200, code: "MSG0124" };

  it("refuses password, remembered sign-in and address, but for the Admin who keeps his password", async () => {
    const remembered = (await password("staff01")).cookies.find(({ name }) => name === "__Host-kirinuki_remember");
    const office = await aUser(db.owner, desk.group, { userId: "office01" });
    await anOffice(db.owner, office, "192.0.2.0/24");
    const byAddress = () => desk.api.app.inject({ url: "/api/v1/pw_less_login", remoteAddress: "192.0.2.7" });
    expect(userOf(await byAddress())).toBe("office01");
    expect((await desk.ways(["sso"], ["admin01"])).json().result.status).toBe(0);
    expect(outcome(await password("staff01"))).toEqual(CLOSED);
    const cookies = { "__Host-kirinuki_remember": remembered?.value ?? "" };
    expect(outcome(await desk.api.app.inject({ method: "POST", url: "/api/v1/login", cookies }))).toEqual(CLOSED);
    expect(outcome(await byAddress())).toEqual({ http: 200, code: "MSG0005" });
    expect(userOf(await password("admin01"))).toBe("admin01");
    expect(userOf(await signInForged())).toBe("taro01");
    await db.owner.query("UPDATE app_user SET user_authority = 0 WHERE user_id = 'admin01'");
    expect(outcome(await password("admin01"))).toEqual(CLOSED);
    await db.owner.query("UPDATE app_user SET user_authority = 1 WHERE user_id = 'admin01'");
  });
});
