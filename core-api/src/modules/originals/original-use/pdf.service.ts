import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { originalText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import { newToken } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { StepsCall } from "../../../http/route.ts";
import { collectOriginals } from "../../../original-files/collect-originals.ts";
import type { BookletPlan } from "../../../original-files/merge/booklet-plan.ts";
import { withWorkFolder } from "../../../original-files/work-folder.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { deliveryRepository } from "./delivery.repository.ts";
import { type NotDisplayable, notLicensed } from "./not-displayable.ts";
import {
  type FailedOriginal,
  failed,
  type RequestedOriginals,
  readRequested,
  type UsableOriginal,
  type WantedOriginal,
} from "./requested-original.read-model.ts";
import { stampText } from "./stamp-text.ts";
import {
  hasRoom,
  type Reservation,
  reserveUses,
  type UsedArticle,
  type UseOrigin,
  type UseWish,
} from "./usage-ledger.ts";

export interface PdfWish {
  wanted: readonly WantedOriginal[];
  kind: "pdf_display" | "pdf_print";
  origin: UseOrigin;
  /** Of a print that says for how many copies it is. */
  copies?: number | undefined;
  /** Of a booklet: how the originals are laid out. */
  layOut?: LayOut;
}

/** Reads what a booklet says of its articles, then plans it for the originals that came out of the store, in their order. */
export type LayOut = (
  tx: Transaction,
  actor: Actor,
  now: Date,
) => Promise<(articleIds: readonly string[]) => BookletPlan>;

/** What POST /pdf comes to (spec section 4, PDF display). Plain data: it is kept under an Idempotency-Key. */
export type PdfOutcome =
  /** `failed` may be empty: full success. */
  | { kind: "ready"; ticket: string; failed: FailedOriginal[] }
  | { kind: "none-obtained"; failed: FailedOriginal[] }
  | NotDisplayable
  | { kind: "group-limit" }
  | { kind: "demand-limit" };

type Steps = Pick<StepsCall<unknown, unknown>, "actor" | "run" | "idempotently"> & { requestId: string };

/** Originals that were checked, and the ticket that is begun for them. */
interface Prepared extends RequestedOriginals {
  plan: Awaited<ReturnType<LayOut>> | undefined;
  ticket: string;
  storeKey: string;
}

// Display and print of newspaper originals (design section 7).

type PdfParts = Pick<Parts, "originals" | "merger" | "clock" | "warn">;

/**
 * Checks, merges, and then reserves: only what was really obtained takes a place, and no lock is held while files are read.
 * @throws AppError ARTICLE_UNKNOWN where the user has no way to any of the articles
 */
export async function deliverPdf(parts: PdfParts, call: Steps, wish: PdfWish): Promise<PdfOutcome> {
  const prepared = await call.run("write", (tx, actor) => prepare(parts, tx, actor, wish));
  if ("kind" in prepared) return prepared;
  const { ticket, storeKey } = prepared;
  const made = await withWorkFolder((folder) => make(parts, folder, call.actor, prepared));
  const failures = [...prepared.unknown, ...prepared.refused, ...made.failed];
  if (!made.sha256) {
    await call.run("write", (tx, actor) => deliveryRepository.remove(tx, actor, ticket));
    return { kind: "none-obtained", failed: failures };
  }
  const { sha256, articles } = made;
  const outcome = await call.idempotently((tx, actor) =>
    reserve(parts, tx, actor, { wish, articles, ticket, sha256, failures, requestId: call.requestId }),
  );
  // Refused after all, or the answer of an earlier try: nobody will ask for this file.
  if (outcome.kind !== "ready" || outcome.ticket !== ticket) await parts.originals.delete(storeKey);
  return outcome;
}

async function prepare(
  { clock }: PdfParts,
  tx: Transaction,
  actor: Actor,
  wish: PdfWish,
): Promise<Prepared | PdfOutcome> {
  const now = clock.now();
  const use = { kind: wish.kind, isMail: wish.origin.isMail, copies: wish.copies };
  const requested = await readRequested(tx, actor, wish.wanted, use, now);
  if (requested.usable.length === 0) {
    if (requested.refused.length === 0) throw new AppError("ARTICLE_UNKNOWN");
    return { kind: "not-displayable", failed: [...requested.unknown, ...requested.refused] };
  }
  const stored = requested.usable.filter(({ storeKey }) => storeKey !== null);
  if (!(await hasRoom(tx, actor, useOf(wish, stored), now))) return { kind: "group-limit" };
  const prepared = {
    ...requested,
    plan: await wish.layOut?.(tx, actor, now),
    ticket: newToken(),
    storeKey: `delivered/${actor.contractId}/${randomUUID()}.pdf`,
  };
  const delivery = { ...prepared, ownsFile: true, contentType: "application/pdf" };
  await deliveryRepository.begin(tx, actor, delivery, now);
  return prepared;
}

/** The merged file in the store, and which articles are in it. */
async function make(
  { originals, merger, clock, warn }: PdfParts,
  folder: string,
  actor: Actor,
  { usable, storeKey, plan }: Prepared,
): Promise<{ articles: UsableOriginal[]; failed: FailedOriginal[]; sha256: Buffer | null }> {
  const paths = await collectOriginals(
    originals,
    usable.map((article) => article.storeKey),
    folder,
  );
  const present = usable.flatMap((article, index) => {
    const path = paths[index];
    return path ? [{ article, path }] : [];
  });
  const output = join(folder, "merged.pdf");
  const inputs = present.map(({ path }) => path);
  const booklet = plan?.(present.map(({ article }) => article.articleId));
  const { pages, refused } = await merger.merge(inputs, output, stampText(actor, clock.now()), booklet);
  const taken = present.filter((_, index) => !refused.has(index)).map(({ article }) => article);
  for (const [index, reason] of refused)
    warn("an original can't be merged", { article: present[index]?.article.articleId, reason });
  const missing = usable.filter((article) => !taken.includes(article));
  const stored = pages > 0 ? await originals.put(storeKey, createReadStream(output)) : null;
  return {
    articles: taken,
    failed: missing.map((article) => failed(article, originalText.notObtained)),
    sha256: stored?.sha256 ?? null,
  };
}

async function reserve(
  { clock }: PdfParts,
  tx: Transaction,
  actor: Actor,
  { wish, articles, ticket, sha256, failures, requestId }: Making,
): Promise<PdfOutcome> {
  const now = clock.now();
  const reservation = await reserveUses(tx, actor, useOf(wish, articles), now);
  await auditUse(tx, actor, { wish, articles, reservation, requestId });
  if (reservation.kind !== "reserved") {
    await deliveryRepository.remove(tx, actor, ticket);
    return reservation.kind === "not-licensed" ? notLicensed(reservation, articles) : reservation;
  }
  await deliveryRepository.complete(tx, actor, ticket, { useIds: reservation.useIds, sha256 }, now);
  return { kind: "ready", ticket, failed: failures };
}

const useOf = ({ kind, origin, copies }: PdfWish, articles: readonly UsedArticle[]): UseWish => ({
  kind,
  origin,
  articles,
  ...(copies !== undefined && { copies }),
});

interface Making {
  wish: PdfWish;
  articles: readonly UsableOriginal[];
  ticket: string;
  sha256: Buffer;
  failures: FailedOriginal[];
  requestId: string;
}

function auditUse(
  tx: Transaction,
  { contractId, userId }: Actor,
  {
    wish,
    articles,
    reservation,
    requestId,
  }: Pick<Making, "wish" | "articles" | "requestId"> & { reservation: Reservation },
): Promise<void> {
  return audit(tx, {
    contractId,
    actor: userId,
    action: "original.request",
    detail: {
      kind: wish.kind,
      outcome: reservation.kind,
      articles: articles.map(({ articleId }) => articleId),
      isMail: wish.origin.isMail,
      ...(wish.copies !== undefined && { copies: wish.copies }),
    },
    requestId,
  });
}
