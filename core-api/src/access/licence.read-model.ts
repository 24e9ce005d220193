import type { Transaction } from "../db/tenant.ts";
import { tokyoDay } from "../time/tokyo.ts";
import type { UseKind } from "./abilities.ts";
import type { Actor } from "./actor.ts";
import {
  copiesLeft,
  DOUBLE_CLICK_MS,
  type EffectiveLicence,
  isShown,
  type LicensedOriginal,
  type LicensedUse,
  licenceRefusal,
} from "./licence.ts";

/** Nothing is looked at of a null, so that of several bounds the strictest is left. */
const least = (bound: string): string => `least(m.${bound}, c.${bound}, r.${bound}) AS ${bound}`;

/** SQL: people read it, on screens and in mails. */
export const FOR_READERS = "'display'";

/**
 * SQL of the licence `l` of an article `a` for contract $1: of the medium's bounds, the contract's with the medium and the contract's with
 * the holder of rights the strictest, as `EffectiveLicence` has them; no row where none has a licence. Every channel reads licences through it.
 * @param purpose SQL of what the text is read for
 */
export const effectiveLicence = (purpose: string): string => `
  LATERAL (
    SELECT coalesce(nullif(a.published_on, '9999-12-31'), (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date)::text AS issued_on,
      ${least("show_days")}, ${least("print_days")}, ${least("mail_days")}, ${least("max_readers")}, ${least("excerpt_chars")},
      least(c.max_copies, r.max_copies) AS max_copies, greatest(c.valid_from, r.valid_from)::text AS valid_from,
      least(c.valid_to, r.valid_to)::text AS valid_to,
      m.forbidden_purposes || c.forbidden_purposes || r.forbidden_purposes AS forbidden_purposes, ${purpose}::text AS purpose
    FROM (SELECT 1) one LEFT JOIN media_licence m ON m.media_code = a.media_code
      LEFT JOIN contract_licence c ON c.contract_id = $1 AND c.media_code = a.media_code
      LEFT JOIN contract_licence r ON r.contract_id = $1 AND r.rightholder = a.rightholder
    WHERE m.media_code IS NOT NULL OR c.contract_id IS NOT NULL OR r.contract_id IS NOT NULL) l`;

/** SQL: the same as one value. */
export const licenceValue = (purpose: string): string => `(
  SELECT jsonb_build_object('issued_on', l.issued_on, 'show_days', l.show_days, 'print_days', l.print_days, 'mail_days', l.mail_days,
    'max_readers', l.max_readers, 'excerpt_chars', l.excerpt_chars, 'max_copies', l.max_copies, 'valid_from', l.valid_from, 'valid_to', l.valid_to,
    'forbidden_purposes', l.forbidden_purposes, 'purpose', l.purpose)
  FROM ${effectiveLicence(purpose)})`;

/** Uses that a new one by this user and session would go on with: see OWN of the ledger. */
const OWN_COPIES = (kind: string): string => `
      coalesce(min(coalesce(u.copies, 1)) FILTER (WHERE u.use_kind = '${kind}'
        AND (u.session_hash = $5 OR $6 AND u.user_id = $2 AND u.copies IS NOT NULL)
        AND (u.use_state = 'reserved' OR u.counted_at > $7)), 0)::int`;

