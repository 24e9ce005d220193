import type { Transaction } from "../db/tenant.ts";
import { contractEndMail } from "../mail/contract-end-mail.ts";
import { END_NOTICE_DAYS } from "../modules/operator/contract/end-notice.ts";
import type { JobContext, MailingJob } from "./job.ts";

interface Ending {
  contract_id: number;
  company_name: string;
  end_date: string;
}

/** Locks one contract whose Admins have not been told of its end_date; another end_date is told of again. */
const ENDING = `
  SELECT contract_id, company_name, end_date::text FROM contract
  WHERE end_date IS NOT NULL AND end_noticed_for IS DISTINCT FROM end_date
    AND contract_phase(end_date, deleted_at, $1) = 'in_service'
    AND (($1::timestamptz AT TIME ZONE 'Asia/Tokyo')::date + $2::int) >= end_date
  ORDER BY contract_id LIMIT 1 FOR UPDATE SKIP LOCKED`;

const ADMINS = `
  SELECT name, email FROM app_user
  WHERE contract_id = $1 AND user_authority = 1 AND NOT login_stop_flag AND NOT system_mail_stop_flag ORDER BY user_id`;

/** Tells the Admins of contracts that end within a week. What was told is noted in the same transaction, contract by contract. */
export const contractEnd: MailingJob = {
  name: "contract-end",
  cron: "0 8 * * *",
  retryLimit: 3,
  expireInSeconds: 600,
  async run({ scope, clock, log }: JobContext, { transport, publicUrl }): Promise<void> {
    const tellNext = (tx: Transaction) => tell(tx, clock.now(), (mail) => transport.send(mail), publicUrl);
    let contracts = 0;
    while (await scope.shared("write", tellNext)) contracts += 1;
    if (contracts > 0) log("contracts told of their end", { contracts });
  },
};

async function tell(
  tx: Transaction,
  now: Date,
  send: (mail: ReturnType<typeof contractEndMail>) => Promise<unknown>,
  publicUrl: string,
): Promise<boolean> {
  const [contract] = await tx.query<Ending>(ENDING, [now, END_NOTICE_DAYS]);
  if (!contract) return false;
  const admins = await tx.query<{ name: string; email: string }>(ADMINS, [contract.contract_id]);
  for (const admin of admins) await send(contractEndMail(admin, contract, publicUrl));
  await tx.query("UPDATE contract SET end_noticed_for = end_date WHERE contract_id = $1", [contract.contract_id]);
  return true;
}
