import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { countDeadLetters, readDeadLetters } from "../../../mail/send/dead-letters.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { Parts } from "../../parts.ts";
import { deadLettersSchema, mailStatusSchema } from "./mail-status.dto.ts";
import { DeadLettersBody, DeadLettersQuery, MailStatusQuery } from "./mail-status.form.ts";
import { readMailStatus } from "./mail-status.read-model.ts";
import { retryDeadLetters } from "./retry-dead-letters.service.ts";

/** GET /mail_status; GET and POST /dead_letters: the mails of all contracts (issue "the morning mail", operator's board). */
export function mailStatusRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/mail_status",
    allow: "view",
    summary: "Mail counts of a day by contract: planned, waiting, late, sent, failed",
    query: MailStatusQuery,
    data: mailStatusSchema,
    run: async ({ tx, query }) => {
      const now = clock.now();
      const day = query.process_date ?? tokyoDay(now);
      return { process_date: day, mail_status: await readMailStatus(tx, day, now) };
    },
  });

  router.operator({
    method: "GET",
    path: "/dead_letters",
    allow: "view",
    summary: "Failed mails, newest first",
    query: DeadLettersQuery,
    data: deadLettersSchema,
    run: async ({ tx, query: { contract_id, page, page_size } }) => {
      const contract = contract_id === undefined ? null : await findContract(tx, contract_id);
      if (contract_id !== undefined && contract === null) throw new AppError("NOT_FOUND");
      const filter = { contractCode: contract?.contractCode ?? null, ids: null };
      const found = await readDeadLetters(tx, filter, { most: page_size, skip: (page - 1) * page_size });
      return {
        dead_letters: found.map(({ attempts, ended_at, ...letter }) => ({
          ...letter,
          attempt_count: attempts,
          ended_datetime: ended_at,
        })),
        dead_letters_count: await countDeadLetters(tx, filter),
        page,
        page_size,
      };
    },
  });

  router.operator({
    method: "POST",
    path: "/dead_letters",
    allow: "edit",
    summary: "Queue failed mails again under the same Message-ID; mails that are no longer failed are skipped",
    body: DeadLettersBody,
    data: Type.Object({ retried_count: Type.Integer() }),
    run: async ({ tx, operatorId, body, request }) => {
      const call = { tx, operatorId, requestId: request.id, now: clock.now() };
      const retried_count = await retryDeadLetters(call, { contractCode: null, ids: body.mail_message_id });
      return { retried_count };
    },
  });
}
