import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { EDITION_ARTICLES } from "@kirinuki/schema/forms/mail-edition-limits.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { articleLine } from "../../../mail/content/article-line.ts";
import type { MailedArticle } from "../../../mail/content/digest.ts";
import { groupBySource } from "../../../mail/content/group-articles.ts";
import { readContractMails } from "../../../mail/send/contract-mails.read-model.ts";
import { readTargetName } from "../../../mail/send/mail-target.read-model.ts";
import { type AssessedMailArticle, readMailedArticles } from "../../../mail/send/mailed-articles.read-model.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { STANDARD_ID, STANDARD_NAME } from "../mail-template/mail-template.service.ts";
import { articleIdsOf, type EditionItem, type EditionTarget, STANDARD_OPTIONS } from "./edition.ts";
import { type EditionHit, readArrivals, readLeftOut, readNamedHits } from "./edition-articles.read-model.ts";
import { readEditionSends } from "./edition-sends.read-model.ts";
import type { MailEditionWire } from "./mail-edition.dto.ts";
import { type EditionRow, findEdition, TARGET_COLUMN } from "./mail-edition.repository.ts";

/** A first mail edition may be as large as any, and what waits is told whole up to here. */
const MOST_ARRIVALS = 2 * EDITION_ARTICLES;
const SHOWN_ARRIVALS = 200;
const SHOWN_LEFT_OUT = 100;

export interface EditionRequest {
  target: EditionTarget;
  /** From which day on articles are new, where nothing was ever sent. */
  since: DayString;
  /** Whether somebody has asked for that day. */
  isSinceGiven: boolean;
  now: Date;
}

/** A target's mail edition with everything that its editor works on. */
export async function readEdition(tx: Transaction, actor: Actor, request: EditionRequest): Promise<MailEditionWire> {
  const { target, since, isSinceGiven, now } = request;
  const { contractId } = actor;
  const edition = await findEdition(tx, contractId, target);
  const isFirst = edition === null || edition.lastRunId === null;
  const sinceDay = edition === null || (isFirst && isSinceGiven) ? since : edition.sinceDay;
  const draft = edition?.items ?? [];
  const inDraft = articleIdsOf(draft);
  const leftOut = edition === null ? [] : await readLeftOut(tx, contractId, edition.editionId, SHOWN_LEFT_OUT);
  const hits = await readNamedHits(tx, contractId, target, [...inDraft, ...leftOut]);
  const arrivals = await readArrivals(tx, actor, {
    target,
    editionId: edition?.editionId ?? null,
    since: sinceDay,
    inDraft,
    atMost: MOST_ARRIVALS,
  });
  const parts = await readParts(tx, actor, target);
  const isSeen = (id: string) => isSeenBy(actor, hits.get(id));
  const articles = await readMailedArticles(
    tx,
    contractId,
    [...inDraft, ...leftOut].filter(isSeen).concat(arrivals.ids),
  );
  const isBegun = edition !== null && edition.begunAt !== null;
  const items = isBegun
    ? draft.filter((item) => !("id" in item) || articles.has(item.id))
    : propose(articles, arrivals.ids, parts.scFirst, target);
  const taken = new Set(articleIdsOf(items));
  const waiting = arrivals.ids.filter((id) => !taken.has(id));
  const shown = waiting.slice(0, SHOWN_ARRIVALS);
  const left = leftOut.filter((id) => articles.has(id));
  const year = tokyoDay(now).slice(0, 4);
  return {
    ...headOf(target, edition, { name: parts.name, sinceDay, isBegun }),
    edition_item: items.map(toWireItem),
    new_article: shown,
    new_article_count: arrivals.count - (arrivals.ids.length - waiting.length),
    left_out_article: left,
    article_info: [...taken, ...shown, ...left].flatMap((id) => toWireArticle(articles.get(id), year)),
    hidden_count: inDraft.filter((id) => hits.get(id)?.isOpen && !isSeen(id)).length,
    dropped_count: inDraft.filter((id) => !hits.get(id)?.isOpen).length,
    edition_send: edition === null ? [] : await readEditionSends(tx, actor, edition.editionId, now),
    ...parts.wire,
  };
}

