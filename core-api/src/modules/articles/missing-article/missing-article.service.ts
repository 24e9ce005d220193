import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { MissingArticleForm } from "@kirinuki/schema/forms/missing-article-form.ts";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { parseDay, tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { findCandidates } from "./candidates.read-model.ts";
import { type Asked, causeOfArticle, causeOfNothing, type Question } from "./cause.service.ts";
import { readInquiryMonths } from "./inquiry-months.read-model.ts";
import type { Candidate, Inquiry, MissingAnswer } from "./missing-article.dto.ts";
import { MissingArticle } from "./missing-article.entity.ts";
import type { LogFilters, MissingArticleBody, MissingArticlesQuery, SettleBody } from "./missing-article.form.ts";
import { findMedium } from "./named-medium.read-model.ts";

/** Answers why somebody does not find an article, and keeps what he asked and was told. */
export async function askForArticle(
  question: Question & { requestId: string },
  { keyword, mediaName, issueDate, article_id }: MissingArticleBody,
): Promise<MissingAnswer> {
  const { tx, actor, now, requestId } = question;
  const sought = soughtOf({ keyword, mediaName, issueDate });
  const { cause, message, themes } =
    article_id === undefined ? await causeOfNothing(question, sought) : await causeOfArticle(question, article_id);
  const as_asked = { keyword: sought.keyword, media_name: sought.mediaName, issued_on: sought.issueDate };
  const asked = { contract_id: actor.contractId, user_id: actor.userId, asked_at: now, ...as_asked };
  const row = { ...asked, article_id: article_id ?? null, cause, message, note: "" };
  const made = await tx.manager.insert(MissingArticle, row);
  const missing_article_id = String(made.identifiers[0]?.missing_article_id);
  const detail = { missing_article_id, keyword: row.keyword, ...(article_id !== undefined && { article_id }), cause };
  await audit(tx, {
    contractId: actor.contractId,
    actor: actor.userId,
    action: "missing_article.ask",
    detail,
    requestId,
  });
  return { missing_article_id, cause, message, theme_info: themes };
}

/** Without blanks around, and the day with hyphens. */
export const soughtOf = ({ keyword, mediaName, issueDate }: MissingArticleForm): Asked => ({
  keyword: keyword.trim(),
  mediaName: mediaName?.trim() ?? "",
  issueDate: issueDate ? parseDay(issueDate) : null,
});

/** Articles that may be the one; none of a medium that the user may not see. */
export async function candidatesFor(question: Question, form: MissingArticleForm): Promise<Candidate[]> {
  const { tx, search, actor, now } = question;
  const { contractId, sections } = actor;
  const { keyword, mediaName, issueDate } = soughtOf(form);
  const named = mediaName === "" ? null : await findMedium(tx, sections, mediaName);
  if (named?.state === "refused") return [];
  const medium = named?.state === "granted" ? named.medium : null;
  return findCandidates({ tx, search, contractId, sections, keyword, medium, issueDate, now });
}

interface Row extends Omit<Inquiry, "asked_datetime" | "settled_datetime" | "settled_flag"> {
  asked_at: Date;
  settled_at: Date | null;
}

/** $2 cause or null, $3 whether settled or null, $4 the month or null. */
const ASKED = `
  FROM missing_article q WHERE q.contract_id = $1 AND ($2::text IS NULL OR q.cause = $2) AND ($3::boolean IS NULL OR (q.settled_at IS NOT NULL) = $3)
    AND ($4::text IS NULL OR (q.asked_at >= ($4 || '-01')::timestamp AT TIME ZONE 'Asia/Tokyo'
      AND q.asked_at < (($4 || '-01')::timestamp + interval '1 month') AT TIME ZONE 'Asia/Tokyo'))`;

/** $5 the sources of whoever looks: a headline of another one is not told. */
const PAGE = `
  SELECT p.*, coalesce(u.name, p.user_id) AS user_name, a.title, a.media_name
  FROM (SELECT q.missing_article_id::text, q.user_id, q.asked_at, q.keyword, q.media_name AS searched_media_name, q.issued_on::text AS searched_issue_date, q.article_id::text, q.cause, q.message, q.settled_by, q.settled_at, q.note
    ${ASKED} ORDER BY q.asked_at DESC, q.missing_article_id DESC LIMIT $6 OFFSET $7) p
  LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = p.user_id
  LEFT JOIN article a ON a.article_id = p.article_id::bigint AND a.withdrawn_at IS NULL AND a.data_section = ANY ($5::int[])
  ORDER BY p.asked_at DESC, p.missing_article_id::int DESC`;

const COUNTS = `
  SELECT (SELECT count(*)::int ${ASKED}) AS asked, (SELECT count(*)::int FROM missing_article WHERE contract_id = $1 AND settled_at IS NULL) AS open`;

export interface LogReader {
  contractId: number;
  sections: readonly DataSection[];
  now: Date;
}

const askedOf = (contractId: number, { cause, settled_flag, target_month }: LogFilters): unknown[] => [
  contractId,
  cause ?? null,
  settled_flag === undefined ? null : settled_flag === 1,
  target_month ?? null,
];

const readInquiries = async (tx: Transaction, parameters: unknown[]): Promise<Inquiry[]> =>
  (await tx.query<Row>(PAGE, parameters)).map(present);

/** Of a file. */
const MOST_ROWS = 10_000;

/** The inquiries that a file has, newest first. */
export const readLog = (
  tx: Transaction,
  { contractId, sections }: LogReader,
  filters: LogFilters,
): Promise<Inquiry[]> => readInquiries(tx, [...askedOf(contractId, filters), sections, MOST_ROWS, 0]);

/** A contract's inquiries, newest first, and how many there were by month and cause. */
export async function listInquiries(
  tx: Transaction,
  { contractId, sections, now }: LogReader,
  { page, page_size, ...filters }: MissingArticlesQuery,
) {
  const asked = askedOf(contractId, filters);
  const rows = await readInquiries(tx, [...asked, sections, page_size, (page - 1) * page_size]);
  const [counts] = await tx.query<{ asked: number; open: number }>(COUNTS, asked);
  return {
    inquiry_info: rows,
    ...{ inquiry_count: counts?.asked ?? 0, open_count: counts?.open ?? 0, page, page_size },
    month_info: await readInquiryMonths(tx, contractId, now),
  };
}

const present = ({ asked_at, settled_at, ...row }: Row): Inquiry => ({
  ...row,
  asked_datetime: tokyoDateTime(asked_at),
  settled_flag: settled_at === null ? 0 : 1,
  settled_datetime: settled_at && tokyoDateTime(settled_at),
});

/**
 * Notes that an inquiry is settled, or is not, and what was done.
 * @throws AppError NOT_FOUND for one that the contract does not have
 */
export async function settleInquiry(
  { tx, actor, requestId, now }: { tx: Transaction; actor: Actor; requestId: string; now: Date },
  { missing_article_id, settled_flag, note }: SettleBody,
): Promise<void> {
  const key = { contract_id: actor.contractId, missing_article_id: intKey(missing_article_id) };
  const before = await tx.manager.findOne(MissingArticle, { where: key, lock: { mode: "pessimistic_write" } });
  if (!before) throw new AppError("NOT_FOUND");
  const isSettled = settled_flag === 1;
  const keeps = isSettled && before.settled_at !== null;
  const written = note === undefined ? before.note : (note?.trim() ?? "");
  await tx.manager.update(MissingArticle, key, {
    ...(!keeps && { settled_by: isSettled ? actor.userId : null, settled_at: isSettled ? now : null }),
    note: written,
  });
  const wasSettled = before.settled_at !== null;
  const difference = differenceOf({ settled: wasSettled, note: before.note }, { settled: isSettled, note: written });
  const detail = { missing_article_id, ...difference };
  await audit(tx, {
    contractId: actor.contractId,
    actor: actor.userId,
    action: "missing_article.settle",
    detail,
    requestId,
  });
}
