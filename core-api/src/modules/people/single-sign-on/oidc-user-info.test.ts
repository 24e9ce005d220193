import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { forgingProvider } from "./testing/forging-provider.ts";
import { ssoDesk } from "./testing/sso-desk.ts";

const db = await testDatabase();
const desk = await ssoDesk(db, "single02");
const forger = await forgingProvider("kirinuki");
let forged: { id: string; key: string };

beforeAll(async () => {
  forged = await desk.save({ provider_name: "forge", domains: ["forge.example"], issuer: forger.issuer });
  await aUser(db.owner, desk.group, { userId: "taro01" });
  await db.owner.query("UPDATE app_user SET email = 'taro@forge.example' WHERE user_id = 'taro01'");
  await desk.ways(["password", "address", "sso"]);
});
afterAll(() => forger.close());

describe("a sign-in asks its provider for more than the ID token", () => {
  const THIN = { email: undefined, email_verified: undefined, name: undefined };
  const asks = async (claims: Record<string, unknown>, userinfo: Record<string, unknown> = {}) => {
    forger.forge({ claims, userinfo });
    const before = forger.askedOfPeople();
    const { redirect, cookies } = await desk.start("taro@forge.example");
    const answer = await desk.finish(forger.answer(redirect, {}), cookies);
    return {
      user: answer.json().data[0]?.user_id ?? answer.json().result.msgCode,
      asked: forger.askedOfPeople() - before,
    };
  };
  beforeEach(async () => {
    await db.owner.query("DELETE FROM sso_identity WHERE provider_id = $1", [forged.id]);
  });

  it("where a new person's address is not in it, and not again once he is known", async () => {
    const proven = { email: "taro@forge.example", email_verified: true };
    expect(await asks(THIN, proven)).toEqual({ user: "taro01", asked: 1 });
    expect(await asks(THIN)).toEqual({ user: "taro01", asked: 0 });
  });

  it("where it says nothing of the address being verified: the user info's no counts, also where the contract trusts", async () => {
    await db.owner.query("UPDATE sso_provider SET trusts_address = true WHERE provider_id = $1", [forged.id]);
    const denied = { email_verified: false };
    expect(await asks({ email_verified: undefined }, denied)).toEqual({ user: "MSG0122", asked: 1 });
    await db.owner.query("UPDATE sso_provider SET trusts_address = false WHERE provider_id = $1", [forged.id]);
  });

  it("not where it says all that is read, and then its no counts", async () => {
    expect(await asks({ email_verified: false }, { email_verified: true })).toEqual({ user: "MSG0122", asked: 0 });
    expect(await asks({})).toEqual({ user: "taro01", asked: 0 });
  });

  it("where the claim of the rules is not in it, also of somebody known", async () => {
    expect(await asks({})).toEqual({ user: "taro01", asked: 0 });
    await db.owner.query("UPDATE sso_provider SET claim_name = 'groups' WHERE provider_id = $1", [forged.id]);
    expect(await asks({})).toEqual({ user: "taro01", asked: 1 });
    expect(await asks({ groups: ["editors"] })).toEqual({ user: "taro01", asked: 0 });
    await db.owner.query("UPDATE sso_provider SET claim_name = '' WHERE provider_id = $1", [forged.id]);
  });
});
