import { migrations } from "@kirinuki/migrations/all.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { migrate, rollback } from "../../../db/migrate.ts";
import { aContract } from "../../../testing/builders.ts";

const db = await testDatabase();
const SINCE = migrations.length - migrations.findIndex(({ name }) => name.startsWith("LicencesOfRightholders"));

it("what was agreed on before prices had months holds for all the past, and going back leaves what holds now", async () => {
  const { contractId } = await aContract(db.owner);
  await rollback(db.ownerUrl, SINCE);
  await db.owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('PAST', '青空新聞', 'past', 1)",
  );
  await db.owner.query(
    `INSERT INTO contract_licence (contract_id, media_code, show_days, article_yen, copy_yen, updated_by, updated_at)
     VALUES ($1, 'PAST', 30, 500, 20, 'x', now())`,
    [contractId],
  );
  await migrate(db.ownerUrl);
  const prices = async () =>
    (
      await db.owner.query(
        "SELECT media_code, from_month::text, article_yen, reader_yen, copy_yen FROM contract_price WHERE contract_id = $1",
        [contractId],
      )
    ).rows;
  const before = { media_code: "PAST", from_month: "2000-01-01", article_yen: 500, reader_yen: 0, copy_yen: 20 };
  expect(await prices()).toEqual([before]);
  await db.owner.query(
    `INSERT INTO contract_price (contract_id, media_code, from_month, article_yen, reader_yen, copy_yen)
     VALUES ($1, 'PAST', '2026-01-01', 600, 1, 2), ($1, 'PAST', '2999-01-01', 700, 0, 0)`,
    [contractId],
  );
  await db.owner.query(
    "INSERT INTO contract_licence (contract_id, rightholder, show_days, updated_by, updated_at) VALUES ($1, '共同通信', 1, 'x', now())",
    [contractId],
  );
  await rollback(db.ownerUrl, SINCE);
  const { rows } = await db.owner.query(
    "SELECT media_code, show_days, article_yen, reader_yen, copy_yen FROM contract_licence WHERE contract_id = $1",
    [contractId],
  );
  expect(rows).toEqual([{ media_code: "PAST", show_days: 30, article_yen: 600, reader_yen: 1, copy_yen: 2 }]);
  await migrate(db.ownerUrl);
});
