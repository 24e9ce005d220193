import { inflateRawSync } from "node:zlib";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { CERTIFICATE, FORMER_CERTIFICATE, type SamlWish, samlResponse } from "./testing/saml-provider.ts";
import { ssoDesk } from "./testing/sso-desk.ts";

const db = await testDatabase();
const desk = await ssoDesk(db, "saml0001");
const ISSUER = "https://idp.example/entity";
const EMAIL = "jiro@saml.example";
let key = "";

const PROVIDER = {
  ...{ kind: "saml", provider_name: "SAML", issuer: ISSUER, sign_in_url: "https://idp.example/sso" },
  ...{ certificates: [CERTIFICATE], domains: ["saml.example"], trusts_address_flag: 1 },
};

beforeAll(async () => {
  const saved = await desk.save(PROVIDER);
  key = saved.key;
  await desk.ways(["password", "sso"]);
  await aUser(db.owner, desk.group, { userId: "jiro01" });
  await db.owner.query("UPDATE app_user SET email = $1 WHERE user_id = 'jiro01'", [EMAIL]);
});

/** Begins at the provider; what its answer must hold. */
async function begun() {
  const { redirect, cookies } = await desk.start(EMAIL);
  const { searchParams } = new URL(redirect);
  const request = inflateRawSync(Buffer.from(searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  const wish: SamlWish = {
    issuer: ISSUER,
    audience: `https://kirinuki.example/api/v1/sso_metadata?sso_key=${key}`,
    recipient: `https://kirinuki.example/sso/acs/${key}`,
    inResponseTo: /ID="([^"]+)"/.exec(request)?.[1] ?? "",
    email: EMAIL,
  };
  return { cookies, wish, state: searchParams.get("RelayState") ?? "" };
}

const post = (state: string, saml_response: string) =>
  desk.api.send(null, "POST", "/sso_response", { sso_key: key, saml_response, relay_state: state });
const finish = (state: string, cookies: Record<string, string>) =>
  desk.finish(new URL(`https://kirinuki.example/sso/acs/${key}?${new URLSearchParams({ state })}`), cookies);
const REFUSED = "MSG0121";

/** The whole way with an answer that was changed; the last call's msgCode. */
async function outcome(more: Partial<SamlWish>, change: (xml: string) => string = (xml) => xml): Promise<string> {
  const { wish, state, cookies } = await begun();
  const xml = Buffer.from(await samlResponse({ ...wish, ...more }), "base64").toString();
  const posted = await post(state, Buffer.from(change(xml)).toString("base64"));
  expect(posted.statusCode).toBe(200);
  return (await finish(state, cookies)).json().result.msgCode;
}

