import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const count = Type.Integer({ minimum: 0 });
const moment = Type.String({ format: "date-time" });

/** What is due on a day for a contract, in mails. A mail setting whose time is still to come is one that is planned. */
const contractMailsSchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  planned_count: count,
  /** Due, and neither sent nor given up. */
  waiting_count: count,
  /** Of those, due for more than ten minutes. */
  late_count: count,
  sent_count: count,
  failed_count: count,
  /** Not sent because the recipient may not have it: no failure. */
  refused_count: count,
  next_setup_datetime: nullable(moment),
});

/** GET /mail_status. */
export const mailStatusSchema = Type.Object({
  process_date: Type.String({ format: "date" }),
  /** Contracts with mails on that day, those with late or failed ones first. */
  mail_status: Type.Array(contractMailsSchema),
});
export type MailStatusWire = Static<typeof mailStatusSchema>;

/** GET /dead_letters. */
export const deadLettersSchema = Type.Object({
  dead_letters: Type.Array(
    Type.Object({
      mail_message_id: Type.String(),
      contract_code: Type.String(),
      company_name: Type.String(),
      mail_address: Type.String(),
      attempt_count: count,
      ended_datetime: moment,
      reason: Type.String(),
    }),
  ),
  dead_letters_count: count,
  page: Type.Integer(),
  page_size: Type.Integer(),
});
