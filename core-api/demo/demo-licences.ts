import type { Transaction } from "../src/db/tenant.ts";
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
