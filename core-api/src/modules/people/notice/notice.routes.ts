import { withLineFeeds } from "@kirinuki/schema/forms/decorators.ts";
import { NoticeForm } from "@kirinuki/schema/forms/notice-form.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { refuseLostUpdate, versionOf } from "../../../http/content-version.ts";
import { IdField, ShortTextField } from "../../../http/fields.ts";
import { ADMINS, ANY_USER, type Router, type UserCall } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { readNotice, readOperatorNotices } from "./notice.read-model.ts";
import { lockNotice, storeNotice } from "./notice.repository.ts";

class NoticeQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

class NoticeBody extends NoticeForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

/** Which notice, and what of it the caller has seen; in the query string or in a JSON body. */
class NoticeRemoval extends NoticeQuery {
  @IsOptional() @ShortTextField("版", 64) version?: string;
}

const versionSchema = Type.Object({ version: Type.String() });

/** GET, PUT and DELETE /notice and the public GET /el_admin_notice (api.md, Sign-in). */
export function noticeRoutes(router: Router, parts: Parts): void {
  contractNoticeRoutes(router, parts);
  loginNoticeRoute(router, parts);
}

/** The id is the caller's own or nobody's: another contract is not disclosed. */
function ownContract(contractId: number, given: string | undefined): void {
  if (given !== undefined && given !== String(contractId)) throw new AppError("NOT_FOUND");
}

function contractNoticeRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/notice",
    tokenScope: "lists",
    allow: ANY_USER,
    summary: "The contract's notice; empty if there is none",
    query: NoticeQuery,
    data: Type.Object({ text: Type.String(), version: Type.String() }),
    run: async ({ actor, tx, query }) => {
      ownContract(actor.contractId, query.contract_id);
      const text = await readNotice(tx, actor.contractId);
      return { text, version: versionOf(text) };
    },
  });

  /** Both changes of the one text: in order, on what the caller has seen, with a line of the trail. */
  const store = async (
    { actor, tx, request }: Pick<UserCall<object, object>, "actor" | "tx" | "request">,
    seen: string | null | undefined,
    text: string,
  ) => {
    const { contractId, userId } = actor;
    await lockNotice(tx, contractId);
    const before = await readNotice(tx, contractId);
    refuseLostUpdate(seen, before);
    await storeNotice(tx, contractId, text, clock.now());
    const action = text === "" ? "notice.remove" : "notice.save";
    const detail = { before: { text: before }, after: { text } };
    await audit(tx, { contractId, actor: userId, action, detail, requestId: request.id });
    return { version: versionOf(text) };
  };

  router.user({
    method: "PUT",
    path: "/notice",
    allow: ADMINS,
    summary: "Save the contract's notice; 409 if it changed since the given version",
    body: NoticeBody,
    data: versionSchema,
    run: async (call) => {
      ownContract(call.actor.contractId, call.body.contract_id);
      return store(call, call.body.version, withLineFeeds(call.body.text));
    },
  });

  router.user({
    method: "DELETE",
    path: "/notice",
    allow: ADMINS,
    summary: "Delete the contract's notice",
    query: NoticeRemoval,
    body: NoticeRemoval,
    data: versionSchema,
    run: async (call) => {
      ownContract(call.actor.contractId, call.query.contract_id ?? call.body.contract_id);
      return store(call, call.query.version ?? call.body.version, "");
    },
  });
}

function loginNoticeRoute(router: Router, { scope, clock }: Parts): void {
  router.public({
    method: "GET",
    path: "/el_admin_notice",
    allow: "Public",
    summary: "Alert and notices of the sign-in page",
    data: Type.Object({
      login_alert: Type.String(),
      notices: Type.Array(Type.Object({ notice_date: Type.String({ format: "date" }), text: Type.String() })),
    }),
    run: async () => {
      const { alert, notices } = await scope.shared("read", (tx) => readOperatorNotices(tx, tokyoDay(clock.now())));
      return { login_alert: alert, notices: notices.map(({ day, text }) => ({ notice_date: day, text })) };
    },
  });
}
