import type { Transaction } from "../src/db/tenant.ts";
import type { DayString } from "../src/time/tokyo.ts";
import { DEMO_OPERATOR } from "./demo-contracts.ts";

interface DemoLicence {
  code: string;
  show?: number;
  print?: number;
  mail?: number;
  readers?: number;
  excerpt?: number;
}

/** What publishers allow. Longer than the demo's days, but for one small paper, so that its originals open as anybody expects. */
const LICENCES: readonly DemoLicence[] = [
  { code: "T101", show: 365, print: 365, mail: 90, readers: 50, excerpt: 60 },
  { code: "T102", show: 365, print: 365, mail: 90, readers: 50 },
  { code: "T103", show: 365, print: 90, mail: 90 },
  { code: "T104", show: 365, print: 90, mail: 90 },
  { code: "M001", show: 180, print: 90, mail: 30, excerpt: 40 },
  { code: "M002", show: 180, print: 90, mail: 30 },
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
    `INSERT INTO media_licence (media_code, show_days, print_days, mail_days, max_readers, excerpt_chars, updated_by)
     SELECT l.code, l.show, l.print, l.mail, l.readers, l.excerpt, $2
     FROM json_to_recordset($1::json) AS l(code text, show int, print int, mail int, readers int, excerpt int)
     JOIN media m ON m.media_code = l.code ON CONFLICT DO NOTHING`,
    [JSON.stringify(LICENCES), DEMO_OPERATOR.id],
  );
}

interface DemoContractLicence extends DemoLicence {
  /** First and last day, in days from today. */
  from: number;
  to: number;
  copies?: number;
  article?: number;
  reader?: number;
  copy?: number;
}

/** What the first contract agreed on with publishers, and what it pays. Wide enough for whatever is tried in the demo; a mail to nine asks first. */
const CONTRACT_LICENCES: readonly DemoContractLicence[] = [
  { code: "T101", from: -240, to: 490, show: 180, readers: 40, copies: 300, article: 500, copy: 50 },
  { code: "T102", from: -240, to: 490, show: 365, copies: 300, article: 500, copy: 50 },
  { code: "T103", from: -240, to: 490, print: 60, reader: 120 },
  { code: "T104", from: -60, to: 305, readers: 8, reader: 120, copy: 30 },
  { code: "M001", from: -240, to: 125, excerpt: 40, article: 300, reader: 20 },
  { code: "S021", from: -240, to: 125, readers: 50, copies: 200, article: 400, copy: 40 },
];

/** After the contracts and the media. */
export async function insertContractLicences(tx: Transaction, contractId: number, today: DayString): Promise<void> {
  await tx.query(
    `INSERT INTO contract_licence (contract_id, media_code, valid_from, valid_to, show_days, print_days, mail_days, max_readers, max_copies,
       excerpt_chars, article_yen, reader_yen, copy_yen, updated_by, updated_at)
     SELECT $2, l.code, $4::date + l."from", $4::date + l."to", l.show, l.print, l.mail, l.readers, l.copies, l.excerpt, coalesce(l.article, 0),
       coalesce(l.reader, 0), coalesce(l.copy, 0), $3, now()
     FROM json_to_recordset($1::json) AS l(code text, "from" int, "to" int, show int, print int, mail int, readers int, copies int,
       excerpt int, article int, reader int, copy int)
     JOIN media m ON m.media_code = l.code ON CONFLICT DO NOTHING`,
    [JSON.stringify(CONTRACT_LICENCES), contractId, DEMO_OPERATOR.id, today],
  );
}