/** Whether an article of the target is the caller's to see: one that is open, of a source that he may see. */
export const isSeenBy = ({ sections }: Pick<Actor, "sections">, hit: EditionHit | undefined): boolean =>
  hit?.isOpen === true && sections.includes(hit.section);

/** What a beginning looks like: the new articles, by source as a digest has them. */
function propose(
  articles: ReadonlyMap<string, MailedArticle>,
  ids: readonly string[],
  scFirst: boolean,
  { dataKbn }: Pick<EditionTarget, "dataKbn">,
): EditionItem[] {
  const first = ids.slice(0, EDITION_ARTICLES).flatMap((id) => articles.get(id) ?? []);
  return groupBySource(first, scFirst, { isOrdered: dataKbn === DATA_KBN.topic }).flatMap((group) =>
    group.articles.map(({ articleId }) => ({ id: articleId, comment: null })),
  );
}

const toWireItem = (item: EditionItem) =>
  "id" in item
    ? { article_id: item.id, comment: item.comment, heading: null }
    : { article_id: null, comment: null, heading: item.heading };

const toWireArticle = (article: AssessedMailArticle | undefined, year: string) =>
  article === undefined
    ? []
    : [
        {
          article_id: article.articleId,
          data_section: article.section,
          title: article.title,
          media_name: article.mediaName,
          article_line: articleLine(article, year),
          comment: article.comment,
          tone: article.tone,
          tag_info: article.tags,
        },
      ];

function headOf(
  target: EditionTarget,
  edition: EditionRow | null,
  { name, sinceDay, isBegun }: { name: string; sinceDay: DayString; isBegun: boolean },
) {
  const options = { ...STANDARD_OPTIONS, ...edition?.options };
  const { lastRunId = null, lastSentAt = null } = edition ?? {};
  return {
    data_kbn: target.dataKbn,
    id: String(target.id),
    name,
    version: String(edition?.version ?? 0),
    since_day: sinceDay,
    begun_flag: isBegun ? 1 : 0,
    updated_by: edition?.updatedBy ?? null,
    updated_datetime: edition?.updatedAt ? tokyoDateTime(edition.updatedAt) : null,
    last_sent:
      lastRunId === null || lastSentAt === null
        ? null
        : {
            sendmail_id: lastRunId,
            sent_datetime: tokyoDateTime(lastSentAt),
            sent_by: edition?.lastSentBy ?? "",
            article_count: edition?.lastArticleCount ?? 0,
          },
    mail_address: options.addresses,
    subject_Type: options.subjectType,
    attach_Type: options.attachType,
    template_file_id: String(options.templateId),
    encoding: options.encoding,
  };
}

const DESTINATIONS = (column: string): string => `
  SELECT DISTINCT a.mail_address AS address FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  WHERE s.contract_id = $1 AND s.${column} = $2 AND a.chat_target_id IS NULL ORDER BY 1`;
const TEMPLATES = `
  SELECT template_file_id::text, name FROM mail_template WHERE contract_id = $1 ORDER BY name, mail_template.template_file_id`;
const LIMIT = "SELECT mail_send_max_count AS most FROM contract WHERE contract_id = $1";

/** What else an editor chooses from; a template's name, an address and a number, all of them the contract's. */
async function readParts(tx: Transaction, actor: Actor, target: EditionTarget) {
  const { contractId } = actor;
  const { scFirst } = await readContractMails(tx, contractId);
  const destinations = await tx.query<{ address: string }>(DESTINATIONS(TARGET_COLUMN[target.dataKbn]), [
    contractId,
    target.id,
  ]);
  const templates = await tx.query<{ template_file_id: string; name: string }>(TEMPLATES, [contractId]);
  const [limit] = await tx.query<{ most: number }>(LIMIT, [contractId]);
  return {
    name: (await readTargetName(tx, contractId, actor, target)) ?? "",
    scFirst,
    wire: {
      template_file_list: [{ template_file_id: STANDARD_ID, name: STANDARD_NAME }, ...templates],
      destination_mail_address: destinations.map(({ address }) => address),
      mail_send_max_count: limit?.most ?? 0,
    },
  };
}
