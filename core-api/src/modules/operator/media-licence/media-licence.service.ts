import type { MediumLicence } from "../../../access/licence.ts";
import { AppError } from "../../../errors/app-error.ts";
import { MediaLicenceRow } from "../../articles/article/media.entity.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { MediaLicenceForm } from "./media-licence.form.ts";
import { lockLicence } from "./media-licence.read-model.ts";

const given = <Value>(asked: Value | undefined, old: Value): Value => (asked === undefined ? old : asked);

/** Holds from the next use on. @throws AppError NOT_FOUND for a medium that is unknown or has no originals */
export async function saveLicence(
  { tx, operatorId, requestId }: OperatorCall,
  form: MediaLicenceForm,
  now: Date,
): Promise<void> {
  const { media_code } = form;
  const before = await lockLicence(tx, media_code);
  if (!before) throw new AppError("NOT_FOUND");
  const after: MediumLicence = {
    show_days: given(form.show_days, before.show_days),
    print_days: given(form.print_days, before.print_days),
    mail_days: given(form.mail_days, before.mail_days),
    max_readers: given(form.max_readers, before.max_readers),
    excerpt_chars: given(form.excerpt_chars, before.excerpt_chars),
    forbidden_purposes: given(form.forbidden_purposes, before.forbidden_purposes),
  };
  const saved = { media_code, ...after, updated_at: now, updated_by: operatorId };
  await tx.manager.upsert(MediaLicenceRow, saved, ["media_code"]);
  await auditOperator(tx, {
    operatorId,
    action: "media.licence",
    detail: { media_code, ...differenceOf(before, after) },
    requestId,
  });
}
