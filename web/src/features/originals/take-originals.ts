import type { ApolloClient } from "@apollo/client";
import type { OriginalUse, RequestOriginalsMutation } from "../../__generated__/graphql.ts";
import { recall, remember } from "../../browser/session-storage.ts";
import type { CallContext } from "../../session/renewing.ts";
import { askChargeCode } from "../charge-code/charge-code-question.ts";
import { READS_METERS_AGAIN } from "../usage-meters/reads-meters-again.ts";
import { COMPLETE_ORIGINALS, REQUEST_ORIGINALS } from "./original-documents.ts";
import type { CopiedWish } from "./print-order.ts";

export type Originals = RequestOriginalsMutation["requestOriginals"];
export type OriginalsReady = Extract<Originals, { __typename: "OriginalReady" }>;
export type PartlyObtained = Extract<Originals, { __typename: "PartlyObtained" }>;

/** A 401 of these calls follows the PDF flow's own rules (spec section 4, Session expiry). */
export const pdfFlow = (isMail: boolean): CallContext => ({ flow: "pdf", mailLink: isMail });

export const ticketOf = (originals: Originals): string | null => {
  if (originals.__typename === "OriginalReady") return originals.ticket;
  return originals.__typename === "PartlyObtained" ? originals.obtainedTicket : null;
};

/** A ticket ends with its reservation, ten minutes after it was made; a little earlier here. */
const KEPT_MS = 9 * 60_000;

interface Kept {
  visit: string;
  at: number;
  originals: Originals;
}

const underWay = new Map<string, Promise<Originals>>();

/**
 * Asks for originals. A double click, and a reload of the same visit of a screen while its ticket holds, get what the
 * first call got: they are one use.
 * @param visit what tells this visit of the screen from others
 * @throws GraphqlFailure
 */
export function takeOriginals(
  client: ApolloClient,
  wish: CopiedWish,
  use: OriginalUse,
  visit: string,
): Promise<Originals> {
  const key = JSON.stringify([visit, use, wish]);
  const kept = readKept();
  if (kept && kept.visit === key && Date.now() - kept.at < KEPT_MS) return Promise.resolve(kept.originals);
  const call = underWay.get(key) ?? ask(client, wish, use, key).finally(() => underWay.delete(key));
  underWay.set(key, call);
  return call;
}

/** The ticket kept for a visit opens nothing any more. */
export const forgetOriginals = (): boolean => remember("originals", "");

async function ask(client: ApolloClient, wish: CopiedWish, use: OriginalUse, key: string): Promise<Originals> {
  const { articles, isMail, displayId, selection, copies } = wish;
  const chargeCode = await askChargeCode();
  const input = {
    articles: articles.map(({ id, dataSection }) => ({ id, dataSection })),
    use,
    ...(copies !== undefined && { copies }),
    origin: { isMail, displayId, selection, ...(chargeCode !== null && { chargeCode }) },
  };
  const { data } = await client.mutate({
    mutation: REQUEST_ORIGINALS,
    variables: { input },
    context: { call: pdfFlow(isMail) },
  });
  const originals = data.requestOriginals;
  const kept: Kept = { visit: key, at: Date.now(), originals };
  if (ticketOf(originals) !== null) remember("originals", JSON.stringify(kept));
  return originals;
}

function readKept(): Kept | null {
  try {
    return JSON.parse(recall("originals") || "null") as Kept | null;
  } catch {
    return null;
  }
}

const noticed = new Map<string, Promise<number>>();

/**
 * Tells the server that a ticket's PDF was shown or printed; once per ticket, however often it is called.
 * @returns how many uses it counted
 * @throws GraphqlFailure; the next call tries again
 */
export function completeOriginals(
  client: ApolloClient,
  ticket: string,
  use: OriginalUse,
  isMail: boolean,
): Promise<number> {
  const known = noticed.get(ticket);
  if (known) return known;
  const notice = client
    .mutate({
      mutation: COMPLETE_ORIGINALS,
      variables: { ticket, use },
      context: { call: pdfFlow(isMail) },
      ...READS_METERS_AGAIN,
    })
    .then(({ data }) => data.completeOriginals.count);
  notice.catch(() => noticed.delete(ticket));
  noticed.set(ticket, notice);
  return notice;
}
