import type { Actor } from "../../../access/actor.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { type EditionItem, withHidden } from "../mail-edition/edition.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import { demandTemplate } from "../mail-message/theme-mail.ts";
import { defaultSubject } from "./default-subject.ts";
import type { MailDraftWire } from "./mail-draft.dto.ts";
import type { MailDraftBody, MailDraftKey } from "./mail-draft.form.ts";
import { noteEditor, readEditors } from "./mail-draft.read-model.ts";
import {
  createDraft,
  type DraftKey,
  type DraftRow,
  findDraft,
  lockDraft,
  removeDraft,
  storeDraft,
} from "./mail-draft.repository.ts";
import { type DraftArticle, type DraftField, type DraftFields, mergeDraft, NEW_DRAFT } from "./merge-draft.ts";

type DraftCall = Omit<MailCall, "requestId">;

/** Null: no draft is named. @throws AppError INVALID_FIELDS, NOT_FOUND for a target that the caller may not browse */
async function keyOf(tx: Transaction, actor: Actor, { mail_draft_id, data_kbn, id }: MailDraftKey) {
  if (mail_draft_id !== undefined) return { draftId: mail_draft_id } satisfies DraftKey;
  if (data_kbn === undefined && id === undefined) return null;
  if (data_kbn === undefined || id === undefined)
    throw invalidFields([{ field: "id", message: "区分とIDを両方指定してください。" }]);
  await resolveSelection(tx, actor, { kind: data_kbn, id });
  return { target: { dataKbn: data_kbn, id: Number(id) } } satisfies DraftKey;
}

const NO_KEY = () => invalidFields([{ field: "mail_draft_id", message: "下書きIDは正しいIDで指定してください。" }]);

/** @throws AppError INVALID_FIELDS, NOT_FOUND */
async function demandKey(tx: Transaction, actor: Actor, form: MailDraftKey): Promise<DraftKey> {
  const key = await keyOf(tx, actor, form);
  if (key === null) throw NO_KEY();
  return key;
}

/** The words of a target are for who may browse it, however they are named. @throws AppError NOT_FOUND */
async function demandTarget(tx: Transaction, actor: Actor, { dataKbn, targetId }: DraftRow): Promise<void> {
  if (dataKbn !== null && targetId !== null) await resolveSelection(tx, actor, { kind: dataKbn, id: String(targetId) });
}

export async function showDraft({ tx, actor, clock }: DraftCall, form: MailDraftKey): Promise<MailDraftWire> {
  const draft = await findDraft(tx, actor.contractId, await demandKey(tx, actor, form));
  if (!draft) throw new AppError("NOT_FOUND");
  await demandTarget(tx, actor, draft);
  return wireOf({ tx, actor, clock }, draft);
}

/** The caller has the draft open: the answer says what it is now and who else has it open. A target's is begun where there is none. */
export async function enterDraft({ tx, actor, clock }: DraftCall, form: MailDraftKey): Promise<MailDraftWire> {
  const key = await demandKey(tx, actor, form);
  const now = clock.now();
  const found = await findDraft(tx, actor.contractId, key);
  const by = { contractId: actor.contractId, userId: actor.userId, now };
  const draft = found ?? ("target" in key ? await createDraft(tx, by, key.target, NEW_DRAFT) : null);
  if (!draft) throw new AppError("NOT_FOUND");
  await demandTarget(tx, actor, draft);
  await noteEditor(tx, actor, draft.draftId, now);
  return wireOf({ tx, actor, clock }, draft);
}

/**
 * Begins a draft, or merges what was changed into it, field by field. What the caller may not see of it stays where it was.
 * @throws AppError NOT_FOUND for an article or template that is not the caller's to see; DRAFT_SENT
 */
