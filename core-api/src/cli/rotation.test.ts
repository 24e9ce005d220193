import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { resealAll, SEALED_COLUMNS } from "../db/reseal.ts";
import { ensureRoles } from "../db/roles.ts";
import { SealedTexts } from "../db/sealed-text.ts";
import { chatPlace } from "../mail/chat/chat-secrets.ts";
import { authenticatorPlace } from "../modules/operator/authenticator/authenticator.service.ts";
import { secretPlace as factorPlace } from "../modules/people/second-factor/codes.ts";
import { secretPlace as providerPlace } from "../modules/people/single-sign-on/sso-provider.entity.ts";
import { externalPasswordPlace } from "../modules/people/user/save-user.ts";
import { webhookPlace } from "../modules/webhooks/webhook/webhook-secrets.ts";
import { aUser } from "../testing/a-user.ts";
import { aContract, aGroup } from "../testing/builders.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { run } = cliDesk(db);
const OLD = "the old secret of the tests, of forty characters";
const NEW = "the new secret of the tests, of forty characters";
const old = new SealedTexts(() => OLD);
const changing = new SealedTexts(() => NEW, OLD);
const done = new SealedTexts(() => NEW);

let contractId: number;
beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner));
  contractId = group.contractId;
  for (const userId of ["staff01", "staff02"]) await aUser(db.owner, group, { userId });
});

const store = (userId: string, sealed: Buffer) =>
  db.owner.query("UPDATE app_user SET sc_user_pw = $3 WHERE contract_id = $1 AND user_id = $2", [
    contractId,
    userId,
    sealed,
  ]);
const stored = async (userId: string): Promise<Buffer> => {
  const { rows } = await db.owner.query("SELECT sc_user_pw FROM app_user WHERE contract_id = $1 AND user_id = $2", [
    contractId,
    userId,
  ]);
  return rows[0].sc_user_pw;
};

/** Columns of bytes that hold no sealed text, and sealed ones that end within a day. */
const OTHER_BYTES =
  /(?:hash|sha256|digest|fingerprint|public_key|credential_id|challenge|mark|key_hash|salt)$|^(?:article_story\.signature|remember_token\.used_by|sign_in_throttle\.bucket|sso_attempt\.secrets|contract_mail_look\.logo|session_sso\.sign_out)$/;

describe("while the secret is changed", () => {
  it("texts of both secrets are read, and new ones are of the present one", () => {
    expect(changing.open(old.seal("a", "p"), "p")).toBe("a");
    expect(changing.open(done.seal("b", "p"), "p")).toBe("b");
    expect(done.open(changing.seal("c", "p"), "p")).toBe("c");
    expect(() => changing.open(old.seal("a", "p"), "q")).toThrow();
  });

  it("kept texts are sealed anew, as often as one likes, and each stays in its place", async () => {
    const [one, two] = [externalPasswordPlace(contractId, "staff01"), externalPasswordPlace(contractId, "staff02")];
    await store("staff01", old.seal("first", one));
    await store("staff02", done.seal("second", two));
    expect(await resealAll(db.ownerUrl, changing)).toEqual({ resealed: 2, unreadable: [] });
    expect(await resealAll(db.ownerUrl, changing)).toEqual({ resealed: 2, unreadable: [] });
    expect([done.open(await stored("staff01"), one), done.open(await stored("staff02"), two)]).toEqual([
      "first",
      "second",
    ]);
  });

  it("what neither secret opens stays as it is and is named", async () => {
    const strange = new SealedTexts(() => "a third secret of the tests, of forty characters").seal("x", "y");
    await store("staff02", strange);
    const { unreadable } = await resealAll(db.ownerUrl, changing);
    expect(unreadable).toEqual([`app_user.sc_user_pw ${contractId}/staff02`]);
    expect((await stored("staff02")).equals(strange)).toBe(true);
    await db.owner.query("UPDATE app_user SET sc_user_pw = NULL WHERE contract_id = $1", [contractId]);
  });

  it("the command does it and says how many", async () => {
    const place = externalPasswordPlace(contractId, "staff01");
    await store("staff01", old.seal("first", place));
    vi.stubEnv("KIRINUKI_SECRET_ALSO", OLD);
    const { code, told } = await run(["secret", "reseal"]);
    vi.stubEnv("KIRINUKI_SECRET_ALSO", "");
    expect([code, told]).toEqual([0, expect.stringContaining("1件を暗号化し直しました")]);
    expect(new SealedTexts(() => db.secret).open(await stored("staff01"), place)).toBe("first");
  });

  it("the database's roles keep their passwords until one secret is left", async () => {
    const both = await ensureRoles(db.ownerUrl, NEW, db.secret);
    expect(both).toEqual({ apiUrl: db.apiUrl, operatorUrl: db.operatorUrl, roleSecret: db.secret });
  });
});

describe("the list of sealed columns", () => {
  it("has every column of bytes that is no hash", async () => {
    const { rows } = await db.owner.query<{ name: string }>(`
      SELECT c.table_name || '.' || c.column_name AS name
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'bytea' ORDER BY 1`);
    const partition = /_(?:\d{4}_?\d{2}|default)\./;
    const sealed = rows.map(({ name }) => name).filter((name) => !OTHER_BYTES.test(name) && !partition.test(name));
    expect(sealed).toEqual(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it("has the places for which the modules seal", () => {
    const placeOf = (name: string, ...key: string[]) =>
      SEALED_COLUMNS.find(({ table, column }) => `${table}.${column}` === name)?.place(key);
    expect(placeOf("operator_authenticator.secret", "op")).toBe(authenticatorPlace("op"));
    expect(placeOf("user_authenticator.pending_secret", "7", "u")).toBe(factorPlace({ contractId: 7, userId: "u" }));
    expect(placeOf("chat_target.url", "7", "8")).toBe(chatPlace(7, 8, "url"));
    expect(placeOf("chat_target.former_secret", "7", "8")).toBe(chatPlace(7, 8, "secret"));
    expect(placeOf("webhook.url", "7", "8")).toBe(webhookPlace(7, 8, "url"));
    expect(placeOf("webhook.former_secret", "7", "8")).toBe(webhookPlace(7, 8, "secret"));
    expect(placeOf("app_user.sc_user_pw", "7", "u")).toBe(externalPasswordPlace(7, "u"));
    expect(placeOf("sso_provider.client_secret", "7", "8")).toBe(providerPlace(7, 8));
  });
});
