import { MACHINE_PURPOSES } from "@kirinuki/schema/purposes.ts";
import { type Static, Type } from "typebox";
import type { MediumLicence } from "../../../access/licence.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";

const bound = () => nullable(Type.Integer());

/** What a licence forbids machines to do, wherever it is answered. */
export const forbiddenPurposes = () =>
  Type.Array(Type.String({ enum: [...MACHINE_PURPOSES] }), {
    description: "Purposes of API tokens that texts, images and originals aren't given for",
  });

/** A medium that has originals, with what its publisher allows; null: no bound. */
const mediaLicence = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  data_section: Type.Integer(),
  show_days: bound(),
  print_days: bound(),
  mail_days: bound(),
  max_readers: bound(),
  /** Characters of a text's opening that may be quoted; null: as usual (100). */
  excerpt_chars: bound(),
  forbidden_purposes: forbiddenPurposes(),
});
export type MediaLicence = Static<typeof mediaLicence>;
export const mediaLicencesSchema = Type.Object({ media_licences: Type.Array(mediaLicence) });

/** Newspapers, whose text and image are one medium, and magazines. */
const WITH_ORIGINALS = [1, 5];

const LICENCES = `
  SELECT m.media_code, m.media_name, m.data_section::int, l.show_days, l.print_days, l.mail_days, l.max_readers,
    l.excerpt_chars, coalesce(l.forbidden_purposes, '{}') AS forbidden_purposes
  FROM media m LEFT JOIN media_licence l USING (media_code)
  WHERE m.data_section = ANY ($1::smallint[]) AND ($2::text IS NULL OR m.media_code = $2)
  ORDER BY m.data_section, m.value_group NULLS LAST, m.media_name COLLATE "ja-x-icu", m.media_code`;

export const readMediaLicences = (tx: Transaction, code?: string): Promise<MediaLicence[]> =>
  tx.query<MediaLicence>(LICENCES, [WITH_ORIGINALS, code ?? null]);

const UNBOUND: MediumLicence = {
  ...{ show_days: null, print_days: null, mail_days: null, max_readers: null, excerpt_chars: null },
  forbidden_purposes: [],
};

/** Locked until the transaction ends, with its medium; null for a medium that is unknown or has no originals. */
export async function lockLicence(tx: Transaction, code: string): Promise<MediumLicence | null> {
  const [medium] = await tx.query(
    "SELECT 1 FROM media WHERE media_code = $1 AND data_section = ANY ($2::smallint[]) FOR UPDATE",
    [code, WITH_ORIGINALS],
  );
  if (!medium) return null;
  const [row] = await tx.query<MediumLicence>(
    "SELECT show_days, print_days, mail_days, max_readers, excerpt_chars, forbidden_purposes FROM media_licence WHERE media_code = $1",
    [code],
  );
  return row ?? UNBOUND;
}
