import { type Static, Type } from "typebox";
import { STOP_KINDS } from "../../../mail/send/recipients.read-model.ts";

const figures = {
  /** Mails whose last attempt ended in the month. */
  mail_count: Type.Integer(),
  /** The server took them, and nothing came back. */
  sent_count: Type.Integer(),
  /** Taken or refused only after more than one attempt. */
  retried_count: Type.Integer(),
  /** The server refused them on the spot, or they were given up. */
  failed_count: Type.Integer(),
  /** Taken, and came back later. */
  bounced_count: Type.Integer(),
  /** The recipient called them spam (feedback loops). */
  complaint_count: Type.Integer(),
  /** The recipient took himself off the lists by them. */
  unsubscribe_count: Type.Integer(),
};
const domain = Type.Object({ domain: Type.String(), ...figures });
export type DomainFigures = Static<typeof domain>;

/** GET /mail_deliverability: the 200 domains with the most mails; the whole counts all of them. */
export const mailDeliverabilitySchema = Type.Object({
  month: Type.String({ description: "yyyy-MM." }),
  total: Type.Object(figures),
  domain_count: Type.Integer(),
  domain_info: Type.Array(domain),
});

const stopped = Type.Object({
  contract_id: Type.String(),
  company_name: Type.String(),
  mail_address_id: Type.String(),
  mail_address: Type.String(),
  stop_kind: Type.String({ enum: [...STOP_KINDS] }),
  stop_reason: Type.String(),
  stopped_datetime: Type.String({ format: "date-time" }),
});
export type StoppedAddress = Static<typeof stopped>;

/** GET /stopped_addresses: newest first, at most 200. */
export const stoppedAddressesSchema = Type.Object({
  address_count: Type.Integer(),
  address_info: Type.Array(stopped),
});
