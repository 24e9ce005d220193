import type { Transaction } from "../src/db/tenant.ts";
import { addDays, type DayString } from "../src/time/tokyo.ts";

interface DemoRegistration {
  theme: string;
  mediaCode: string;
  /** Only articles that meet it; null: all. */
  words: string | null;
  /** Days before today. */
  begun: number;
  ended?: number;
}

/** Of the first contract: a magazine, a newspaper with words, and one that has ended. */
const REGISTRATIONS: readonly DemoRegistration[] = [
  { theme: "EV・電池", mediaCode: "Z006", words: null, begun: 60 },
  { theme: "電力料金", mediaCode: "T102", words: "電力 OR 電気料金", begun: 45 },
  { theme: "工場の事故・火災", mediaCode: "M011", words: "火災 OR 事故", begun: 90, ended: 6 },
];

const BY = "admin01";

/** With the line of the contract's trail, which is what a registration's history is read from. */
const REGISTER = `
  WITH registration AS (
    INSERT INTO media_registration (contract_id, theme_id, media_code, first_day, last_day, expression, registered_by, registered_at)
    SELECT contract_id, theme_id, $3, $4::date, $5::date, $6, '${BY}', ($4::date + time '10:12') AT TIME ZONE 'Asia/Tokyo'
    FROM theme WHERE contract_id = $1 AND theme_name = $2
    RETURNING *)
  INSERT INTO audit (contract_id, occurred_at, actor, action, detail, request_id)
  SELECT contract_id, registered_at, registered_by, 'media_theme.register', json_build_object('mediaCodes', ARRAY[media_code],
    'themeIds', ARRAY[theme_id], 'first_day', first_day, 'last_day', last_day, 'expression', expression), 'demo'
  FROM registration`;

/** Registers media before any article comes in, so that each brings its articles on their own days. */
export async function insertRegistrations(tx: Transaction, contractId: number, today: DayString): Promise<void> {
  for (const { theme, mediaCode, words, begun, ended } of REGISTRATIONS) {
    const lastDay = ended === undefined ? null : addDays(today, -ended);
    await tx.query(REGISTER, [contractId, theme, mediaCode, addDays(today, -begun), lastDay, words]);
  }
}
