import { IsOptional } from "class-validator";
import { Type } from "typebox";
import type { TransactionScope } from "../../db/tenant.ts";
import { AppError } from "../../errors/app-error.ts";
import { IdField } from "../../http/fields.ts";
import { ANY_USER, type Router } from "../../http/route.ts";
import { type Clock, tokyoDay } from "../../time/tokyo.ts";
import { readNotice, readOperatorNotices } from "./notice.read-model.ts";

class NoticeQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

/** GET /notice and the public GET /el_admin_notice (api.md, Sign-in). */
export function noticeRoutes(router: Router, shared: TransactionScope, clock: Clock): void {
  router.user({
    method: "GET",
    path: "/notice",
    allow: ANY_USER,
    summary: "The contract's own notice; empty where there is none",
    query: NoticeQuery,
    data: Type.Object({ text: Type.String() }),
    run: async ({ actor, tx, query }) => {
      if (query.contract_id !== undefined && query.contract_id !== String(actor.contractId))
        throw new AppError("NOT_FOUND");
      return { text: await readNotice(tx, actor.contractId) };
    },
  });

  router.public({
    method: "GET",
    path: "/el_admin_notice",
    allow: "Public",
    summary: "The operator's alert and notices, for the sign-in page",
    data: Type.Object({
      login_alert: Type.String(),
      notices: Type.Array(Type.Object({ notice_date: Type.String({ format: "date" }), text: Type.String() })),
    }),
    run: async () => {
      const { alert, notices } = await shared.shared("read", (tx) => readOperatorNotices(tx, tokyoDay(clock.now())));
      return { login_alert: alert, notices: notices.map(({ day, text }) => ({ notice_date: day, text })) };
    },
  });
}
