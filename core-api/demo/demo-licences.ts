import type { MachinePurpose } from "@kirinuki/schema/purposes.ts";
import type { Transaction } from "../src/db/tenant.ts";
import type { DayString } from "../src/time/tokyo.ts";
import { DEMO_AGENCY } from "./content/newspaper-article.ts";
import { DEMO_OPERATOR } from "./demo-contracts.ts";

interface DemoLicence {
  code: string;
  show?: number;
  print?: number;
  mail?: number;
  readers?: number;
  excerpt?: number;
  /** What machines may not use it for. */
  forbids?: readonly MachinePurpose[];
}

/** What publishers allow. Longer than the demo's days, but for one small paper, so that its originals open as anybody expects. */
const LICENCES: readonly DemoLicence[] = [
  { code: "T101", show: 365, print: 365, mail: 90, readers: 50, excerpt: 60 },
  { code: "T102", show: 365, print: 365, mail: 90, readers: 50, forbids: ["ai"] },
  { code: "T103", show: 365, print: 90, mail: 90 },
  { code: "T104", show: 365, print: 90, mail: 90 },
  { code: "M001", show: 180, print: 90, mail: 30, excerpt: 40 },
  { code: "M002", show: 180, print: 90, mail: 30, forbids: ["analysis", "ai"] },
  { code: "M013", show: 90, print: 30, readers: 200 },
  { code: "M018", show: 60, print: 30, mail: 30 },
  { code: "M027", show: 30, print: 0, mail: 30 },
  { code: "S021", show: 365, print: 365, readers: 100 },
  { code: "S022", show: 365 },
  { code: "Z001", show: 120, readers: 100 },
  { code: "Z005", show: 400 },
];

/** A medium whose licence somebody has set keeps it. */
export async function insertLicences(tx: Transaction): Promise<void> {
  await tx.query(
    `INSERT INTO media_licence (media_code, show_days, print_days, mail_days, max_readers, excerpt_chars, forbidden_purposes, updated_by)
     SELECT l.code, l.show, l.print, l.mail, l.readers, l.excerpt, coalesce(l.forbids, '{}'), $2
     FROM json_to_recordset($1::json) AS l(code text, show int, print int, mail int, readers int, excerpt int, forbids text[])
     JOIN media m ON m.media_code = l.code ON CONFLICT DO NOTHING`,
    [JSON.stringify(LICENCES), DEMO_OPERATOR.id],
  );
}

interface DemoContractLicence extends Omit<DemoLicence, "code"> {
  /** Either a medium or an agency. */
  code?: string;
  holder?: string;
  /** First and last day, in days from today. */
  from: number;
  to: number;
  copies?: number;
  prices: readonly DemoPrices[];
}

interface DemoPrices {
  /** In months from today's; absent: from the beginning. */
  since?: number;
  article?: number;
  reader?: number;
  copy?: number;
}

/** What the first contract agreed on, and what it pays. Wide enough for whatever is tried in the demo; a mail to nine asks first. */
const CONTRACT_LICENCES: readonly DemoContractLicence[] = [
  {
    ...{ code: "T101", from: -240, to: 490, show: 180, readers: 40, copies: 300 },
    prices: [
      { article: 450, copy: 40 },
      { since: 0, article: 500, copy: 50 },
      { since: 4, article: 520, copy: 50 },
    ],
  },
  { code: "T102", from: -240, to: 490, show: 365, copies: 300, prices: [{ article: 500, copy: 50 }] },
  { code: "T103", from: -240, to: 490, print: 60, forbids: ["analysis"], prices: [{ reader: 120 }] },
  { code: "T104", from: -60, to: 305, readers: 8, prices: [{ reader: 120, copy: 30 }] },
  { code: "M001", from: -240, to: 125, excerpt: 40, prices: [{ article: 300, reader: 20 }] },
  { code: "S021", from: -240, to: 125, readers: 50, copies: 200, prices: [{ article: 400, copy: 40 }] },
  {
    ...{
      holder: DEMO_AGENCY,
      from: -240,
      to: 490,
      show: 180,
      print: 60,
      mail: 60,
      readers: 40,
      copies: 300,
      excerpt: 60,
      forbids: ["ai"],
    },
    prices: [
      { article: 200, reader: 30 },
      { since: -1, article: 250, reader: 30, copy: 20 },
    ],
  },
];

/** After the contracts and the media. */
export async function insertContractLicences(tx: Transaction, contractId: number, today: DayString): Promise<void> {
  await tx.query(
    `INSERT INTO contract_licence (contract_id, media_code, rightholder, valid_from, valid_to, show_days, print_days, mail_days, max_readers,
       max_copies, excerpt_chars, forbidden_purposes, updated_by, updated_at)
     SELECT $2, m.media_code, l.holder, $4::date + l."from", $4::date + l."to", l.show, l.print, l.mail, l.readers, l.copies, l.excerpt,
       coalesce(l.forbids, '{}'), $3, now()
     FROM json_to_recordset($1::json) AS l(code text, holder text, "from" int, "to" int, show int, print int, mail int, readers int,
       copies int, excerpt int, forbids text[])
     LEFT JOIN media m ON m.media_code = l.code WHERE m.media_code IS NOT NULL OR l.holder IS NOT NULL ON CONFLICT DO NOTHING`,
    [JSON.stringify(CONTRACT_LICENCES), contractId, DEMO_OPERATOR.id, today],
  );
  const prices = CONTRACT_LICENCES.flatMap(({ code, holder, prices }) =>
    prices.map((each) => ({ code, holder, ...each })),
  );
  await tx.query(
    `INSERT INTO contract_price (contract_id, media_code, rightholder, from_month, article_yen, reader_yen, copy_yen)
     SELECT $2, m.media_code, p.holder,
       coalesce((date_trunc('month', $3::date) + make_interval(months => p.since))::date, '2000-01-01'),
       coalesce(p.article, 0), coalesce(p.reader, 0), coalesce(p.copy, 0)
     FROM json_to_recordset($1::json) AS p(code text, holder text, since int, article int, reader int, copy int)
     LEFT JOIN media m ON m.media_code = p.code WHERE m.media_code IS NOT NULL OR p.holder IS NOT NULL ON CONFLICT DO NOTHING`,
    [JSON.stringify(prices), contractId, today],
  );
}
