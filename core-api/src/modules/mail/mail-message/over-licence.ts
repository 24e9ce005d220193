import { licenceText } from "@kirinuki/schema/messages.ts";
import { lockReaders } from "../../../access/licence.read-model.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type OverLicence, readOverLicence } from "../../../mail/send/bounded-readers.read-model.ts";
import type { MailCall } from "./mail-message.service.ts";
import type { OverLicenceWire } from "./over-licence.dto.ts";
import { readRefusals } from "./queue-messages.ts";

/** Of such a mail: its articles, and the addresses as they were given. */
export interface LicenceQuestion {
  articleIds: readonly string[];
  addresses: readonly string[];
}

/** A look in passing, for the addresses that may be written to. */
export async function readOver({ tx, actor, clock }: Omit<MailCall, "requestId">, question: LicenceQuestion) {
  const { articleIds, addresses } = question;
  const refusals = await readRefusals(tx, actor.contractId, addresses);
  const reached = addresses.filter((address) => !refusals.has(address));
  return readOverLicence(tx, actor.contractId, articleIds, reached, clock.now());
}

export const toOverWire = (over: readonly OverLicence[]): OverLicenceWire => ({
  over_licence_info: over.map(({ articleId, title, mediaName, most, readers, fresh }) => ({
    ...{ article_id: articleId, title, media_name: mediaName, max_readers: most },
    ...{ reader_count: readers, new_reader_count: fresh, over_count: readers + fresh - most },
  })),
});

/**
 * The question before a mail: null where its licences allow it, or its sender has answered. Holds the readers of its articles until the
 * transaction ends, so that two mails at once do not pass a limit together.
 */
export async function askOfLicences(
  call: Omit<MailCall, "requestId">,
  question: LicenceQuestion,
  choice: "headline" | undefined,
): Promise<Refusal<OverLicenceWire> | null> {
  await lockReaders(call.tx, call.actor, question.articleIds);
  if (choice !== undefined) return null;
  const over = await readOver(call, question);
  if (over.length === 0) return null;
  const bounds = [...Map.groupBy(over, ({ most }) => most)].map(([most, own]) => ({
    ...{ most, titles: own.map(({ title }) => title) },
  }));
  return new Refusal("OVER_LICENCE", toOverWire(over), [], licenceText.overReaders(bounds));
}
