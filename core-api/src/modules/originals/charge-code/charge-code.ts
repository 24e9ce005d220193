import { MOST_CHARGE_CODE_BYTES } from "@kirinuki/schema/contract-settings.ts";
import { chargeCodeText as text } from "@kirinuki/schema/messages.ts";
import iconv from "iconv-lite";

/** As billing systems compare it: without blanks around it. */
export const tidyCode = (given: string): string => given.trim();

/** What CP932 can't write, or no line should hold. */
const isWritable = (char: string): boolean =>
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(char) && iconv.decode(iconv.encode(char, "cp932"), "cp932") === char;

/** Why a text can't be a charge code; null where it can. */
export function chargeCodeFault(code: string): string | null {
  const unwritable = [...code].find((char) => !isWritable(char));
  if (unwritable !== undefined) return text.unwritable(unwritable);
  const bytes = iconv.encode(code, "cp932").length;
  return bytes > MOST_CHARGE_CODE_BYTES ? text.tooLong(bytes, MOST_CHARGE_CODE_BYTES) : null;
}
