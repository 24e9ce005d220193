import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { findDraft } from "../mail-draft/mail-draft.repository.ts";
import { findEdition } from "../mail-edition/mail-edition.repository.ts";
import { readySend, sendReadyEdition } from "../mail-edition/send-edition.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import { findApproval, removeApproval, saveApproval, wordsOf } from "./approval.repository.ts";
import { type DutyRow, findDuty } from "./duty.repository.ts";
import type { ApprovalBody, ApprovalRequestBody } from "./edition-duty.form.ts";

/** @throws AppError NOT_FOUND where the contract demands no approval of this target */
async function demandApproval({ tx, actor }: MailCall, body: { data_kbn: number; id: string }): Promise<DutyRow> {
  const duty = await findDuty(tx, actor.contractId, "share");
  const isIts = duty?.approval && duty.target.dataKbn === body.data_kbn && duty.target.id === Number(body.id);
  if (!duty || !isIts) throw new AppError("NOT_FOUND");
  return duty;
}

/**
 * Asks another editor to look at the draft, and says how it is to be sent then. A change of the draft afterwards needs another request.
 * @throws AppError NOT_FOUND, LOST_UPDATE, TOO_MANY_ADDRESSES
 */
export async function requestApproval(call: MailCall, body: ApprovalRequestBody) {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  await demandApproval(call, body);
  const send = await readySend(call, body);
  if (send instanceof Refusal) return send;
  const { edition, addresses, ready, draft } = send;
  const form = { ...body, mail_address: addresses };
  const articleCount = ready.articles.length;
  await saveApproval(tx, contractId, {
    ...{ version: edition.version, words: wordsOf(draft) },
    ...{ articleCount, form, requestedBy: userId, requestedAt: clock.now() },
  });
  const detail = { data_kbn: body.data_kbn, id: body.id, addresses, articles: articleCount };
  await audit(tx, { contractId, actor: userId, action: "edition_approval.request", detail, requestId });
  return { version: String(edition.version), article_count: articleCount };
}

/** Takes a request back, or gives it back to who made it; anybody who edits may. */
export async function withdrawApproval(call: MailCall, body: ApprovalBody) {
  const { tx, actor, requestId } = call;
  await demandApproval(call, body);
  const approval = await findApproval(tx, actor.contractId, true);
  if (!approval || approval.version !== Number(body.version)) return new Refusal("NO_APPROVAL_WAITING", {});
  await removeApproval(tx, actor.contractId);
  const detail = { data_kbn: body.data_kbn, id: body.id, requested_by: approval.requestedBy };
  await audit(tx, {
    ...{ contractId: actor.contractId, actor: actor.userId, action: "edition_approval.withdraw" },
    ...{ detail, requestId },
  });
  return {};
}

/**
 * Approves a draft as its editor has shown it, and sends it. Nobody approves his own request; whoever approves must be able to open all that
 * he sends.
 */
export async function approve(call: MailCall, body: ApprovalBody) {
  const { tx, actor, requestId } = call;
  const { contractId, userId } = actor;
  const { target } = await demandApproval(call, body);
  const edition = await findEdition(tx, contractId, target);
  const approval = await findApproval(tx, contractId, true);
  const words = await findDraft(tx, contractId, { target });
  const isAsSeen =
    approval?.version === Number(body.version) &&
    approval.version === edition?.version &&
    approval.words === wordsOf(words);
  if (!approval || !isAsSeen) return new Refusal("NO_APPROVAL_WAITING", {});
  if (approval.requestedBy === userId) return new Refusal("OWN_APPROVAL", {});
  const { form, requestedBy } = approval;
  const seen = words ? { draft_version: words.version } : {};
  const sent = await sendReadyEdition(call, {
    ...{ ...form, ...seen, version: String(approval.version) },
    // Who asked for it has answered for what was known then; for the rest the stricter holds.
    over_licence: "headline",
  });
  if (sent instanceof Refusal) return sent;
  const detail = { data_kbn: body.data_kbn, id: body.id, requested_by: requestedBy, sendmail_id: sent.sendmail_id };
  await audit(tx, { contractId, actor: userId, action: "edition_approval.approve", detail, requestId });
  if (sent.version !== body.version) await removeApproval(tx, contractId);
  return sent;
}