export async function saveDraft({ tx, actor, clock }: DraftCall, body: MailDraftBody): Promise<MailDraftWire> {
  const key = await keyOf(tx, actor, body);
  const now = clock.now();
  const by = { contractId: actor.contractId, userId: actor.userId, now };
  await demandTemplate(tx, actor.contractId, body.template_file_id);
  if (key === null) {
    const changed = await changesOf(tx, actor, body, []);
    const ids = (changed.articles ?? []).map(({ id }) => id);
    const subject = changed.subject ?? (await defaultSubject(tx, actor, ids, now));
    const begun = await createDraft(tx, by, null, { ...NEW_DRAFT, ...changed, subject });
    await noteEditor(tx, actor, begun.draftId, now);
    return wireOf({ tx, actor, clock }, begun);
  }
  if (key.target && !(await findDraft(tx, actor.contractId, key))) await createDraft(tx, by, key.target, NEW_DRAFT);
  const draft = await lockDraft(tx, actor.contractId, key);
  await demandTarget(tx, actor, draft);
  if (draft.runId !== null) throw new AppError("DRAFT_SENT");
  if (draft.dataKbn !== null && body.articles !== undefined)
    throw invalidFields([{ field: "articles", message: "朝のメールの記事は、朝のメールの画面で選んでください。" }]);
  if (body.version === undefined) throw invalidFields([{ field: "version", message: "版を指定してください。" }]);
  const merged = mergeDraft(draft, body.version, await changesOf(tx, actor, body, draft.fields.articles));
  if (merged.version !== draft.version) await storeDraft(tx, by, draft.draftId, merged);
  const after = await lockDraft(tx, actor.contractId, { draftId: draft.draftId });
  return wireOf({ tx, actor, clock }, after, merged.conflicts);
}

/** What was sent is not a draft any more: it stays with its run. @throws AppError NOT_FOUND, DRAFT_SENT */
export async function discardDraft({ tx, actor }: DraftCall, form: MailDraftKey): Promise<void> {
  const draft = await lockDraft(tx, actor.contractId, await demandKey(tx, actor, form));
  await demandTarget(tx, actor, draft);
  if (draft.runId !== null) throw new AppError("DRAFT_SENT");
  await removeDraft(tx, actor.contractId, draft.draftId);
}

/** The fields that were given. @param before articles of the draft, which may have become hidden or withdrawn since */
async function changesOf(
  tx: Transaction,
  actor: Actor,
  body: MailDraftBody,
  before: readonly DraftArticle[],
): Promise<Partial<DraftFields>> {
  const { subject, text, mail_address, template_file_id, attach_Type, setup_datetime, tone_flag } = body;
  const given = { subject, text, mail_address, template_file_id, attach_Type, setup_datetime, tone_flag };
  const changed = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<DraftFields>;
  if (!body.articles) return changed;
  const reaches = await readReaches(
    tx,
    actor,
    [...body.articles, ...before].map(({ id }) => id),
  );
  const known = new Set(before.map(({ id }) => id));
  if (body.articles.some(({ id }) => !reaches.has(id) && !known.has(id))) throw new AppError("NOT_FOUND");
  const articles = body.articles.map(({ id, comment }) => ({ id, comment: comment?.trim() || null }));
  const isHidden = (id: string) => reaches.get(id)?.kind !== "open";
  return { ...changed, articles: withHidden(before, articles, isHidden).filter(isArticle) };
}

const isArticle = (item: EditionItem): item is DraftArticle => "id" in item;

async function wireOf(
  { tx, actor, clock }: DraftCall,
  draft: DraftRow,
  conflicts: readonly DraftField[] = [],
): Promise<MailDraftWire> {
  const { articles, tone_flag, ...fields } = draft.fields;
  const reaches = await readReaches(
    tx,
    actor,
    articles.map(({ id }) => id),
  );
  const shown = articles.filter(({ id }) => reaches.get(id)?.kind === "open");
  return {
    mail_draft_id: draft.draftId,
    version: draft.version,
    ...fields,
    tone_flag: Number(tone_flag),
    articles: shown.map(({ id, comment }) => ({ article_id: id, comment })),
    hidden_count: articles.length - shown.length,
    updated_by: draft.updatedBy,
    updated_datetime: tokyoDateTime(draft.updatedAt),
    editors: await readEditors(tx, actor, draft.draftId, clock.now()),
    conflict_field: [...conflicts],
    sent_flag: Number(draft.runId !== null),
  };
}
