import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

it("tells an Admin what his contract lacks up to the first mail, step by step", async () => {
  api.setNow(NOON);
  const contract = await aContract(db.owner, { sections: [3] });
  const own = await aGroup(db.owner, contract);
  const admin = await aUser(db.owner, own, { userAuthority: 1 });
  const { contractId } = contract;
  const missing = async () => {
    const { steps } = (await api.get(admin, "/first_run")).json().data;
    return steps.flatMap((step: { step: string; done_flag: number }) => (step.done_flag ? [] : [step.step]));
  };
  const rest = ["user_group", "user", "theme_group", "mail_setting", "first_mail"];
  expect(await missing()).toEqual(["theme", ...rest]);
  await aTheme(db.owner, contract);
  expect(await missing()).toEqual(["theme", ...rest]);
  const theme = await aTheme(db.owner, contract, { expressions: [3] });
  expect(await missing()).toEqual(rest);
  // A group with a source that the contract does not have reads nothing.
  await aGroup(db.owner, contract, { sections: [1] });
  expect(await missing()).toEqual(rest);
  const readers = await aGroup(db.owner, contract, { sections: [3] });
  await aUser(db.owner, readers, { loginStop: true });
  expect(await missing()).toEqual(rest.slice(1));
  await aUser(db.owner, readers);
  expect(await missing()).toEqual(rest.slice(2));
  await aThemeGroup(db.owner, contract, { themes: [] });
  expect(await missing()).toEqual(rest.slice(2));
  await aThemeGroup(db.owner, contract, { themes: [theme], groups: [readers] });
  expect(await missing()).toEqual(rest.slice(3));
  const saved = await api.send(admin, "PUT", "/mail_delivery_destination", {
    data_kbn: 1,
    id: String(theme.themeId),
    mail_address: "a@example.com",
    template_file_id: "0",
    subject_Type: 1,
    attach_Type: 1,
  });
  expect(saved.json().result.status).toBe(0);
  expect(await missing()).toEqual(["first_mail"]);
  await db.owner.query("UPDATE mail_address SET stopped_at = now(), stop_reason = 'bounced' WHERE contract_id = $1", [
    contractId,
  ]);
  expect(await missing()).toEqual(["mail_setting", "first_mail"]);
  await db.owner.query("UPDATE mail_address SET stopped_at = NULL, stop_reason = NULL WHERE contract_id = $1", [
    contractId,
  ]);
  for (const kind of ["manual", "digest"]) {
    expect(await missing()).toEqual(["first_mail"]);
    await db.owner.query(
      `WITH run AS (
         INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, $2, $2, now(), now()) RETURNING mail_run_id)
       INSERT INTO mail_message (contract_id, mail_run_id, mail_address, state, content, next_attempt_at)
       SELECT $1, mail_run_id, 'a@example.com', 'sent', '{}', now() FROM run`,
      [contractId, kind],
    );
  }
  expect(await missing()).toEqual([]);
});

it("counts a group without sources where the contract names none either, since it sees all of them", async () => {
  const group = await aGroup(db.owner, await aContract(db.owner));
  const admin = await aUser(db.owner, group, { userAuthority: 1 });
  const { steps } = (await api.get(admin, "/first_run")).json().data;
  expect(steps.find(({ step }: { step: string }) => step === "user_group")).toMatchObject({ done_flag: 1, count: 1 });
});
