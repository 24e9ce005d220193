import { type DataKbn, MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { mailSources } from "@kirinuki/schema/mail-sections.ts";
import type { Actor } from "../../../access/actor.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import { resolveSelection, type Selection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ChosenArticle, ThemeContent } from "../../../mail/message-content.ts";
import { readMailedArticles } from "../../../mail/send/mailed-articles.read-model.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { ThemeMailLooks } from "./mail-message.form.ts";

/** Articles of a day that were set up for themes or chosen for a topic. $1 contract, $2 themes or topic, $3 day, $4 sources. */
const OF_DAY = (from: string, order = "id DESC"): string => `
  SELECT ta.article_id::text AS id FROM ${from}
    AND ta.process_date = $3 AND ta.data_section = ANY ($4::smallint[]) AND ta.disp_status = 0 AND ${NOT_WITHDRAWN} GROUP BY ta.article_id ORDER BY ${order}`;
const OF_THEMES = OF_DAY("theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[])");
const OF_TOPIC = OF_DAY(
  "topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $2::int",
  "min(ta.display_order), id DESC",
);

/** A mail of one day, of a theme, group or topic, or of every theme that the caller may browse. */
type DaysMail = ThemeMailLooks & { data_kbn: DataKbn | typeof MAIL_KBN.everything; id: string };

/**
 * The content of a theme's, group's or topic's mail of one day, or of the articles named.
 * @throws AppError NOT_FOUND for a target, template or article that the caller may not see
 */
export async function themeContent(tx: Transaction, actor: Actor, form: DaysMail, sentAt: Date): Promise<ThemeContent> {
  const selected = await resolveSelection(tx, actor, selectionOf(form));
  const today = tokyoDay(sentAt);
  const date = form.process_date ?? today;
  const section = form.data_section ?? null;
  const sections = mailSources(section).filter((each) => actor.sections.includes(each));
  const { source } = selected;
  const ofDay = async (): Promise<ChosenArticle[]> =>
    "topicsId" in source
      ? tx.query(OF_TOPIC, [actor.contractId, source.topicsId, date, sections])
      : tx.query(OF_THEMES, [actor.contractId, source.themeIds, date, sections]);
  if (form.articles) await demandReach(tx, actor, form.articles);
  return {
    kind: "theme",
    dataKbn: form.data_kbn,
    targetId: Number(form.id),
    section,
    date,
    today,
    templateId: await demandTemplate(tx, actor.contractId, form.template_file_id),
    subjectType: form.subject_Type,
    attachType: form.attach_Type,
    zeroArticleEmail: form.zero_Article_Email,
    encoding: form.encoding,
    isEdited: form.articles !== undefined,
    articles: form.articles ?? (await ofDay()),
  };
}

/** Every theme is the selection of no one. */
export const selectionOf = ({ data_kbn: kind, id }: Pick<DaysMail, "data_kbn" | "id">): Selection =>
  kind === MAIL_KBN.everything ? null : { kind, id };

/** Null for the default. @throws AppError NOT_FOUND for one that is not the contract's */
export async function demandTemplate(
  tx: Transaction,
  contractId: number,
  id: string | undefined,
): Promise<number | null> {
  if (id === undefined || Number(id) === 0) return null;
  const sql = "SELECT 1 FROM mail_template WHERE contract_id = $1 AND template_file_id = $2::bigint";
  if ((await tx.query(sql, [contractId, id])).length === 0) throw new AppError("NOT_FOUND");
  return Number(id);
}

/**
 * Whoever sends articles must be able to open them himself.
 * @returns how many of them can be opened; the others were withdrawn or hidden meanwhile
 * @throws AppError NOT_FOUND where there is no way to one: to him it does not exist
 */
export async function demandReach(tx: Transaction, actor: Actor, articles: readonly ChosenArticle[]): Promise<number> {
  const ids = articles.map(({ id }) => id);
  const reaches = await readReaches(tx, actor, ids);
  if (ids.some((id) => !reaches.has(id))) throw new AppError("NOT_FOUND");
  const open = ids.filter((id) => reaches.get(id)?.kind === "open");
  return (await readMailedArticles(tx, actor.contractId, open)).size;
}
