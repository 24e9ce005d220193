import { licenceText } from "@kirinuki/schema/messages.ts";
import { addDays, type DayString } from "../time/tokyo.ts";
import type { UseKind } from "./abilities.ts";

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
}

/** An original under the licence of its medium, as one user meets it. */
export interface LicensedOriginal extends Licence {
  /** Day of issue; day of arrival where the source named none. */
  issued_on: DayString;
  /** Others of the contract who have used it, or hold a reservation. */
  other_readers: number;
  /** This user has used it, or holds a reservation. */
  is_reader: boolean;
}

/** A use as licences tell them apart. */
export interface LicensedUse {
  kind: UseKind;
  isMail: boolean;
}

const isPrint = (kind: UseKind): boolean => kind === "pdf_print" || kind === "text_print";

/** Why the licence forbids a use, in Japanese; null where it allows it. A mail's link is bound by both, the mail and the use. */
export function licenceRefusal(original: LicensedOriginal, use: LicensedUse, today: DayString): string | null {
  const { show_days, print_days, mail_days, issued_on } = original;
  const ended = (days: number | null, never: string, text: (until: string) => string): string | null => {
    if (days === null || today < addDays(issued_on, days)) return null;
    return days === 0 ? never : text(addDays(issued_on, days - 1));
  };
  return (
    (use.isMail ? ended(mail_days, licenceText.mailNever, licenceText.mailEnded) : null) ??
    (isPrint(use.kind)
      ? ended(print_days, licenceText.printNever, licenceText.printEnded)
      : ended(show_days, licenceText.showNever, licenceText.showEnded)) ??
    readersRefusal(original)
  );
}

function readersRefusal({ max_readers, other_readers, is_reader }: LicensedOriginal): string | null {
  return max_readers === null || is_reader || other_readers < max_readers ? null : licenceText.readers(max_readers);
}
