import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { AppError, refusedField } from "../../../errors/app-error.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { saveLicence } from "../../operator/media-licence/media-licence.service.ts";
import { MagazineRuleRow, Media } from "../article/media.entity.ts";
import type { MagazineMediaForm, NewspaperMediaForm } from "./media.form.ts";
import { lockMedium } from "./media.read-model.ts";

/** Newspapers (image and text are one medium) and magazines. */
export type MediumKind = 1 | 5;

interface MediaCall extends OperatorCall {
  now: Date;
}

/** Adds a newspaper, or corrects its name and group; articles keep the name that they came with. @throws AppError INVALID_FIELDS */
export async function saveNewspaper(call: MediaCall, form: NewspaperMediaForm): Promise<void> {
  await audited(call, form.media_code, () =>
    saveMedium(call, form, 1, form.value === undefined ? {} : { value_group: form.value }),
  );
}

/** Adds a magazine, or corrects its name and rules; they hold for articles that come from now on. @throws AppError INVALID_FIELDS */
export async function saveMagazine(call: MediaCall, form: MagazineMediaForm): Promise<void> {
  await audited(call, form.media_code, () => saveRules(call, form));
}

async function saveRules(call: MediaCall, form: MagazineMediaForm): Promise<void> {
  await saveMedium(call, form, 5, {});
  const { media_code, sales_from_days, sales_days, redelivery_from_days, sales_datetime_flag: flag } = form;
  const rule = {
    ...{ media_code, sales_from_days, sales_days, redelivery_from_days },
    ...(flag !== undefined && { sales_datetime_flag: flag === null ? null : flag === 1 }),
  };
  await call.tx.manager.upsert(MagazineRuleRow, rule, ["media_code"]);
}

const MEDIUM = `
  SELECT m.media_name, m.value_group AS value, r.sales_from_days, r.sales_days, r.redelivery_from_days, r.sales_datetime_flag::int
  FROM media m LEFT JOIN magazine_rule r USING (media_code) WHERE m.media_code = $1`;

/** Makes a change of a medium, and notes what it was and what it became. */
async function audited({ tx, operatorId, requestId }: MediaCall, media_code: string, change: () => Promise<void>) {
  const [before = null] = await tx.query<object>(MEDIUM, [media_code]);
  await change();
  const [after = {}] = await tx.query<object>(MEDIUM, [media_code]);
  const detail = { media_code, ...differenceOf(before, after) };
  await auditOperator(tx, { operatorId, action: "media.save", detail, requestId });
}

/** The medium and its licence, both or neither. */
async function saveMedium(
  { now, ...call }: MediaCall,
  form: NewspaperMediaForm | MagazineMediaForm,
  kind: MediumKind,
  more: Pick<Partial<Media>, "value_group">,
): Promise<void> {
  const { tx } = call;
  const { media_code, show_days, print_days, mail_days, max_readers, excerpt_chars, forbidden_purposes } = form;
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.media'), hashtext($1))", [media_code]);
  const existing = await lockMedium(tx, media_code);
  if (existing && existing.data_section !== kind) throw refusedField("MEDIUM_OF_OTHER_SOURCE", "media_code");
  const media_name = form.media_name.trim();
  const values = { media_name, norm_name: norm(media_name), ...more };
  if (existing) await tx.manager.update(Media, { media_code }, values);
  else await tx.manager.insert(Media, { media_code, data_section: kind, ...values });
  const licence = { show_days, print_days, mail_days, max_readers, excerpt_chars, forbidden_purposes };
  if (Object.values(licence).some((bound) => bound !== undefined))
    await saveLicence(call, { media_code, ...licence }, now);
}

/** @throws AppError NOT_FOUND, MEDIUM_IN_USE while there are articles of it */
export async function removeMedium(
  { tx, operatorId, requestId }: OperatorCall,
  media_code: string,
  kind: MediumKind,
): Promise<void> {
  const existing = await lockMedium(tx, media_code);
  if (existing?.data_section !== kind) throw new AppError("NOT_FOUND");
  if (existing.used) throw refusedField("MEDIUM_IN_USE", "media_code");
  const [before] = await tx.query<object>(MEDIUM, [media_code]);
  await tx.manager.delete(Media, { media_code });
  await auditOperator(tx, { operatorId, action: "media.remove", detail: { media_code, before }, requestId });
}
