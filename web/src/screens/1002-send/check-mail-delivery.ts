import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { MailDeliveryForm, ManualMailForm } from "@kirinuki/schema/forms/mail-delivery-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkDelivery = ({ addresses, subject, text }: MailDeliveryForm) =>
  checkForm(MailDeliveryForm, { addresses, subject, text });

export const checkWords = ({ subject, text }: ManualMailForm) => checkForm(ManualMailForm, { subject, text });

/** The first fault of typed addresses, as a field's. */
export function checkTyped(addresses: readonly string[]) {
  const fault = addresses.map(mailAddressFault).find((each) => each !== null);
  return fault ? [{ field: "addresses", message: fault }] : [];
}
