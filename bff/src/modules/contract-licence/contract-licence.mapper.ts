import type { BodyOf, DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toPurposes } from "../licensed-medium/licensed-medium.mapper.ts";
import { LicensedKind } from "../licensed-medium/licensed-medium.type.ts";
import type { ContractLicenceInput } from "./contract-licence.input.ts";
import {
  ContractLicence,
  LicencePrices,
  LicenceTerms,
  LicenceUses,
  MediumUses,
  OwnLicence,
  RightholderUses,
} from "./contract-licence.type.ts";

type LicenceWire = DataOf<"/admin/api/v1/contract_licences", "get">["contract_licences"][number];
type OwnWire = DataOf<"/api/v1/contract_licences", "get">["contract_licences"][number];
type UsesWire = DataOf<"/api/v1/licence_uses", "get">;

const MAGAZINE = 5;

const toTerms = (wire: Omit<OwnWire, "ended_flag">): LicenceTerms =>
  instance(LicenceTerms, {
    validFrom: wire.valid_from,
    validTo: wire.valid_to,
    showDays: wire.show_days,
    printDays: wire.print_days,
    mailDays: wire.mail_days,
    maxReaders: wire.max_readers,
    maxCopies: wire.max_copies,
    excerptChars: wire.excerpt_chars,
    forbiddenPurposes: wire.forbidden_purposes,
    articleYen: wire.article_yen,
    readerYen: wire.reader_yen,
    copyYen: wire.copy_yen,
    prices: wire.prices.map((prices) =>
      instance(LicencePrices, {
        fromMonth: prices.from_month,
        articleYen: prices.article_yen,
        readerYen: prices.reader_yen,
        copyYen: prices.copy_yen,
      }),
    ),
  });

/** Either a medium or a holder of rights. */
const toLicensor = ({
  media_code,
  media_name,
  rightholder,
}: Pick<OwnWire, "media_code" | "media_name" | "rightholder">) => ({
  mediaCode: media_code,
  rightholder,
  name: media_name ?? rightholder ?? "",
});

export const toContractLicence = (wire: LicenceWire): ContractLicence =>
  instance(ContractLicence, {
    contractId: wire.contract_id,
    contractCode: wire.contract_code,
    companyName: wire.company_name,
    ...toLicensor(wire),
    terms: toTerms(wire),
    version: wire.version,
  });

const kindOf = (section: number | null): LicensedKind | null => {
  if (section === null) return null;
  return section === MAGAZINE ? LicensedKind.MAGAZINE : LicensedKind.NEWSPAPER;
};

export const toOwnLicence = (wire: OwnWire): OwnLicence =>
  instance(OwnLicence, {
    ...toLicensor(wire),
    kind: kindOf(wire.data_section),
    terms: toTerms(wire),
    ended: wire.ended_flag === 1,
  });

type CountsWire = Pick<UsesWire["media_info"][number], "article_count" | "reader_count" | "copy_count" | "use_count">;

const toCounts = (wire: CountsWire) => ({
  articles: wire.article_count,
  readers: wire.reader_count,
  copies: wire.copy_count,
  uses: wire.use_count,
});

export const toLicenceUses = ({ target_month, media_info, rightholder_info, total_yen }: UsesWire): LicenceUses =>
  instance(LicenceUses, {
    month: target_month,
    totalYen: total_yen,
    media: media_info.map((wire) =>
      instance(MediumUses, {
        mediaCode: wire.media_code,
        mediaName: wire.media_name,
        rightholder: wire.rightholder,
        ...toCounts(wire),
        articleYen: wire.article_yen,
        readerYen: wire.reader_yen,
        copyYen: wire.copy_yen,
        totalYen: wire.total_yen,
      }),
    ),
    rightholders: rightholder_info.map((wire) =>
      instance(RightholderUses, { rightholder: wire.rightholder, ...toCounts(wire), totalYen: wire.total_yen }),
    ),
  });

/** core-api clears what is null, and its generated types say that only of answers. */
const cleared = <Value>(value: Value | null | undefined): Value => value ?? (null as never);

/** The one that is named. */
export const licensorBody = ({ mediaCode, rightholder }: Pick<ContractLicenceInput, "mediaCode" | "rightholder">) => ({
  ...(mediaCode !== null && { media_code: mediaCode }),
  ...(rightholder !== null && { rightholder }),
});

export const toLicenceBody = (input: ContractLicenceInput): BodyOf<"/admin/api/v1/contract_licence", "put"> => ({
  contract_id: input.contractId,
  ...licensorBody(input),
  valid_from: cleared(input.validFrom),
  valid_to: cleared(input.validTo),
  show_days: cleared(input.showDays),
  print_days: cleared(input.printDays),
  mail_days: cleared(input.mailDays),
  max_readers: cleared(input.maxReaders),
  max_copies: cleared(input.maxCopies),
  excerpt_chars: cleared(input.excerptChars),
  forbidden_purposes: toPurposes(input.forbiddenPurposes),
  price_month: input.priceMonth,
  article_yen: input.articleYen,
  reader_yen: input.readerYen,
  copy_yen: input.copyYen,
  ...(input.version !== null && { version: input.version }),
});
