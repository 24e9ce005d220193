import { mailText } from "../../domain/text/mail-text.ts";

/** Whom a mail setting is for: an address, or a group by its name. */
export const recipientName = (of: { addressGroupId: string | null; addressGroupName: string; mailAddress: string }) =>
  of.addressGroupId === null ? of.mailAddress : mailText.groupNamed(of.addressGroupName);
