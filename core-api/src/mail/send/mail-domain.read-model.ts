import type { Transaction } from "../../db/tenant.ts";

/** The addresses to which the contract may not send mails. A contract without a list may send to any. */
export async function forbiddenAddresses(
  tx: Transaction,
  contractId: number,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ address: string }>(
    `SELECT g.address FROM unnest($2::text[]) WITH ORDINALITY AS g(address, place)
     CROSS JOIN LATERAL (SELECT lower(substring(g.address FROM '@([^@]*)$')) AS host) h
     WHERE EXISTS (SELECT 1 FROM mail_domain WHERE contract_id = $1)
       AND NOT EXISTS (SELECT 1 FROM mail_domain d WHERE d.contract_id = $1
         AND (h.host = d.domain OR right(h.host, length(d.domain) + 1) = '.' || d.domain))
     ORDER BY g.place`,
    [contractId, addresses],
  );
  return rows.map(({ address }) => address);
}
