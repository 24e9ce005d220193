import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { contactUserRoutes } from "./contract-user.routes.ts";

const db = await testDatabase();
const { call } = await operatorApp(db, contactUserRoutes);

describe("a contract's users", () => {
  it("are listed by group, without anything secret", async () => {
    const contract = await aContract(db.owner);
    const [b, a] = [await aGroup(db.owner, contract, { name: "b" }), await aGroup(db.owner, contract, { name: "a" })];
    await aUser(db.owner, b, { userId: "user-b", userAuthority: 1 });
    await aUser(db.owner, a, { userId: "user-a", loginStop: true });
    await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
    const { data } = await call("GET", `/contact_users?contract_id=${contract.contractId}`);
    expect(data.users).toMatchObject([
      { user_id: "user-a", user_group_name: "a", login_stop_flag: 1, user_authority: 0 },
      { user_id: "user-b", user_group_name: "b", login_stop_flag: 0, user_authority: 1 },
    ]);
    expect(JSON.stringify(data)).not.toContain("argon2");
  });

  it("of an unknown contract do not exist", async () => {
    expect(await call("GET", "/contact_users?contract_id=999999")).toMatchObject({ http: 404 });
    expect(await call("GET", "/contact_users")).toMatchObject({ http: 400 });
  });
});
