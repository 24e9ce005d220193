import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";

import type { MailCall } from "../mail-message/mail-message.service.ts";
import { articleIdsOf, type EditionTarget, withHidden } from "./edition.ts";
import { type EditionHit, readDecided, readNamedHits } from "./edition-articles.read-model.ts";
import type { MailEditionBody, MailEditionQuery } from "./mail-edition.form.ts";
import { isSeenBy, readEdition } from "./mail-edition.read-model.ts";
import { decideArticles, type EditionRow, lockEdition, storeDraft, takeBack } from "./mail-edition.repository.ts";

/** How far back a first mail edition may reach, and what later ones need to look at (mail/run/make-run.ts). */
const LONGEST_DAYS = 31;

/** @throws AppError NOT_FOUND for a target that the caller may not browse */
export async function demandTarget(
  tx: Transaction,
  actor: Actor,
  { data_kbn, id }: Pick<MailEditionQuery, "data_kbn" | "id">,
): Promise<EditionTarget> {
  await resolveSelection(tx, actor, { kind: data_kbn, id });
  return { dataKbn: data_kbn, id: Number(id) };
}

/** A first mail edition begins with the day before, unless somebody reaches back further. */
export function sinceOf(today: DayString, given?: DayString): DayString {
  if (given === undefined) return addDays(today, -1);
  if (given > today || given < addDays(today, -LONGEST_DAYS))
    throw invalidFields([
      { field: "since_day", message: `開始日は${LONGEST_DAYS}日前から今日までの日付で指定してください。` },
    ]);
  return given;
}

/** After a mail edition was sent: the day that nothing new is older than. */
export const sinceAfterSending = (now: Date): DayString => addDays(tokyoDay(now), -LONGEST_DAYS);

export async function showEdition({ tx, actor, clock }: Omit<MailCall, "requestId">, query: MailEditionQuery) {
  const target = await demandTarget(tx, actor, query);
  const since = sinceOf(tokyoDay(clock.now()), query.since_day);
  return readEdition(tx, actor, { target, since, isSinceGiven: query.since_day !== undefined, now: clock.now() });
}

/**
 * Writes the draft, on the version that the caller has seen. What he may not see stays where it was; what was withdrawn drops out.
 * @throws AppError NOT_FOUND for an article that is not in the target, LOST_UPDATE
 */
export async function saveEdition({ tx, actor, clock }: MailCall, body: MailEditionBody) {
  const { contractId, userId } = actor;
  const now = clock.now();
  const target = await demandTarget(tx, actor, body);
  const since = sinceOf(tokyoDay(now), body.since_day);
  const edition = await lockEdition(tx, contractId, target, { version: body.version, sinceDay: since });
  const draft = articleIdsOf(edition.items);
  const taken = articleIdsOf(body.edition_item);
  const leftOut = body.left_out_article ?? [];
  const hits = await readNamedHits(tx, contractId, target, [...draft, ...taken, ...leftOut]);
  const sinceDay = edition.lastRunId === null && body.since_day !== undefined ? since : edition.sinceDay;
  await demandNamed({ tx, contractId, edition, hits, sinceDay }, taken, leftOut);
  const named = [...taken, ...leftOut];
  const dropped = named.filter((id) => !hits.get(id)?.isOpen);
  const forbidden = named.some((id) => hits.get(id)?.isOpen && !isSeenBy(actor, hits.get(id)));
  if (forbidden) return new Refusal("EDITION_NOT_YOURS", {});

  const open = body.edition_item.filter((item) => !("id" in item) || hits.get(item.id)?.isOpen);
  const isHidden = (id: string) => hits.get(id)?.isOpen === true && !isSeenBy(actor, hits.get(id));
  const by = { contractId, editionId: edition.editionId, userId, now };
  await takeBack(tx, contractId, edition.editionId, taken);
  await decideArticles(
    tx,
    by,
    leftOut.flatMap((id) => hits.get(id) ?? []),
    null,
  );
  await storeDraft(tx, by, { items: withHidden(edition.items, open, isHidden), sinceDay });
  return {
    version: String(edition.version + 1),
    updated_datetime: tokyoDateTime(now),
    dropped_article: dropped,
  };
}

interface Named {
  tx: Transaction;
  contractId: number;
  edition: EditionRow;
  hits: ReadonlyMap<string, EditionHit>;
  sinceDay: DayString;
}

/**
 * Every article named is of the target, and new to it, in its draft or left out of it; none of them twice, none that was sent.
 * @throws AppError NOT_FOUND, INVALID_FIELDS
 */
async function demandNamed(
  { tx, contractId, edition, hits, sinceDay }: Named,
  taken: readonly string[],
  leftOut: readonly string[],
): Promise<void> {
  const decided = await readDecided(tx, contractId, edition.editionId, [...taken, ...leftOut]);
  const known = new Set([...articleIdsOf(edition.items), ...decided.keys()]);
  const isNamed = (id: string): boolean => {
    const hit = hits.get(id);
    // One that left the theme since it was put into the draft drops out like one that was withdrawn.
    return known.has(id) || (hit !== undefined && hit.processDate >= sinceDay);
  };
  if (![...taken, ...leftOut].every(isNamed)) throw new AppError("NOT_FOUND");
  const both = taken.filter((id) => leftOut.includes(id));
  const sent = (ids: readonly string[]) => ids.some((id) => decided.get(id) === "sent");
  const faults = [
    ...(both.length > 0 || sent(leftOut)
      ? [{ field: "left_out_article", message: "外す記事に、載せる記事または送信済みの記事が含まれています。" }]
      : []),
    ...(sent(taken) ? [{ field: "edition_item", message: "送信済みの記事は載せられません。" }] : []),
  ];
  if (faults.length > 0) throw invalidFields(faults);
}
