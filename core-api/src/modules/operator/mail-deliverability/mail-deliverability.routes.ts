import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { operatorActor } from "../../../access/operator-actor.ts";
import { AppError } from "../../../errors/app-error.ts";
import { IdField, MonthField, ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { resumeDestination } from "../../mail/mail-setting/copy-setting.service.ts";
import type { Parts } from "../../parts.ts";
import { findContractId } from "../contract-company/contract-company.read-model.ts";
import { mailDeliverabilitySchema, stoppedAddressesSchema } from "./mail-deliverability.dto.ts";
import { readDeliverability, readStoppedAddresses } from "./mail-deliverability.read-model.ts";

class DeliverabilityQuery {
  /** yyyy-MM; absent: the present month. */
  @IsOptional() @MonthField("月") month?: string;
}

class StoppedAddressesQuery {
  /** Words of the address or the company. */
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
}

class ResumeBody {
  @IdField("契約ID") contract_id!: string;
  @IdField("宛先ID") mail_address_id!: string;
}

/** GET /mail_deliverability, GET /stopped_addresses and PUT /stopped_address (our addition to api.md, Operator). */
export function mailDeliverabilityRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/mail_deliverability",
    allow: "view",
    summary: "Mails of a month by recipient domain: accepted, rejected, bounced, reported as spam",
    query: DeliverabilityQuery,
    data: mailDeliverabilitySchema,
    run: ({ tx, query }) => readDeliverability(tx, query.month ?? tokyoDay(clock.now()).slice(0, 7)),
  });

  router.operator({
    method: "GET",
    path: "/stopped_addresses",
    allow: "view",
    summary: "Addresses to which mails are stopped, because they bounced, were reported as spam, or were unsubscribed",
    query: StoppedAddressesQuery,
    data: stoppedAddressesSchema,
    run: ({ tx, query }) => readStoppedAddresses(tx, query.keyword?.trim() || null),
  });

  router.operator({
    method: "PUT",
    path: "/stopped_address",
    allow: "edit",
    summary: "Resume mails to a stopped address",
    body: ResumeBody,
    data: Type.Object({ mail_address: Type.String() }),
    run: async ({ tx, body, operatorId, request }) => {
      const contractId = await findContractId(tx, body.contract_id);
      if (contractId === null) throw new AppError("NOT_FOUND");
      const actor = { contractId, userId: operatorActor(operatorId) };
      const { mail_address } = await resumeDestination({ tx, actor, requestId: request.id, clock }, body);
      return { mail_address };
    },
  });
}
