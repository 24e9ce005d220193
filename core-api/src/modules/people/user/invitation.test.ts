import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const HOUR_MS = 3_600_000;
const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);

let group: TestGroup;
let admin: TestUser;
beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_run; DELETE FROM mail_domain");
  setNow(NOON);
  group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
  admin = await aUser(db.owner, group, { userAuthority: 1, userId: "kanri001", name: "管理　太郎" });
});

function setNow(moment: Date): void {
  api.setNow(moment);
  desk.setNow(moment);
}
const later = (hours: number) => setNow(new Date(NOON.getTime() + hours * HOUR_MS));

const put = async (body: object) => (await api.send(admin, "PUT", "/user", { user_id: "yamada01", ...body })).json();
const create = (more: object = {}) =>
  put({
    user_group_id: String(group.userGroupId),
    name: "山田　花子",
    email: "yamada@example.jp",
    user_authority: 0,
    invitation_flag: 1,
    ...more,
  });
const read = async () => (await api.get(admin, "/user", { user_id: "yamada01" })).json().data;
const again = async () => (await api.send(admin, "PUT", "/users", { change: "invite", user_ids: ["yamada01"] })).json();

/** Sends what waits. @returns the key of the last mail's link */
async function mailed(): Promise<string> {
  await desk.sender.drain();
  const mail = desk.kept.take().at(-1);
  return new URL(/^http\S+$/m.exec(mail?.text ?? "")?.[0] ?? "none:").searchParams.get("password_reset_key") ?? "";
}
const look = async (key: string) => (await api.get(null, "/login_user", { password_reset_key: key })).json();
const accept = async (key: string, password = "Atarashii2#") =>
  (await api.send(null, "PUT", "/password", { password_reset_key: key, password, confirmpassword: password })).json();
const signIn = async (password: string) =>
  (await api.send(null, "POST", "/login", { contract_code: group.contractCode, user_id: "yamada01", password })).json()
    .result.status;

describe("an invited user", () => {
  it("sets his first password by the mailed link, once, and is a user like any other", async () => {
    expect((await create()).result.status).toBe(0);
    expect(await read()).toMatchObject({ user_state: "invited", invited_datetime: "2026-11-20T12:00:00+09:00" });
    expect(await signIn("Atarashii2#")).toBe(1);
    const key = await mailed();
    expect((await read()).invitation_end_datetime).toBe("2026-11-23T12:00:00+09:00");
    expect((await look(key)).data).toEqual({
      contract_code: group.contractCode,
      user_id: "yamada01",
      invitation_flag: 1,
    });
    expect((await accept(key, `${group.contractCode}#x`)).result.msgCode).toBe("MSG0110");
    expect((await accept(key)).result.status).toBe(0);
    expect(await signIn("Atarashii2#")).toBe(0);
    expect(await read()).toMatchObject({ user_state: "active", invitation_end_datetime: null });
    expect((await accept(key, "Mattaku9$")).result).toMatchObject({ status: 1, msgCode: "MSG0006" });
  });

  it("is told who invites him to what", async () => {
    await create();
    await desk.sender.drain();
    const [mail] = desk.kept.take();
    expect(mail?.to).toBe("yamada@example.jp");
    expect(mail?.text).toMatch(/山田　花子 様[\s\S]*管理　太郎 さんが[\s\S]*72時間/);
    expect(mail?.text).toContain(`企業コード：${group.contractCode}`);
  });

  it("has a link for 72 hours; after that he is told to ask for another", async () => {
    await create();
    const key = await mailed();
    later(71.9);
    expect((await look(key)).result.status).toBe(0);
    later(72);
    expect((await look(key)).result).toMatchObject({ status: 1, msgCode: "MSG0065" });
    expect((await accept(key)).result.msgCode).toBe("MSG0065");
    expect((await read()).user_state).toBe("invitation_expired");
  });

  it("is invited again with another link; the old one ends at once", async () => {
    await create();
    const old = await mailed();
    later(80);
    expect((await again()).data).toEqual({ changed_count: 1, refused: [] });
    expect((await look(old)).result.msgCode).toBe("MSG0006");
    const key = await mailed();
    expect((await accept(old)).result.status).toBe(1);
    expect((await accept(key)).result.status).toBe(0);
    expect((await again()).data).toMatchObject({ changed_count: 0, refused: [{ user_id: "yamada01" }] });
  });

  it("has one link when he is invited twice before a mail went out", async () => {
    await create();
    await again();
    await desk.sender.drain();
    expect(desk.kept.take()).toHaveLength(1);
  });

  it("needs no link any more once an Admin gave him a password", async () => {
    await create();
    const key = await mailed();
    await put({ version: 1, password: "Kanrisha3!", confirmpassword: "Kanrisha3!" });
    expect((await accept(key)).result.status).toBe(1);
    expect([await signIn("Kanrisha3!"), (await read()).user_state]).toEqual([0, "active"]);
  });

  it("may set his first password although he may change none", async () => {
    await create({ pass_change_stop_flag: 1 });
    expect((await accept(await mailed())).result.status).toBe(0);
  });

  it("spends his link once when it is sent twice at once", async () => {
    await create();
    const key = await mailed();
    const answers = await Promise.all([accept(key), accept(key)]);
    expect(answers.map(({ result }) => result.status).sort()).toEqual([0, 1]);
  });

  it("shows the Admin why no mail reached him", async () => {
    await db.owner.query("INSERT INTO mail_domain (contract_id, domain) VALUES ($1, 'example.com')", [
      group.contractId,
    ]);
    await create();
    expect(await mailed()).toBe("");
    expect(await read()).toMatchObject({
      user_state: "invitation_failed",
      invitation_fault: "このドメインへの送信は許可されていません。",
    });
  });

  it("is gone with his link when he is deleted, and comes back by another", async () => {
    await create();
    const key = await mailed();
    await api.send(admin, "DELETE", "/user", { user_id: "yamada01" });
    expect((await accept(key)).result.status).toBe(1);
    const { data } = (await api.get(admin, "/deleted_users")).json();
    expect(data.deleted_users).toMatchObject([{ user_id: "yamada01", name: "山田　花子", restorable_flag: 1 }]);
    const restored = (await api.send(admin, "POST", "/user_restore", { user_id: "yamada01" })).json();
    expect(restored.data).toEqual({ user_id: "yamada01", version: 1 });
    expect(await read()).toMatchObject({ email: "yamada@example.jp", user_state: "invited" });
    expect((await accept(await mailed())).result.status).toBe(0);
  });
});

