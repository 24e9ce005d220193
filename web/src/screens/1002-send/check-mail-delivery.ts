import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { MailDeliveryForm, ManualMailForm } from "@kirinuki/schema/forms/mail-delivery-form.ts";
import { isMoment } from "../../components/date-field/moment.ts";
import { checkForm } from "../../components/form/check-form.ts";
import { mailText } from "../../domain/text/mail-text.ts";

interface PlannedDelivery extends MailDeliveryForm {
  /** Null: immediately. */
  sendAt: string | null;
}

export const checkDelivery = ({ addresses, subject, text, sendAt }: PlannedDelivery) => [
  ...checkForm(MailDeliveryForm, { addresses, subject, text }),
  ...(sendAt === null || isMoment(sendAt) ? [] : [{ field: "sendAt", message: mailText.sendAtFault }]),
];

export const checkWords = ({ subject, text }: ManualMailForm) => checkForm(ManualMailForm, { subject, text });

/** The first fault of typed addresses, as a field's. */
export function checkTyped(addresses: readonly string[]) {
  const fault = addresses.map(mailAddressFault).find((each) => each !== null);
  return fault ? [{ field: "addresses", message: fault }] : [];
}
