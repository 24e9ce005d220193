import PostalMime, { type Email } from "postal-mime";

/** What a mail server tells of a mail that it could not deliver (RFC 3464), or of which its recipient complained (RFC 5965). */
export interface DeliveryReport {
  /** Keys of the mail that it may be about, the surest first: of the address that the report came to, then of the mail in it. */
  messageKeys: string[];
  /** hard: the address's own fault; refused: for good, but for another cause; later: gave up after tries; complaint: the recipient calls it spam; none: nothing failed (yet). */
  kind: "hard" | "refused" | "later" | "complaint" | "none";
  /** For people: status and what the server said. */
  reason: string;
}

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const VERP_KEY = new RegExp(`\\+(${UUID})@`, "gi");
const MESSAGE_ID_KEY = new RegExp(`^Message-ID:\\s*<(${UUID})@`, "gim");
/** Where servers put the address that a report came to. */
const TO_HEADERS = new Set(["to", "delivered-to", "x-original-to", "envelope-to"]);
const LONGEST_REASON = 300;

/** Reports are small; what is larger is none. */
export const MOST_REPORT_BYTES = 5 * 1024 * 1024;

/** Null for a mail that is no report: an answer, an advertisement, an out-of-office note. */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | null> {
  if (raw.byteLength > MOST_REPORT_BYTES) return null;
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 20 });
  const status = partsOf(mail, "message/delivery-status").join("\n\n");
  if (status === "") return readFeedback(mail);
  return { messageKeys: keysOf(mail), ...worstOf(recipientsOf(status)) };
}

/** The types that blame the mail (RFC 5965, 7.3); `not-spam` and whatever else there is say nothing against it. */
const COMPLAINTS = new Set(["abuse", "fraud"]);

/** A report of a feedback loop; null for a mail that is none. */
function readFeedback(mail: Email): DeliveryReport | null {
  const feedback = partsOf(mail, "message/feedback-report").join("\n\n");
  if (feedback === "") return null;
  const type = fieldOf(unfold(feedback), "Feedback-Type").toLowerCase();
  const senders = [...feedback.matchAll(/^Original-Mail-From:.*$/gim)].flatMap(([line]) => [
    ...line.matchAll(VERP_KEY),
  ]);
  const keys = [...keysOf(mail), ...senders.flatMap(([, key]) => key?.toLowerCase() ?? [])];
  return { messageKeys: [...new Set(keys)], kind: COMPLAINTS.has(type) ? "complaint" : "none", reason: type };
}

const unfold = (fields: string): string => fields.replaceAll("\r\n", "\n").replaceAll(/\n[ \t]+/g, " ");

const fieldOf = (fields: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, "im").exec(fields)?.[1]?.trim() ?? "";

function partsOf(mail: Email, ...types: string[]): string[] {
  return mail.attachments
    .filter(({ mimeType }) => types.includes(mimeType))
    .map(({ content }) =>
      typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString("utf8"),
    );
}

function keysOf(mail: Email): string[] {
  const addressed = mail.headers.filter(({ key }) => TO_HEADERS.has(key)).map(({ value }) => value);
  const returned = partsOf(mail, "message/rfc822", "text/rfc822-headers", "message/rfc822-headers");
  const found = [
    ...addressed.flatMap((text) => [...text.matchAll(VERP_KEY)]),
    ...returned.flatMap((text) => [...text.matchAll(MESSAGE_ID_KEY)]),
  ];
  return [...new Set(found.flatMap(([, key]) => key?.toLowerCase() ?? []))];
}

interface ReportedRecipient {
  action: string;
  status: string;
  diagnostic: string;
}

/** One a group of fields, of which the first is about the mail as a whole. */
function recipientsOf(status: string): ReportedRecipient[] {
  return unfold(status)
    .split(/\n{2,}/)
    .flatMap((group) => {
      const of = (name: string) => fieldOf(group, name);
      const action = of("Action").toLowerCase();
      if (action === "") return [];
      return [
        {
          action,
          status: of("Status").split(/\s/)[0] ?? "",
          diagnostic: of("Diagnostic-Code").replace(/^smtp;\s*/i, ""),
        },
      ];
    });
}

/**
 * Whether an enhanced status code (RFC 3463) says that the address itself can't be written to: it does not exist, has moved or is
 * switched off. A full mailbox, a policy, a size or a content is no fault of the address.
 */
export const isAddressFault = (status: string): boolean =>
  /^5\.(?:0\.0|1\.\d+|2\.[01]|4\.[14])$/.test(status) && status !== "5.1.7" && status !== "5.1.8";

type Failure = Exclude<DeliveryReport["kind"], "complaint">;
const RANKS: readonly Failure[] = ["hard", "refused", "later", "none"];

function kindOf({ action, status }: ReportedRecipient): Failure {
  if (action !== "failed") return "none";
  if (!status.startsWith("5")) return "later";
  return isAddressFault(status) ? "hard" : "refused";
}

/** Each of our mails has one recipient, but a server that forwards may name several. */
function worstOf(recipients: readonly ReportedRecipient[]): Pick<DeliveryReport, "kind" | "reason"> {
  const read = recipients.map((recipient) => ({
    kind: kindOf(recipient),
    reason: [recipient.status, recipient.diagnostic]
      .filter((part) => part !== "")
      .join(" ")
      .slice(0, LONGEST_REASON),
  }));
  return read.sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))[0] ?? { kind: "none", reason: "" };
}
