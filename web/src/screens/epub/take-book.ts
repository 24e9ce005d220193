import type { ApolloClient } from "@apollo/client";
import type { RequestBookMutation } from "../../__generated__/graphql.ts";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { recall, remember } from "../../browser/session-storage.ts";
import { askChargeCode } from "../../features/charge-code/charge-code-question.ts";
import { sendRenewing } from "../../session/renewing.ts";
import { COMPLETE_BOOK, REQUEST_BOOK } from "./epub-documents.ts";

export interface BookWish {
  articleId: string;
  contentsId: string | null;
}

type Refused = Exclude<RequestBookMutation["requestBook"], { __typename: "OriginalReady" }>;
export type TakenBook = { state: "ready"; ticket: string; file: Blob } | { state: "refused"; message: string };

/** A ticket ends with its reservation, ten minutes after it was made; a little earlier here. */
const KEPT_MS = 9 * 60_000;

interface Kept {
  visit: string;
  at: number;
  ticket: string;
}

const underWay = new Map<string, Promise<TakenBook>>();

/** A book with its ticket; a reload of the same visit gets the same ticket, and so is the same use. @throws GraphqlFailure */
export function takeBook(client: ApolloClient, wish: BookWish, visit: string): Promise<TakenBook> {
  const key = JSON.stringify([visit, wish]);
  const call = underWay.get(key) ?? take(client, wish, key).finally(() => underWay.delete(key));
  underWay.set(key, call);
  return call;
}

async function take(client: ApolloClient, wish: BookWish, visit: string): Promise<TakenBook> {
  const kept = readKept();
  const old = kept?.visit === visit && Date.now() - kept.at < KEPT_MS ? await fetchBook(kept.ticket, wish) : null;
  if (kept && old) return { state: "ready", ticket: kept.ticket, file: old };
  const chargeCode = await askChargeCode();
  const origin = chargeCode === null ? {} : { origin: { isMail: false, chargeCode } };
  const input = { id: wish.articleId, contentsId: wish.contentsId, ...origin };
  const { data } = await client.mutate({ mutation: REQUEST_BOOK, variables: { input } });
  const answer = data.requestBook;
  if (answer.__typename !== "OriginalReady") return { state: "refused", message: (answer satisfies Refused).message };
  const { ticket } = answer;
  remember("books", JSON.stringify({ visit, at: Date.now(), ticket } satisfies Kept));
  const file = await fetchBook(ticket, wish);
  if (!file) throw new GraphqlFailure("server", "");
  return { state: "ready", ticket, file };
}

function readKept(): Kept | null {
  try {
    return JSON.parse(recall("books") || "null") as Kept | null;
  } catch {
    return null;
  }
}

/** null where the ticket opens nothing any more. */
const fetchBook = (ticket: string, { contentsId }: BookWish): Promise<Blob | null> =>
  sendRenewing(async () => {
    const query = new URLSearchParams({ epub_ticket: ticket, ...(contentsId !== null && { contentsId }) });
    const answer = await fetch(`/api/v1/magazine_epub?${query}`, { credentials: "same-origin" }).catch((cause) => {
      throw new GraphqlFailure("network", "no answer", null, { cause });
    });
    if (answer.status === 401) throw new GraphqlFailure("unauthenticated", "");
    if (answer.status === 404) return null;
    if (!answer.ok) throw new GraphqlFailure("server", `HTTP ${answer.status}`, answer.headers.get("x-request-id"));
    return answer.blob();
  });

const noticed = new Map<string, Promise<number>>();

/** Tells the server that a book was shown, once per ticket. @returns how many uses were counted @throws GraphqlFailure */
export function completeBook(client: ApolloClient, ticket: string): Promise<number> {
  const known = noticed.get(ticket);
  if (known) return known;
  const notice = client
    .mutate({ mutation: COMPLETE_BOOK, variables: { ticket } })
    .then(({ data }) => data.completeBook.count);
  notice.catch(() => noticed.delete(ticket));
  noticed.set(ticket, notice);
  return notice;
}
