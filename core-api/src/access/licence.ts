import { licenceText } from "@kirinuki/schema/messages.ts";
import { MACHINE_PURPOSES, type MachinePurpose, type Purpose } from "@kirinuki/schema/purposes.ts";
import { addDays, type DayString } from "../time/tokyo.ts";
import type { UseKind } from "./abilities.ts";

/**
 * If the same session asks for the same article in the same way within this time after it was counted, it is the same use: the
 * second half of a double click, or a retry after a lost answer.
 */
export const DOUBLE_CLICK_MS = 10_000;

/** What the publisher of a medium allows with its originals; null: no bound. */
export interface Licence {
  /** Days in Tokyo from the day of issue, which is the first of them; 0: not at all. */
  show_days: number | null;
  print_days: number | null;
  /** For originals that are opened by the link of a mail. */
  mail_days: number | null;
  /** How many users of one contract may use an original. */
  max_readers: number | null;
}

/** What is allowed with an original and its text. */
export interface MediumLicence extends Licence {
  /** Characters of a text's opening that may be quoted; null: as usual, 0: none. */
  excerpt_chars: number | null;
  /** What texts, images and originals may not be given to machines for. */
  forbidden_purposes: MachinePurpose[];
}

/** What for a text or an original is read, under what may be forbidden. */
interface AskedPurpose {
  forbidden_purposes: MachinePurpose[];
  purpose: Purpose;
}

/** What a contract's licences bound beside: their days, and paper. Nothing is allowed before the first day and after the last. */
export interface ContractBounds {
  valid_from: DayString | null;
  valid_to: DayString | null;
  /** Copies on paper of an original, by all users of the contract together. */
  max_copies: number | null;
}

/** Bounds that hold for a contract: of the medium's licence and of the contract's with the medium and the holder of rights, the strictest. */
export interface EffectiveLicence extends MediumLicence, ContractBounds, AskedPurpose {
  /** Day of issue; day of arrival where the source named none. */
  issued_on: DayString;
}

/** An original under the licences of its medium and of the contract, as one user meets it. */
export interface LicensedOriginal extends Licence, ContractBounds, AskedPurpose {
  /** Day of issue; day of arrival where the source named none. */
  issued_on: DayString;
  /** Others of the contract who have used it, or hold a reservation. */
  other_readers: number;
  /** This user has used it, or holds a reservation. */
  is_reader: boolean;
  /** Copies on paper that the contract has made of it, or holds reservations for. */
  copies: number;
  /** Of them, those of the user's own open use, which a new one of the same kind would go on with. */
  own_pdf_copies: number;
  own_text_copies: number;
}

/** A use as licences tell them apart. */
export interface LicensedUse {
  kind: UseKind;
  isMail: boolean;
  /** On paper; absent: 1. */
  copies?: number | undefined;
}

const isPrint = (kind: UseKind): boolean => kind === "pdf_print" || kind === "text_print";

/** Why a licence forbids a use, in Japanese; null where it allows it. A mail's link is bound by both, the mail and the use. */
export function licenceRefusal(original: LicensedOriginal, use: LicensedUse, today: DayString): string | null {
  const { show_days, print_days, mail_days, issued_on } = original;
  const ended = (days: number | null, never: string, text: (until: string) => string): string | null => {
    if (days === null || today < addDays(issued_on, days)) return null;
    return days === 0 ? never : text(addDays(issued_on, days - 1));
  };
  return (
    purposeRefusal(original) ??
    validityRefusal(original, today) ??
    (use.isMail ? ended(mail_days, licenceText.mailNever, licenceText.mailEnded) : null) ??
    (isPrint(use.kind)
      ? (ended(print_days, licenceText.printNever, licenceText.printEnded) ?? copiesRefusal(original, use))
      : ended(show_days, licenceText.showNever, licenceText.showEnded)) ??
    readersRefusal(original)
  );
}

function purposeRefusal({ purpose, forbidden_purposes }: AskedPurpose): string | null {
  const forbidden = MACHINE_PURPOSES.find((each) => each === purpose && forbidden_purposes.includes(each));
  return forbidden ? licenceText.purpose(forbidden) : null;
}

function validityRefusal(
  { valid_from, valid_to }: Omit<ContractBounds, "max_copies">,
  today: DayString,
): string | null {
  if (valid_to !== null && today > valid_to) return licenceText.contractEnded(valid_to);
  return valid_from !== null && today < valid_from ? licenceText.contractBegins(valid_from) : null;
}

function readersRefusal({ max_readers, other_readers, is_reader }: LicensedOriginal): string | null {
  return max_readers === null || is_reader || other_readers < max_readers ? null : licenceText.readers(max_readers);
}

function copiesRefusal(original: LicensedOriginal, { kind, copies = 1 }: LicensedUse): string | null {
  const left = copiesLeft(original, kind);
  const { max_copies } = original;
  if (left === null || max_copies === null || Math.max(ownCopies(original, kind), copies) <= left) return null;
  return max_copies === 0 ? licenceText.printNever : licenceText.copies(max_copies, left);
}

/** For how many copies a new print of this kind may be; its user's own open one is taken up in it. Null: any number. */
export function copiesLeft(original: LicensedOriginal, kind: UseKind): number | null {
  const { max_copies } = original;
  if (max_copies === null) return null;
  return Math.max(0, max_copies - (original.copies - ownCopies(original, kind)));
}

const ownCopies = ({ own_text_copies, own_pdf_copies }: LicensedOriginal, kind: UseKind): number =>
  kind === "text_print" ? own_text_copies : own_pdf_copies;

type ShownLicence = AskedPurpose & Pick<EffectiveLicence, "issued_on" | "show_days" | "valid_from" | "valid_to">;

/** Whether a text's opening and an image may be shown on this day, without a use of the original. */
export function isShown(licence: ShownLicence | null, today: DayString): boolean {
  if (licence === null) return true;
  const { issued_on, show_days } = licence;
  const mayBeRead = purposeRefusal(licence) === null && validityRefusal(licence, today) === null;
  return mayBeRead && (show_days === null || today < addDays(issued_on, show_days));
}

/** The last day on which `isShown` holds; null: no end. */
export function shownUntil(licence: ShownLicence | null): DayString | null {
  if (licence === null) return null;
  const { issued_on, show_days, valid_to } = licence;
  const days = show_days === null ? null : addDays(issued_on, show_days - 1);
  if (days === null || valid_to === null) return days ?? valid_to;
  return days < valid_to ? days : valid_to;
}

/** How many characters of a text may be quoted on this day, of those that usually are. */
export function quotedChars(
  licence: (ShownLicence & Pick<EffectiveLicence, "excerpt_chars">) | null,
  usual: number,
  today: DayString,
): number {
  return isShown(licence, today) ? Math.min(usual, licence?.excerpt_chars ?? usual) : 0;
}

/** Of what nobody has used: for texts that are written for many readers at once. */
export const UNUSED = { other_readers: 0, is_reader: false, copies: 0, own_pdf_copies: 0, own_text_copies: 0 } as const;
