import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { DayString } from "../../../time/tokyo.ts";

const bound = () => nullable(Type.Integer());

/** What a contract's licence says; null: no bound. */
const licenceFields = {
  valid_from: nullable(Type.String({ description: "First day of the licence; null: no start" })),
  valid_to: nullable(Type.String({ description: "Last day of the licence; null: no end" })),
  show_days: bound(),
  print_days: bound(),
  mail_days: bound(),
  max_readers: bound(),
  max_copies: nullable(
    Type.Integer({ description: "Copies on paper per original, of the whole contract; null: no limit" }),
  ),
  excerpt_chars: bound(),
  article_yen: Type.Integer({ description: "Yen a month for each article used" }),
  reader_yen: Type.Integer({ description: "Yen a month for each reader of each article" }),
  copy_yen: Type.Integer({ description: "Yen for each copy on paper" }),
};

const licenceSchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  media_code: Type.String(),
  media_name: Type.String(),
  data_section: Type.Integer(),
  ...licenceFields,
  version: Type.Integer(),
});
export type ContractLicence = Static<typeof licenceSchema>;
export const contractLicencesSchema = Type.Object({ contract_licences: Type.Array(licenceSchema) });

/** A medium's bounds as they hold for the contract: of its licence and of the medium's, the stricter. */
const ownLicenceSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  data_section: Type.Integer(),
  ...licenceFields,
  ended_flag: Type.Integer({ description: "1: today is outside the licence's days" }),
});
type OwnLicence = Static<typeof ownLicenceSchema>;
export const ownLicencesSchema = Type.Object({ contract_licences: Type.Array(ownLicenceSchema) });

/** Newspapers, whose text and image are one medium, and magazines. */
const WITH_ORIGINALS = "m.data_section IN (1, 5)";
const ORDER = `m.data_section, m.value_group NULLS LAST, m.media_name COLLATE "ja-x-icu", m.media_code`;

const LICENCES = `
  SELECT c.contract_id::text, c.contract_code, c.company_name, l.media_code, m.media_name, m.data_section::int, l.valid_from::text, l.valid_to::text,
    l.show_days, l.print_days, l.mail_days, l.max_readers, l.max_copies, l.excerpt_chars, l.article_yen, l.reader_yen, l.copy_yen, l.version
  FROM contract_licence l JOIN contract c USING (contract_id) JOIN media m USING (media_code)
  WHERE c.deleted_at IS NULL AND ($1::bigint IS NULL OR c.contract_id = $1) AND ($2::text IS NULL OR l.media_code = $2)
  ORDER BY c.contract_code, ${ORDER}`;

/** Licences of contracts, for operators. */
export const readContractLicences = (
  tx: Transaction,
  of: { contractId?: string | undefined; mediaCode?: string | undefined },
): Promise<ContractLicence[]> => tx.query<ContractLicence>(LICENCES, [of.contractId ?? null, of.mediaCode ?? null]);

/** $1 contract, $2 today. The same rule as EFFECTIVE_LICENCE of access. */
const OWN = `
  SELECT m.media_code, m.media_name, m.data_section::int, c.valid_from::text, c.valid_to::text,
    least(l.show_days, c.show_days) AS show_days, least(l.print_days, c.print_days) AS print_days,
    least(l.mail_days, c.mail_days) AS mail_days, least(l.max_readers, c.max_readers) AS max_readers, c.max_copies,
    least(l.excerpt_chars, c.excerpt_chars) AS excerpt_chars, coalesce(c.article_yen, 0) AS article_yen,
    coalesce(c.reader_yen, 0) AS reader_yen, coalesce(c.copy_yen, 0) AS copy_yen,
    (coalesce(c.valid_from > $2, false) OR coalesce(c.valid_to < $2, false))::int AS ended_flag
  FROM media m LEFT JOIN media_licence l USING (media_code)
    LEFT JOIN contract_licence c ON c.contract_id = $1 AND c.media_code = m.media_code
  WHERE (l.media_code IS NOT NULL OR c.media_code IS NOT NULL) AND ${WITH_ORIGINALS}
  ORDER BY ${ORDER}`;

/** What holds for a contract, by medium; media without any bound are left out. */
export const readOwnLicences = (tx: Transaction, contractId: number, today: DayString): Promise<OwnLicence[]> =>
  tx.query<OwnLicence>(OWN, [contractId, today]);

/** Whether a medium has originals and so can have a licence; locked against its removal meanwhile. */
export async function hasOriginals(tx: Transaction, mediaCode: string): Promise<boolean> {
  const rows = await tx.query(`SELECT 1 FROM media m WHERE m.media_code = $1 AND ${WITH_ORIGINALS} FOR SHARE`, [
    mediaCode,
  ]);
  return rows.length > 0;
}
