import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { DomainFigures, StoppedAddress } from "./mail-deliverability.dto.ts";

const MOST_DOMAINS = 200;
const MOST_ADDRESSES = 200;

/** $1 the month's first moment. What was never handed to a server, because rights forbade it, says nothing of a domain. */
const BY_DOMAIN = `
  SELECT lower(split_part(mail_address, '@', 2)) AS domain, count(*)::int AS mail_count,
    count(*) FILTER (WHERE state = 'sent')::int AS sent_count,
    count(*) FILTER (WHERE attempts > 1)::int AS retried_count,
    count(*) FILTER (WHERE state = 'failed' AND bounced_at IS NULL)::int AS failed_count,
    count(*) FILTER (WHERE bounced_at IS NOT NULL)::int AS bounced_count,
    count(*) FILTER (WHERE complained_at IS NOT NULL)::int AS complaint_count,
    count(*) FILTER (WHERE unsubscribed_at IS NOT NULL)::int AS unsubscribe_count
  FROM mail_message
  WHERE ended_at >= $1::timestamptz AND ended_at < $1::timestamptz + interval '1 month'
    AND state IN ('sent', 'failed') AND chat_target_id IS NULL
  GROUP BY 1 ORDER BY mail_count DESC, domain`;

const NOTHING: Omit<DomainFigures, "domain"> = {
  ...{ mail_count: 0, sent_count: 0, retried_count: 0, failed_count: 0 },
  ...{ bounced_count: 0, complaint_count: 0, unsubscribe_count: 0 },
};
const FIGURES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

/** A month's mails of all contracts by the domain of their recipients. @param month yyyy-MM */
export async function readDeliverability(tx: Transaction, month: string) {
  const domains = await tx.query<DomainFigures>(BY_DOMAIN, [`${month}-01T00:00:00+09:00`]);
  const total = { ...NOTHING };
  for (const each of domains) for (const figure of FIGURES) total[figure] += each[figure];
  return { month, total, domain_count: domains.length, domain_info: domains.slice(0, MOST_DOMAINS) };
}

/** $1 words of the address or the company, or null. */
const STOPPED = `
  FROM mail_address a JOIN contract c USING (contract_id)
  WHERE a.stopped_at IS NOT NULL AND a.chat_target_id IS NULL
    AND ($1::text IS NULL OR strpos(lower(a.mail_address), lower($1)) > 0 OR strpos(c.company_name, $1) > 0)`;

/** Addresses of all contracts that get no mail or no lists, newest first. */
export async function readStoppedAddresses(tx: Transaction, keyword: string | null) {
  const [counted] = await tx.query<{ count: number }>(`SELECT count(*)::int AS count ${STOPPED}`, [keyword]);
  const rows = await tx.query<Omit<StoppedAddress, "stopped_datetime"> & { stopped_at: Date }>(
    `SELECT a.contract_id::text, c.company_name, a.mail_address_id::text, a.mail_address, a.stop_kind, a.stop_reason, a.stopped_at
     ${STOPPED} ORDER BY a.stopped_at DESC, a.contract_id, a.mail_address_id LIMIT ${MOST_ADDRESSES}`,
    [keyword],
  );
  return {
    address_count: counted?.count ?? 0,
    address_info: rows.map(({ stopped_at, ...row }) => ({ ...row, stopped_datetime: tokyoDateTime(stopped_at) })),
  };
}
