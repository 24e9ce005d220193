import type { OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { demandSpans, saveAddressSpans } from "../src/modules/operator/contract-company/address-ranges.ts";
import { hashPassword } from "../src/modules/people/session/password.ts";
import { addDays, type DayString } from "../src/time/tokyo.ts";
import { DEMO_OPERATOR } from "./demo-contracts.ts";

/** An operator of each role, with the password of the first. */
const OPERATORS: readonly { id: string; name: string; department: string; role: OperatorRole }[] = [
  { id: DEMO_OPERATOR.id, name: DEMO_OPERATOR.name, department: "運用部", role: "admin" },
  { id: "editor", name: "宇津木 晃", department: "営業部", role: "edit" },
  { id: "support", name: "本庄 千夏", department: "サポート", role: "support" },
  { id: "viewer", name: "早坂 実", department: "経理部", role: "view" },
];

interface BackOfficeContract {
  code: string;
  companyName: string;
  sections: readonly number[];
  /** Last day in service, in days from today. */
  endsIn: number | null;
  /** Whether it has had its first mail. */
  hasMailed: boolean;
  ranges?: readonly string[];
  admin?: { id: string; name: string };
  /** Originals a month, newspapers and SC, of the administrators' group. */
  caps?: readonly [number, number];
  userMax?: number;
  /** Its mails go to these domains only. */
  mailDomains?: readonly string[];
}

/** The contract that has nearly used up its caps. */
export const NEAR_CAP = "minato-l";

/** Contracts in the states that operators tell apart; they have no articles. */
const CONTRACTS: readonly BackOfficeContract[] = [
  {
    code: "sazanami1",
    companyName: "サザナミ化学（株）",
    sections: [1, 2, 3],
    endsIn: 374,
    hasMailed: false,
    ranges: ["198.51.100.0/26", "198.51.100.100-120"],
    userMax: 60,
  },
  {
    code: "hokuto-k",
    companyName: "北都観光（株）",
    sections: [2, 3],
    endsIn: 367,
    hasMailed: false,
    admin: { id: "hokuto-admin", name: "長瀬 千秋" },
    userMax: 20,
  },
  {
    code: NEAR_CAP,
    companyName: "湊ロジスティクス（株）",
    sections: [2, 3],
    endsIn: 5,
    hasMailed: true,
    ranges: ["198.51.100.200"],
    admin: { id: "minato-admin", name: "浦部 健太" },
    caps: [10, 90],
    userMax: 30,
    mailDomains: ["minato-logistics.example.jp"],
  },
  {
    code: "tokiwa-s",
    companyName: "常盤精工（株）",
    sections: [1, 2, 3, 5],
    endsIn: -10,
    hasMailed: true,
    admin: { id: "tokiwa-admin", name: "若槻 理沙" },
  },
  {
    code: "akane-tr",
    companyName: "茜トラベル（株）",
    sections: [3],
    endsIn: -60,
    hasMailed: true,
    admin: { id: "akane-admin", name: "三枝 大輔" },
  },
];

/** Where operators are already, these are none of ours to add. */
export async function insertOperators(tx: Transaction): Promise<void> {
  const passwordHash = await hashPassword(DEMO_OPERATOR.password);
  await tx.query(
    `INSERT INTO operator_account (operator_id, name, department, email, password_hash, role)
     SELECT id, name, department, id || '@kirinuki.example.jp', $2, role
     FROM json_to_recordset($1::json) AS o(id text, name text, department text, role text)
     WHERE NOT EXISTS (SELECT 1 FROM operator_account)`,
    [JSON.stringify(OPERATORS), passwordHash],
  );
}

/** Who is in charge of which contract; nobody is of the others. */
const IN_CHARGE: Readonly<Record<string, readonly string[]>> = {
  [DEMO_OPERATOR.id]: ["kirinuki", "sazanami1"],
  editor: ["aozora01", "hokuto-k", NEAR_CAP],
  support: ["tokiwa-s"],
};

/** Gives the demo's contracts to its operators; operators of the installation's own get none. */
export async function insertPersonsInCharge(tx: Transaction): Promise<void> {
  for (const [id, codes] of Object.entries(IN_CHARGE))
    await tx.query(
      `UPDATE contract SET person_in_charge = o.operator_id FROM operator_account o
       WHERE o.operator_id = $1 AND o.email = o.operator_id || '@kirinuki.example.jp' AND contract_code = ANY ($2) AND person_in_charge IS NULL`,
      [id, codes],
    );
}

/** A code that somebody else has is left to him. */
export async function insertBackOfficeContracts(
  tx: Transaction,
  today: DayString,
  passwordHash: string,
): Promise<void> {
  for (const plan of CONTRACTS) {
    const [row] = await tx.query<{ contract_id: number }>(
      `INSERT INTO contract (contract_code, company_name, end_date, user_max_count) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING contract_id`,
      [plan.code, plan.companyName, plan.endsIn === null ? null : addDays(today, plan.endsIn), plan.userMax ?? null],
    );
    if (row) await fillContract(tx, row.contract_id, plan, passwordHash);
  }
}

async function fillContract(
  tx: Transaction,
  contractId: number,
  { sections, ranges = [], admin, caps = [300, 100], hasMailed, mailDomains = [] }: BackOfficeContract,
  passwordHash: string,
): Promise<void> {
  await tx.query("INSERT INTO contract_linkage SELECT $1, unnest($2::smallint[])", [contractId, sections]);
  await saveAddressSpans(tx, contractId, demandSpans(ranges));
  await tx.query("INSERT INTO mail_domain (contract_id, domain) SELECT $1, unnest($2::text[])", [
    contractId,
    mailDomains,
  ]);
  if (admin)
    await tx.query(
      `WITH g AS (
         INSERT INTO user_group (contract_id, user_group_name, use_max_count1, use_max_count2) VALUES ($1, '管理部門', $5, $6)
         RETURNING user_group_id)
       INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, user_authority, mc_user_authority, sc_user_authority)
       SELECT $1, $2, user_group_id, $3, $2 || '@example.jp', $4, 1, 3, 5 FROM g`,
      [contractId, admin.id, admin.name, passwordHash, ...caps],
    );
  if (hasMailed)
    await tx.query(
      "INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, 'demo', 'digest', now(), now())",
      [contractId],
    );
}

/** What operators know of two media of the demo: whom to ask, and what was done. */
export async function insertMediaHabits(tx: Transaction, today: DayString): Promise<void> {
  await tx.query(
    `INSERT INTO media_habit (media_code, contact)
     SELECT media_code, '販売局 デジタル配信課（平日 6:00–18:00）' || chr(10) || '03-0000-0000' FROM media WHERE data_section IN (1, 5)
     ON CONFLICT DO NOTHING`,
  );
  await tx.query(
    `INSERT INTO media_note (media_code, noted_at, operator_id, text)
     SELECT media_code, ($1::date - 3)::timestamp AT TIME ZONE 'Asia/Tokyo' + interval '6 hours', 'support', '配信の遅れを確認。7時に再送とのこと'
     FROM (SELECT media_code FROM media WHERE data_section = 1 ORDER BY media_code LIMIT 2) m`,
    [today],
  );
  await tx.query("INSERT INTO source_off_day VALUES (1, $1::date + 40), (1, $1::date + 75) ON CONFLICT DO NOTHING", [
    today,
  ]);
  await tx.query(
    "UPDATE alarm_setting SET mail_addresses = '{operator@kirinuki.example.jp}' WHERE mail_addresses = '{}'",
  );
}
