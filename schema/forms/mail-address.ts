import { ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";

/** Longest address that a form takes (spec section 5). */
export const MAIL_ADDRESS_LENGTH = 256;
/** RFC 5321: no server takes a longer path or local part. */
const LONGEST_PATH = 254;
const LONGEST_LOCAL = 64;

const HALF_WIDTH = /^[\u0020-\u007e]*$/;
/** Quoted local parts, comments and literal addresses are RFC 5322's, and nobody's in practice. */
const ALLOWED = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]*$/;
const LOCAL = /^[^.@]+(?:\.[^.@]+)*$/;
const DOMAIN =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?!\d+$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** What is wrong with an address, in the order of spec section 5; null where nothing is. */
export function mailAddressFault(address: unknown): string | null {
  if (address === undefined || address === null) return validationText.mailRequired;
  if (typeof address !== "string") return validationText.notText;
  if (address === "") return validationText.mailRequired;
  if (address.length > MAIL_ADDRESS_LENGTH) return validationText.mailTooLong;
  if (!HALF_WIDTH.test(address)) return validationText.mailNotHalfWidth;
  if (!ALLOWED.test(address)) return validationText.mailForbiddenCharacter;
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const isAddress =
    address.length <= LONGEST_PATH && local.length <= LONGEST_LOCAL && LOCAL.test(local) && DOMAIN.test(domain);
  return isAddress ? null : validationText.mailInvalid;
}

/** A mail address of the form's; the message names what is wrong with it. */
export const MailAddressField = (): PropertyDecorator =>
  ValidateBy(
    {
      name: "isMailAddress",
      validator: {
        validate: (value) => mailAddressFault(value) === null,
        defaultMessage: (given) => mailAddressFault(given?.value) ?? "",
      },
    },
    { context: { jsonSchema: { type: "string", format: "email", maxLength: MAIL_ADDRESS_LENGTH } } },
  );
