import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { ContractMails, DeadLetter, SetupRunRow } from "./mail-status.type.ts";

type MailsWire = DataOf<"/admin/api/v1/mail_status", "get">["mail_status"][number];
type RunWire = DataOf<"/admin/api/v1/setup_status", "get">["setup_status"][number];
type LetterWire = DataOf<"/admin/api/v1/dead_letters", "get">["dead_letters"][number];

export const toContractMails = (wire: MailsWire): ContractMails =>
  instance(ContractMails, {
    contractId: wire.contract_id,
    contractCode: wire.contract_code,
    companyName: wire.company_name,
    planned: wire.planned_count,
    waiting: wire.waiting_count,
    late: wire.late_count,
    sent: wire.sent_count,
    failed: wire.failed_count,
    refused: wire.refused_count,
    nextAt: wire.next_setup_datetime,
  });

export const toSetupRun = (wire: RunWire): SetupRunRow =>
  instance(SetupRunRow, {
    id: wire.setup_run_id,
    trigger: wire.trigger,
    label: wire.label,
    status: wire.status,
    startedAt: wire.started_at,
    endedAt: wire.ended_at,
    failure: wire.failure,
    articleCount: wire.article_count,
    matchedCount: wire.matched_count,
    mailCount: wire.mail_count,
    failureCount: wire.failure_count,
  });

export const toDeadLetter = (wire: LetterWire): DeadLetter =>
  instance(DeadLetter, {
    id: wire.mail_message_id,
    contractCode: wire.contract_code,
    companyName: wire.company_name,
    mailAddress: wire.mail_address,
    attempts: wire.attempt_count,
    endedAt: wire.ended_datetime,
    reason: wire.reason,
  });
