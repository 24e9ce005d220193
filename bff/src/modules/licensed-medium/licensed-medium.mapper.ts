import type { MachinePurpose } from "@kirinuki/schema/purposes.ts";
import type { BodyOf, DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { LicensedMediumInput } from "./licensed-medium.input.ts";
import { LicensedKind, LicensedMedium, MediumLicence, SaleRule } from "./licensed-medium.type.ts";

type NewspaperWire = DataOf<"/admin/api/v1/newspaper_media", "get">["newspaper_media"][number];
type MagazineWire = DataOf<"/admin/api/v1/magazine_media", "get">["magazine_media"][number];
export type LicenceWire = DataOf<"/admin/api/v1/media_licences", "get">["media_licences"][number];

const toLicence = (wire: LicenceWire | undefined): MediumLicence =>
  instance(MediumLicence, {
    showDays: wire?.show_days ?? null,
    printDays: wire?.print_days ?? null,
    mailDays: wire?.mail_days ?? null,
    maxReaders: wire?.max_readers ?? null,
    excerptChars: wire?.excerpt_chars ?? null,
    forbiddenPurposes: wire?.forbidden_purposes ?? [],
  });

export const toNewspaper = (wire: NewspaperWire, licence: LicenceWire | undefined): LicensedMedium =>
  instance(LicensedMedium, {
    code: wire.media_code,
    name: wire.media_name,
    kind: LicensedKind.NEWSPAPER,
    group: wire.value,
    sale: null,
    licence: toLicence(licence),
  });

export const toMagazine = (wire: MagazineWire, licence: LicenceWire | undefined): LicensedMedium =>
  instance(LicensedMedium, {
    code: wire.media_code,
    name: wire.media_name,
    kind: LicensedKind.MAGAZINE,
    group: null,
    sale: instance(SaleRule, {
      salesFromDays: wire.sales_from_days,
      salesDays: wire.sales_days,
      redeliveryFromDays: wire.redelivery_from_days,
      keepsSalePeriod: wire.sales_datetime_flag === null ? null : wire.sales_datetime_flag === 1,
    }),
    licence: toLicence(licence),
  });

/** core-api clears what is null, and its generated types say that only of answers. */
const cleared = (value: number | null | undefined): number => value ?? (null as never);

/** core-api refuses any other, in words. */
export const toPurposes = (given: readonly string[]): MachinePurpose[] => given as MachinePurpose[];

const toBounds = ({ licence }: LicensedMediumInput) => ({
  show_days: cleared(licence.showDays),
  print_days: cleared(licence.printDays),
  mail_days: cleared(licence.mailDays),
  max_readers: cleared(licence.maxReaders),
  excerpt_chars: cleared(licence.excerptChars),
  forbidden_purposes: toPurposes(licence.forbiddenPurposes),
});

export const toNewspaperBody = (input: LicensedMediumInput): BodyOf<"/admin/api/v1/newspaper_media", "put"> => ({
  media_code: input.code,
  media_name: input.name,
  value: input.group === 1 || input.group === 2 ? input.group : (null as never),
  ...toBounds(input),
});

export const toMagazineBody = (input: LicensedMediumInput): BodyOf<"/admin/api/v1/magazine_media", "put"> => ({
  media_code: input.code,
  media_name: input.name,
  sales_from_days: cleared(input.sale?.salesFromDays),
  sales_days: cleared(input.sale?.salesDays),
  redelivery_from_days: cleared(input.sale?.redeliveryFromDays),
  ...toBounds(input),
});
