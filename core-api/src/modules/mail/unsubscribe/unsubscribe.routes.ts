import { readUnsubscribeKey } from "@kirinuki/schema/mail-unsubscribe.ts";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { unsubscribe } from "./unsubscribe.service.ts";

/** POST /mail_unsubscribe. */
class UnsubscribeBody {
  @ShortTextField("メールのキー", 36) mail_key!: string;
}

/** Mail providers call for many readers from few places. */
const CALLS_A_MINUTE = 600;

/** POST /mail_unsubscribe (RFC 8058): the one call that a recipient without an account makes. */
export function unsubscribeRoutes(router: Router, { operatorScope, clock }: Parts): void {
  router.public({
    method: "POST",
    path: "/mail_unsubscribe",
    allow: "Public",
    summary: "Unsubscribe the address of a mail from all lists of its contract, by the mail's key",
    body: UnsubscribeBody,
    data: Type.Object({}),
    rateLimit: CALLS_A_MINUTE,
    run: async ({ body, request }) => {
      const key = readUnsubscribeKey(body.mail_key);
      const call = { now: clock.now(), requestId: request.id };
      const isKnown = key !== null && (await operatorScope.shared("write", (tx) => unsubscribe(tx, key, call)));
      if (!isKnown) throw new AppError("NOT_FOUND");
      return {};
    },
  });
}
