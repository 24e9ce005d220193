import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { hashPassword } from "../src/modules/people/session/password.ts";
import type { DayString } from "../src/time/tokyo.ts";
import { addDays } from "../src/time/tokyo.ts";
import type { DemoContent } from "./content/types.ts";
import {
  insertBackOfficeContracts,
  insertMediaHabits,
  insertOperators,
  insertPersonsInCharge,
} from "./demo-back-office.ts";
import { createContract } from "./demo-contracts.repository.ts";
import { DEMO_CONTRACTS, DEMO_PASSWORD } from "./demo-contracts.ts";
import { type DemoJournal, noteBegin, readJournal } from "./demo-journal.ts";
import { insertContractLicences, insertLicences } from "./demo-licences.ts";
import { insertRegistrations } from "./demo-registrations.ts";

/** Somebody else's contract has the code of one of ours: the demo does not touch it, and so can't be loaded. */
export class CodeTaken extends Error {
  constructor(readonly codes: string[]) {
    super(`contract codes in use: ${codes.join(", ")}`);
  }
}

/**
 * Writes contracts, users, themes, media and notices in one transaction, unless an earlier run has. Two concurrent calls: the second finds
 * what the first has written.
 * @throws CodeTaken
 */
export async function beginDemo(
  tx: Transaction,
  { today, newspapers, webSites, magazines }: DemoContent,
): Promise<DemoJournal> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.demo'))");
  const journal = await readJournal(tx);
  if (journal) return journal;
  const codes = DEMO_CONTRACTS.map(({ code }) => code);
  const taken = await tx.query<{ contract_code: string }>(
    "SELECT contract_code FROM contract WHERE contract_code = ANY($1) ORDER BY 1",
    [codes],
  );
  if (taken.length > 0) throw new CodeTaken(taken.map(({ contract_code }) => contract_code));
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const contractIds: number[] = [];
  for (const plan of DEMO_CONTRACTS) contractIds.push(await createContract(tx, plan, passwordHash));
  await insertBackOfficeContracts(tx, today, passwordHash);
  await insertOperator(tx, today);
  await insertPersonsInCharge(tx);
  await insertMedia(tx, [
    ...newspapers.map(({ code, name, group }) => ({ code, name, section: 1, group, domain: null })),
    ...webSites.map(({ code, name, domain }) => ({ code, name, section: 3, group: null, domain })),
    ...magazines.map(({ code, name }) => ({ code, name, section: 5, group: null, domain: null })),
  ]);
  const [first] = contractIds;
  if (first !== undefined) await insertRegistrations(tx, first, today);
  await insertLicences(tx);
  if (first !== undefined) await insertContractLicences(tx, first, today);
  await insertMediaHabits(tx, today);
  await noteBegin(tx, today, contractIds);
  return { today, contractIds, finished: false };
}

/** Operators who are there stay the only ones, and so do notices. */
async function insertOperator(tx: Transaction, today: DayString): Promise<void> {
  await insertOperators(tx);
  await tx.query(
    `INSERT INTO operator_notice (kind, noticed_on, text)
     SELECT kind, noticed_on, text FROM json_to_recordset($1::json) AS n(kind text, noticed_on date, text text)
     WHERE NOT EXISTS (SELECT 1 FROM operator_notice) ORDER BY noticed_on`,
    [JSON.stringify(notices(today))],
  );
}

const notices = (today: DayString) => [
  { kind: "alert", noticed_on: today, text: "これはデモ環境です。企業・人物・記事はすべて架空のものです。" },
  { kind: "notice", noticed_on: addDays(today, -2), text: "雑誌の取り扱い誌を追加しました。" },
  {
    kind: "notice",
    noticed_on: addDays(today, -9),
    text: "定期保守のため、日曜日の午前2時から4時まで検索が遅くなることがあります。",
  },
];

interface DemoMedium {
  code: string;
  name: string;
  section: number;
  group: number | null;
  domain: string | null;
}

/** A code that is in use already stays what it is. */
async function insertMedia(tx: Transaction, media: readonly DemoMedium[]): Promise<void> {
  await tx.query(
    `INSERT INTO media (media_code, media_name, norm_name, data_section, value_group, domain)
     SELECT code, name, norm_name, section, "group", domain
     FROM json_to_recordset($1::json) AS m(code text, name text, norm_name text, section smallint, "group" smallint, domain text)
     ORDER BY code ON CONFLICT DO NOTHING`,
    [JSON.stringify(media.map((medium) => ({ ...medium, norm_name: norm(medium.name) })))],
  );
}
