import PostalMime, { type Address, type Email } from "postal-mime";

/** One line of the list. Addresses as a person reads them; recipients are the envelope's, so that Bcc is seen too. */
export type MailSummary = {
  id: string;
  /** ISO 8601, when it arrived here. */
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  attachments: number;
  /** Bytes as received. */
  size: number;
};

export type Envelope = { from: string; to: string[] };

/** Reads a mail as a mail program would: encodings of headers and bodies undone. Broken mails give what could be read. */
export const readMail = (raw: Uint8Array): Promise<Email> => PostalMime.parse(raw, { maxNestingDepth: 50 });

export function summarise(mail: Email, envelope: Envelope, id: string, receivedAt: Date, size: number): MailSummary {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: mail.from === undefined ? envelope.from : addressText(mail.from),
    to: envelope.to,
    subject: mail.subject ?? "",
    attachments: mail.attachments.length,
    size,
  };
}

/** 山田 太郎 <taro@example.jp>, or the bare address, or a group with its members. */
export function addressText(address: Address): string {
  if (address.group !== undefined) return `${address.name}: ${address.group.map(addressText).join(", ")}`;
  return address.name === "" ? address.address : `${address.name} <${address.address}>`;
}
