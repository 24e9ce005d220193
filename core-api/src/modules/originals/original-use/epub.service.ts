import { originalText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import { newToken } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { isStoreKey, type OriginalStore } from "../../../storage/original-store.ts";
import { audit } from "../../audit/audit.ts";
import { deliveryRepository } from "./delivery.repository.ts";
import { type NotDisplayable, notLicensed } from "./not-displayable.ts";
import { type FailedOriginal, failed, readRequested, type WantedOriginal } from "./requested-original.read-model.ts";
import { reserveUses, type UseOrigin } from "./usage-ledger.ts";

export const EPUB_TYPE = "application/epub+zip";

export interface EpubWish {
  wanted: WantedOriginal;
  origin: UseOrigin;
  requestId: string;
}

export type EpubOutcome =
  | { kind: "ready"; ticket: string }
  | { kind: "not-obtained"; failed: FailedOriginal }
  | NotDisplayable;

/**
 * Checks that a magazine's book may be opened now and gives a ticket for it. Caps are of newspapers (spec section 3), so there is
 * always a place; the notice counts the use.
 * @throws AppError ARTICLE_UNKNOWN where the user has no way to the article, or it is of another issue
 */
export async function checkEpub(
  { tx, actor, originals }: { tx: Transaction; actor: Actor; originals: OriginalStore },
  { wanted, origin, requestId }: EpubWish,
  now: Date,
): Promise<EpubOutcome> {
  const { usable, refused } = await readRequested(
    tx,
    actor,
    [wanted],
    { kind: "epub_display", isMail: origin.isMail },
    now,
  );
  const [article] = usable;
  if (!article) {
    if (refused.length === 0) throw new AppError("ARTICLE_UNKNOWN");
    return { kind: "not-displayable", failed: refused };
  }
  const { storeKey } = article;
  if (storeKey === null || !isStoreKey(storeKey) || !(await originals.exists(storeKey)))
    return { kind: "not-obtained", failed: failed(article, originalText.notObtained) };
  const use = { kind: "epub_display", articles: [article], origin } as const;
  const reservation = await reserveUses(tx, actor, use, now);
  if (reservation.kind === "not-licensed") return notLicensed(reservation, [article]);
  if (reservation.kind !== "reserved") throw new Error("books have no cap");
  const ticket = newToken();
  await deliveryRepository.begin(tx, actor, { ticket, storeKey, ownsFile: false, contentType: EPUB_TYPE }, now);
  await deliveryRepository.complete(tx, actor, ticket, { useIds: reservation.useIds, sha256: null }, now);
  await audit(tx, {
    contractId: actor.contractId,
    actor: actor.userId,
    action: "original.request",
    detail: { kind: use.kind, outcome: reservation.kind, articles: [article.articleId], isMail: origin.isMail },
    requestId,
  });
  return { kind: "ready", ticket };
}
