import { rightholderName } from "@kirinuki/schema/rightholders.ts";
import { type Static, Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { forbiddenPurposes } from "../../operator/media-licence/media-licence.read-model.ts";
import {
  ALL_PRICES,
  type DatedPrices,
  datedPricesSchema,
  type Prices,
  pricesFields,
  pricesOn,
} from "./contract-price.ts";

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
  forbidden_purposes: forbiddenPurposes(),
  ...pricesFields,
  prices: Type.Array(datedPricesSchema, {
    description: "All prices in the order of their months; above are those of today",
  }),
};

/** Either a medium or a holder of rights. */
const licensorFields = {
  media_code: nullable(Type.String()),
  media_name: nullable(Type.String()),
  data_section: nullable(Type.Integer()),
  rightholder: nullable(
    Type.String({ description: "Whose copy other media print, such as an agency; null for a licence of a medium" }),
  ),
};

const licenceSchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  ...licensorFields,
  ...licenceFields,
  version: Type.Integer(),
});
export type ContractLicence = Static<typeof licenceSchema>;
export const contractLicencesSchema = Type.Object({ contract_licences: Type.Array(licenceSchema) });

/** A medium's bounds as they hold for the contract: of its licence and of the medium's, the stricter. Those of a holder of rights come on top. */
const ownLicenceSchema = Type.Object({
  ...licensorFields,
  ...licenceFields,
  ended_flag: Type.Integer({ description: "1: today is outside the licence's days" }),
});
type OwnLicence = Static<typeof ownLicenceSchema>;
export const ownLicencesSchema = Type.Object({ contract_licences: Type.Array(ownLicenceSchema) });

/** Newspapers, whose text and image are one medium, and magazines. */
const WITH_ORIGINALS = "m.data_section IN (1, 5)";
/** Media, then holders of rights. */
const ORDER = `m.data_section NULLS LAST, m.value_group NULLS LAST, m.media_name COLLATE "ja-x-icu", m.media_code, c.rightholder COLLATE "ja-x-icu"`;

/** What `contract_licence` has without today's prices, which are read off the list. */
type Stored<Licence> = Omit<Licence, keyof Prices>;

const withPrices = <Licence extends { prices: DatedPrices[] }>(
  rows: Licence[],
  today: DayString,
): (Licence & Prices)[] => rows.map((row) => ({ ...row, ...pricesOn(row.prices, today) }));

const LICENCES = `
  SELECT c.contract_id::text, o.contract_code, o.company_name, c.media_code, m.media_name, m.data_section::int, c.rightholder,
    c.valid_from::text, c.valid_to::text, c.show_days, c.print_days, c.mail_days, c.max_readers, c.max_copies, c.excerpt_chars,
    c.forbidden_purposes, ${ALL_PRICES} AS prices, c.version
  FROM contract_licence c JOIN contract o USING (contract_id) LEFT JOIN media m USING (media_code)
  WHERE o.deleted_at IS NULL AND ($1::bigint IS NULL OR c.contract_id = $1) AND ($2::text IS NULL OR c.media_code = $2)
    AND ($3::text IS NULL OR c.rightholder = $3)
  ORDER BY o.contract_code, ${ORDER}`;

/** Licences of contracts, for operators. */
export async function readContractLicences(
  tx: Transaction,
  of: { contract_id?: string | undefined; media_code?: string | undefined; rightholder?: string | undefined },
  today: DayString,
): Promise<ContractLicence[]> {
  const holder = of.rightholder === undefined ? null : rightholderName(of.rightholder);
  const given = [of.contract_id ?? null, of.media_code ?? null, holder];
  return withPrices(await tx.query<Stored<ContractLicence>>(LICENCES, given), today);
}

/** $1 contract, $2 today, $3 sources that the reader has. The same rule as `effectiveLicence` of access. */
const OWN = `
  SELECT media_code, m.media_name, m.data_section::int, c.rightholder, c.valid_from::text, c.valid_to::text,
    least(l.show_days, c.show_days) AS show_days, least(l.print_days, c.print_days) AS print_days,
    least(l.mail_days, c.mail_days) AS mail_days, least(l.max_readers, c.max_readers) AS max_readers, c.max_copies,
    least(l.excerpt_chars, c.excerpt_chars) AS excerpt_chars,
    ARRAY(SELECT DISTINCT unnest(l.forbidden_purposes || c.forbidden_purposes) ORDER BY 1 DESC) AS forbidden_purposes,
    CASE WHEN c.contract_id IS NULL THEN '[]' ELSE ${ALL_PRICES} END AS prices,
    (coalesce(c.valid_from > $2, false) OR coalesce(c.valid_to < $2, false))::int AS ended_flag
  FROM media_licence l FULL JOIN (SELECT * FROM contract_licence WHERE contract_id = $1) c USING (media_code)
    LEFT JOIN media m USING (media_code)
  WHERE c.rightholder IS NOT NULL OR ${WITH_ORIGINALS}
    AND (c.contract_id IS NOT NULL OR m.data_section = ANY ($3::int[]) OR m.data_section = 1 AND 2 = ANY ($3::int[]))
  ORDER BY ${ORDER}`;

/** What holds for a contract, by medium and holder of rights; media without any bound, or of sources that the reader doesn't have, are left out. */
export const readOwnLicences = async (
  tx: Transaction,
  { contractId, sections }: Pick<Actor, "contractId" | "sections">,
  today: DayString,
): Promise<OwnLicence[]> => withPrices(await tx.query<Stored<OwnLicence>>(OWN, [contractId, today, sections]), today);

/** Whether a medium has originals and so can have a licence; locked against its removal meanwhile. */
export async function hasOriginals(tx: Transaction, mediaCode: string): Promise<boolean> {
  const rows = await tx.query(`SELECT 1 FROM media m WHERE m.media_code = $1 AND ${WITH_ORIGINALS} FOR SHARE`, [
    mediaCode,
  ]);
  return rows.length > 0;
}