/** $1 contract, $2 user, $3 articles, $4 now, $5 session, $6 whether for a booklet, $7 since when a counted use is still the same, $8 purpose. */
const LICENSED = `
  SELECT a.article_id::text, l.issued_on, l.show_days, l.print_days, l.mail_days, l.max_readers, l.max_copies,
    l.valid_from, l.valid_to, l.forbidden_purposes, l.purpose, r.*
  FROM article a CROSS JOIN ${effectiveLicence("$8")}
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT u.user_id) FILTER (WHERE u.user_id <> $2)::int AS other_readers,
      coalesce(bool_or(u.user_id = $2), false) AS is_reader,
      coalesce(sum(coalesce(u.copies, 1)) FILTER (WHERE u.use_kind IN ('pdf_print', 'text_print')), 0)::int AS copies,
      ${OWN_COPIES("pdf_print")} AS own_pdf_copies, ${OWN_COPIES("text_print")} AS own_text_copies
    FROM original_use u
    WHERE (l.max_readers IS NOT NULL OR l.max_copies IS NOT NULL)
      AND u.contract_id = $1 AND u.article_id = a.article_id AND u.use_state <> 'released'
      AND (u.use_state = 'counted' OR u.expires_at > $4)) r
  WHERE a.article_id = ANY ($3::bigint[])`;

type User = Pick<Actor, "contractId" | "userId" | "sessionTokenHash" | "purpose">;

/** How much of the originals this user may still use. */
export interface OriginalLicences {
  /** Why a licence forbids a use, in Japanese; null where it allows it. */
  whyForbidden: (articleId: string, use: LicensedUse) => string | null;
  /** For how many copies a new print of this kind may be; null: any number. */
  copiesLeft: (articleId: string, kind: UseKind) => number | null;
}

/**
 * One statement for all originals; exact for readers and copies while `lockReaders` holds, else a look in passing.
 * @param isBooklet whether a print is one of a booklet, which is its user's on every device
 */
export async function readOriginalLicences(
  tx: Transaction,
  { contractId, userId, sessionTokenHash, purpose }: User,
  articleIds: readonly string[],
  now: Date,
  isBooklet = false,
): Promise<OriginalLicences> {
  const rows = await tx.query<LicensedOriginal & { article_id: string }>(LICENSED, [
    contractId,
    userId,
    articleIds,
    now,
    sessionTokenHash,
    isBooklet,
    new Date(now.getTime() - DOUBLE_CLICK_MS),
    purpose,
  ]);
  const licensed = new Map(rows.map((row) => [row.article_id, row]));
  const today = tokyoDay(now);
  return {
    whyForbidden: (articleId, use) => {
      const original = licensed.get(articleId);
      return original ? licenceRefusal(original, use, today) : null;
    },
    copiesLeft: (articleId, kind) => {
      const original = licensed.get(articleId);
      return original ? copiesLeft(original, kind) : null;
    },
  };
}

/** Tells why a licence forbids a use of an article's original, or null. */
export const readLicences = async (
  ...call: Parameters<typeof readOriginalLicences>
): Promise<OriginalLicences["whyForbidden"]> => (await readOriginalLicences(...call)).whyForbidden;

/** Whether an article's pictures may be shown today, which is no use of its original. */
export async function mayShow(
  tx: Transaction,
  { contractId, purpose }: Pick<Actor, "contractId" | "purpose">,
  articleId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.query<{ licence: EffectiveLicence | null }>(
    `SELECT ${licenceValue("$3")} AS licence FROM article a WHERE a.article_id = $2`,
    [contractId, articleId, purpose],
  );
  return isShown(row?.licence ?? null, tokyoDay(now));
}

/** One order for everybody, so that two who use several originals never wait for each other. $1 contract, $2 articles. */
const LOCK = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('kirinuki.readers ' || $1::int || ' ' || a.article_id, 0) AS key
    FROM article a CROSS JOIN ${effectiveLicence(FOR_READERS)}
    WHERE (l.max_readers IS NOT NULL OR l.max_copies IS NOT NULL) AND a.article_id = ANY ($2::bigint[]) ORDER BY 1 OFFSET 0) keys`;

/**
 * Locks the readers and the copies of these originals until the transaction ends, where their licence bounds them: nobody else of the
 * contract becomes a reader or prints one meanwhile.
 */
export async function lockReaders(
  tx: Transaction,
  { contractId }: Pick<Actor, "contractId">,
  articleIds: readonly string[],
): Promise<void> {
  await tx.query(LOCK, [contractId, articleIds]);
}