describe("a deleted user", () => {
  const leave = async () => {
    await aUser(db.owner, group, { userId: "leaver01", mcAuthority: 3, topicsCreation: true });
    await api.send(admin, "DELETE", "/user", { user_id: "leaver01" });
  };
  const restore = async (body: object = {}) =>
    (await api.send(admin, "POST", "/user_restore", { user_id: "leaver01", ...body })).json();

  it("comes back with his rights within 400 days", async () => {
    await leave();
    later(24 * 399);
    expect((await restore()).result.status).toBe(0);
    const { data } = (await api.get(admin, "/user", { user_id: "leaver01" })).json();
    expect(data).toMatchObject({ mc_user_authority: 3, topics_creation_flag: 1, user_state: "invited" });
    expect((await api.get(admin, "/deleted_users")).json().data.deleted_users).toEqual([]);
  });

  it("comes back however many were deleted after him", async () => {
    await leave();
    await db.owner.query(
      `INSERT INTO deleted_user (contract_id, user_id, name, deleted_at, kept)
       SELECT contract_id, 'later' || n, name, deleted_at + interval '1 second', kept
       FROM deleted_user, generate_series(1, 1001) AS n WHERE contract_id = $1`,
      [group.contractId],
    );
    expect((await restore()).result.status).toBe(0);
  });

  it("does not come back after them", async () => {
    await leave();
    later(24 * 401);
    expect((await restore()).result).toMatchObject({ status: 1, msgCode: "MSG0068" });
  });

  it("needs a group where his is gone, one of the contract's", async () => {
    const other = await aGroup(db.owner, group, { name: "営業部" });
    await aUser(db.owner, other, { userId: "leaver01" });
    await api.send(admin, "DELETE", "/user", { user_id: "leaver01" });
    await db.owner.query("DELETE FROM user_group WHERE user_group_id = $1", [other.userGroupId]);
    expect((await restore()).data.fieldErrors[0].field).toBe("user_group_id");
    const foreign = await aGroup(db.owner, await aContract(db.owner));
    expect((await restore({ user_group_id: String(foreign.userGroupId) })).result.status).toBe(1);
    expect((await restore({ user_group_id: String(group.userGroupId) })).result.status).toBe(0);
  });
});