describe("a sign-in by SAML", () => {
  it("lets in whom the provider's signed assertion names, in the browser that began it, once", async () => {
    const { wish, state, cookies } = await begun();
    const response = await samlResponse(wish);
    expect((await post(state, response)).json().result.status).toBe(0);
    expect((await finish(state, {})).json().result.msgCode).toBe(REFUSED);
    expect((await finish(state, cookies)).json().data[0].user_id).toBe("jiro01");
    expect((await finish(state, cookies)).json().result.msgCode).toBe(REFUSED);
    expect((await post(state, response)).json().result.msgCode).toBe(REFUSED);
  });

  it("tells the provider our name and address", async () => {
    const answer = await desk.api.app.inject({ url: `/api/v1/sso_metadata?sso_key=${key}` });
    expect(answer.headers["content-type"]).toContain("application/samlmetadata+xml");
    expect(answer.body).toContain(`https://kirinuki.example/sso/acs/${key}`);
    expect((await desk.api.app.inject({ url: "/api/v1/sso_metadata?sso_key=1-999" })).statusCode).toBe(404);
  });

  it.each([
    ["for another audience", { audience: "https://elsewhere.example" }],
    ["for another recipient", { recipient: "https://elsewhere.example/acs" }],
    ["of another issuer", { issuer: "https://elsewhere.example" }],
    ["of another request", { inResponseTo: "_other" }],
    ["that has expired beyond the tolerance", { lifetimeInSeconds: -120 }],
    [
      "of a subject that is another one the next time",
      { nameIdentifierFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" },
    ],
  ])("refuses an assertion %s", async (_name, wish) => {
    expect(await outcome(wish)).toBe(REFUSED);
  });

  it("refuses what is unsigned, changed, wrapped, or not XML", async () => {
    const unsigned = (xml: string) => xml.replace(/<(?:\w+:)?Signature[\s\S]*<\/(?:\w+:)?Signature>/, "");
    const assertion = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? "";
    const evil = (xml: string) =>
      unsigned(assertion(xml))
        .replaceAll(EMAIL, "admin@saml.example")
        .replace(/ID="[^"]+"/, 'ID="_evil"');
    expect(await outcome({}, unsigned)).toBe(REFUSED);
    expect(await outcome({}, (xml) => xml.replaceAll(EMAIL, "admin@saml.example"))).toBe(REFUSED);
    expect(await outcome({}, (xml) => xml.replace(assertion(xml), evil(xml) + assertion(xml)))).toBe(REFUSED);
    expect(await outcome({}, (xml) => xml.replace(assertion(xml), `${evil(xml)}<x>${assertion(xml)}</x>`))).toBe(
      REFUSED,
    );
    for (const text of ["", "<", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<Response/>"])
      expect(await outcome({}, () => text || "x")).toBe(REFUSED);
  });

  it("takes an assertion once, for whichever attempt", async () => {
    const { wish, state } = await begun();
    const response = await samlResponse(wish);
    await post(state, response);
    await db.owner.query("UPDATE sso_attempt SET answer = NULL");
    expect((await post(state, response)).json().result.msgCode).toBe(REFUSED);
    expect((await desk.faults())[0]).toBe("assertion seen before");
  });

  it("takes an assertion once, of 200 that come at the same time", async () => {
    const { wish, state } = await begun();
    const response = await samlResponse(wish);
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(state, response)));
    const codes = answers.map((answer) => answer.json().result.msgCode);
    expect(codes.filter((code) => code === "")).toHaveLength(1);
    expect(codes.filter((code) => code === REFUSED)).toHaveLength(199);
  });

  it("takes a clock that is a little off", async () => {
    const { wish, state, cookies } = await begun();
    const ended = await samlResponse({ ...wish, lifetimeInSeconds: -30 });
    expect((await post(state, ended)).json().result.status).toBe(0);
    expect((await finish(state, cookies)).json().data[0].user_id).toBe("jiro01");
  });

  it("goes on while its provider changes certificates, and refuses the one that was taken out", async () => {
    const certificates = async (...given: string[]) => {
      const { provider_id, version } = (await desk.api.get(desk.admin, "/single_sign_on")).json().data.providers[0];
      await desk.save({ ...PROVIDER, provider_id, version, certificates: given });
    };
    const signIn = async (): Promise<string> => {
      const { wish, state, cookies } = await begun();
      await post(state, await samlResponse(wish));
      const answer = (await finish(state, cookies)).json();
      return answer.data?.[0]?.user_id ?? answer.result.msgCode;
    };
    await certificates(FORMER_CERTIFICATE);
    expect(await signIn()).toBe(REFUSED);
    await certificates(FORMER_CERTIFICATE, CERTIFICATE);
    expect(await signIn()).toBe("jiro01");
    await certificates(CERTIFICATE);
    expect(await signIn()).toBe("jiro01");
  });

  it("shows certificates with their ends, and refuses what is none", async () => {
    const { providers } = (await desk.api.get(desk.admin, "/single_sign_on")).json().data;
    expect(providers[0].certificates[0]).toMatchObject({ ends_datetime: expect.any(String) });
    const { provider_id, version } = providers[0];
    const broken = CERTIFICATE.replaceAll("A", "B");
    const answer = await desk.api.send(desk.admin, "PUT", "/sso_provider", {
      ...{ provider_id, version, kind: "saml", provider_name: "SAML", issuer: ISSUER, domains: ["saml.example"] },
      ...{ sign_in_url: "https://idp.example/sso", certificates: [broken], trusts_address_flag: 1, stopped_flag: 0 },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors[0].field).toBe("certificates");
  });
});
