import type { UseKind } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import type { UsageLogItem } from "./article-request.form.ts";
import { deliveryRepository } from "./delivery.repository.ts";
import { countUses, findOpenUses } from "./usage-ledger.ts";

export interface Notice {
  kind: UseKind;
  items: readonly UsageLogItem[];
  ticket: string | undefined;
  requestId: string;
}

/**
 * Counts what a notice tells of and answers how many uses that were. A repeat, an expired reservation, another session's ticket and
 * articles that were never asked for count nothing.
 * @throws AppError INVALID_FIELDS where it names neither a ticket nor an article
 */
export async function takeNotice(tx: Transaction, actor: Actor, notice: Notice, now: Date): Promise<number> {
  const useIds = await usesOf(tx, actor, notice, now);
  const counted = await countUses(tx, actor, { kind: notice.kind, useIds }, now);
  if (counted > 0)
    await audit(tx, {
      contractId: actor.contractId,
      actor: actor.userId,
      action: "original.use",
      detail: { kind: notice.kind, count: counted, articles: notice.items.map(({ article_id }) => article_id) },
      requestId: notice.requestId,
    });
  return counted;
}

async function usesOf(tx: Transaction, actor: Actor, { kind, items, ticket }: Notice, now: Date): Promise<string[]> {
  if (ticket) return (await deliveryRepository.find(tx, actor, ticket, now))?.useIds ?? [];
  const articleIds = items.flatMap(({ article_id }) => article_id ?? []);
  if (articleIds.length === 0)
    throw invalidFields([{ field: "data_info", message: "利用ログに記事IDを指定してください。" }]);
  return findOpenUses(tx, actor, kind, articleIds);
}
