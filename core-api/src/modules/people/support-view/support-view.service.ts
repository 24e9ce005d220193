import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../access/actor.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import { hashToken, newToken, writeSessionCookie } from "../../../access/token.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit, auditOperator } from "../../audit/audit.ts";

const MINUTES = 30;

/** Whose screens an operator wants to see, and why. */
export interface SupportWish {
  contractId: string;
  userId: string;
  reason: string;
}

/** Who acts, in both trails. */
interface SupportCall {
  tx: Transaction;
  operatorId: string;
  requestId: string;
}

interface Viewed {
  contract_id: number;
  support_view_allowed: boolean;
  open: boolean;
  operator_name: string;
}

/**
 * Begins to look at the product as a user, for 30 minutes; an earlier look of the operator ends.
 * @returns the value of the cookie
 * @throws AppError NOT_FOUND
 */
export async function startSupportView(
  call: SupportCall,
  { contractId, userId, reason }: SupportWish,
  now: Date,
): Promise<{ cookie: string; endsAt: Date } | Refusal<object>> {
  const { tx, operatorId } = call;
  const [viewed] = await tx.query<Viewed>(
    `SELECT u.contract_id, c.support_view_allowed, o.name AS operator_name,
       NOT u.login_stop_flag AND contract_phase(c.end_date, c.deleted_at, $3) <> 'closed' AS open
     FROM app_user u JOIN contract c USING (contract_id) CROSS JOIN operator_account o
     WHERE u.contract_id = $1::bigint AND u.user_id = $2 AND c.deleted_at IS NULL AND o.operator_id = $4 FOR SHARE OF c, u`,
    [contractId, userId, now, operatorId],
  );
  if (!viewed) throw new AppError("NOT_FOUND");
  if (!viewed.support_view_allowed) return new Refusal("SUPPORT_VIEW_FORBIDDEN", {});
  if (!viewed.open) return new Refusal("NO_SUPPORT_VIEW", {});
  await endSupportViews(tx, { operatorId }, now);
  const token = newToken();
  const endsAt = new Date(now.getTime() + MINUTES * 60_000);
  const why = reason.trim();
  const [made] = await tx.query<{ support_view_id: string }>(
    `INSERT INTO support_view (contract_id, token_hash, user_id, operator_id, operator_name, reason, started_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING support_view_id`,
    [viewed.contract_id, hashToken(token), userId, operatorId, viewed.operator_name, why, now, endsAt],
  );
  const of = { contract_id: viewed.contract_id, user_id: userId, operator_id: operatorId };
  await noteBoth(tx, { ...of, support_view_id: String(made?.support_view_id) }, "support.start", {
    reason: why,
    requestId: call.requestId,
  });
  return { cookie: writeSessionCookie({ contractId: viewed.contract_id, token }), endsAt };
}

/** Which looks are to end: an operator's, one of them, or all at a contract. */
type Which = { operatorId: string } | { contractId: number; supportViewId?: string };

interface EndedRow {
  contract_id: number;
  support_view_id: string;
  user_id: string;
  operator_id: string;
}

/** Ends looks that go on, which takes effect with the next call; those whose time ran out keep their own end. */
export async function endSupportViews(tx: Transaction, which: Which, now: Date): Promise<void> {
  const ended = await tx.query<EndedRow>(
    `WITH ended AS (
       UPDATE support_view SET ended_at = $4 WHERE ended_at IS NULL AND ends_at > $4 AND ($1::text IS NULL OR operator_id = $1)
         AND ($2::int IS NULL OR contract_id = $2) AND ($3::bigint IS NULL OR support_view_id = $3)
       RETURNING contract_id, support_view_id::text, user_id, operator_id)
     SELECT * FROM ended`,
    "operatorId" in which
      ? [which.operatorId, null, null, now]
      : [null, which.contractId, which.supportViewId ?? null, now],
  );
  for (const row of ended) await noteBoth(tx, row, "support.end");
}

/** The contract's own setting. @returns whether it was another one */
export async function setSupportViewsAllowed(tx: Transaction, contractId: number, allowed: boolean): Promise<boolean> {
  const changed = await tx.query(
    `WITH changed AS (
       UPDATE contract SET support_view_allowed = $2 WHERE contract_id = $1 AND support_view_allowed <> $2 RETURNING 1)
     SELECT * FROM changed`,
    [contractId, allowed],
  );
  return changed.length > 0;
}

/** What calls name, as the trail keeps it: which article, which list. */
const NAMED = ["article_id", "theme_id", "theme_group_id", "topics_id", "user_id"] as const;

/** Notes what an operator opens as a user, each call once, in both trails. */
export async function noteOpened(
  operatorScope: TransactionScope,
  { contractId, userId, supportView }: Actor,
  request: FastifyRequest,
): Promise<void> {
  if (!supportView) return;
  const { opened, supportViewId, operatorId } = supportView;
  const call = nameOf(request);
  if (opened.includes(call)) return;
  await operatorScope.shared("write", async (tx) => {
    const noted = await tx.query(
      `WITH noted AS (
         UPDATE support_view SET opened = opened || $3::text
         WHERE contract_id = $1 AND support_view_id = $2 AND NOT $3 = ANY (opened) RETURNING 1)
       SELECT * FROM noted`,
      [contractId, supportViewId, call],
    );
    if (noted.length === 0) return;
    const of = { contract_id: contractId, support_view_id: supportViewId, user_id: userId, operator_id: operatorId };
    await noteBoth(tx, of, "support.open", { call, requestId: request.id });
  });
}

function nameOf({ method, routeOptions, query }: FastifyRequest): string {
  const asked = query as Record<string, unknown>;
  const named = NAMED.flatMap((name) =>
    typeof asked[name] === "string" ? [`${name}=${asked[name].slice(0, 40)}`] : [],
  );
  return [`${method} ${routeOptions.url}`, ...named].join(" ");
}

/** The contract's trail, which its Admins read, and the operators' own. */
async function noteBoth(
  tx: Transaction,
  { contract_id: contractId, support_view_id, user_id, operator_id: operatorId }: EndedRow,
  action: UserAction,
  { requestId, ...more }: { requestId?: string; reason?: string; call?: string } = {},
): Promise<void> {
  const detail = { user_id, support_view_id, ...more };
  const request = requestId === undefined ? {} : { requestId };
  await audit(tx, { contractId, actor: operatorActor(operatorId), action, detail, ...request });
  await auditOperator(tx, { operatorId, action, detail: { contract_id: String(contractId), ...detail }, ...request });
}
