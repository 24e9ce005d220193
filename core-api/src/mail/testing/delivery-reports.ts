export interface ReportParts {
  /** Of our mail; in the mail that comes back, or in the address that the report came to. */
  messageKey: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  /** Where the report came to. */
  to?: string;
  /** The type of the part with our mail's head; absent: the report has none. */
  returned?: "message/rfc822" | "text/rfc822-headers";
}

/** A delivery report as Postfix writes it. */
export function aDeliveryReport(parts: ReportParts): Buffer {
  const { messageKey, action = "failed", status = "5.1.1", to = "bounce@kirinuki.example", returned } = parts;
  const diagnostic =
    parts.diagnostic ?? `smtp; 550 ${status} <a@example.jp>: Recipient address\r\n    rejected: User unknown`;
  const lines = [
    "From: MAILER-DAEMON@mx.example.jp (Mail Delivery System)",
    `To: ${to}`,
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B1"',
    "",
    "--B1",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--B1",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.jp",
    "X-Postfix-Queue-ID: 4BDFC",
    "Arrival-Date: Fri, 20 Nov 2026 07:00:01 +0900 (JST)",
    "",
    "Final-Recipient: rfc822; a@example.jp",
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    "",
    ...(returned
      ? [
          "--B1",
          `Content-Type: ${returned}`,
          "",
          "From: no-reply@kirinuki.example",
          `Message-ID: <${messageKey}@kirinuki.example>`,
          "Subject: x",
          "",
          "text",
          "",
        ]
      : []),
    "--B1--",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

export interface FeedbackParts {
  /** Of our mail, in the mail that the report returns; absent: the report names it by its envelope sender alone. */
  messageKey?: string;
  /** Envelope sender of our mail. */
  mailFrom?: string;
  type?: string;
}

/** A report of a feedback loop (RFC 5965) as Yahoo writes it: whose complaint it is was taken out. */
export function aFeedbackReport({
  messageKey,
  mailFrom = "bounce@kirinuki.example",
  type = "abuse",
}: FeedbackParts): Buffer {
  const returned = messageKey === undefined ? [] : [`Message-ID: <${messageKey}@kirinuki.example>`];
  const lines = [
    "From: <feedback@arf.mail.example>",
    "To: bounce@kirinuki.example",
    "Subject: FW: x",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=feedback-report; boundary="B1"',
    "",
    "--B1",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "This is an email abuse report.",
    "",
    "--B1",
    "Content-Type: message/feedback-report",
    "",
    `Feedback-Type: ${type}`,
    "User-Agent: Loop/1.0",
    "Version: 1",
    `Original-Mail-From: <${mailFrom}>`,
    "Original-Rcpt-To: redacted@example.jp",
    "",
    "--B1",
    "Content-Type: message/rfc822",
    "Content-Disposition: inline",
    "",
    "From: no-reply@kirinuki.example",
    ...returned,
    "Subject: x",
    "",
    "text",
    "",
    "--B1--",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}
