import type { ApolloClient } from "@apollo/client";
import type { OriginalUse, RequestOriginalTextMutation } from "../../__generated__/graphql.ts";
import { askChargeCode } from "../charge-code/charge-code-question.ts";
import { READS_METERS_AGAIN } from "../usage-meters/reads-meters-again.ts";
import { isUnsent } from "./failure-text.ts";
import type { CopiedWish } from "./print-order.ts";
import { REQUEST_ORIGINAL_TEXT } from "./text-documents.ts";

export type TakenText = RequestOriginalTextMutation["requestOriginalText"];

const underWay = new WeakMap<CopiedWish, Promise<TakenText>>();

/** The text of a wish's one article; the same wish asks once, however often it is rendered. @throws GraphqlFailure */
export function takeText(client: ApolloClient, wish: CopiedWish, use: OriginalUse): Promise<TakenText> {
  const known = underWay.get(wish);
  if (known) return known;
  const call = ask(client, wish, use);
  underWay.set(wish, call);
  // A wish that was never sent may be asked again.
  call.catch((error: unknown) => isUnsent(error) && underWay.delete(wish));
  return call;
}

async function ask(client: ApolloClient, wish: CopiedWish, use: OriginalUse): Promise<TakenText> {
  const { articles, isMail, displayId, selection, markedWords, copies } = wish;
  const [article] = articles;
  if (!article) throw new Error("a wish for a text names its article");
  const chargeCode = await askChargeCode();
  const input = {
    article: { id: article.id, dataSection: article.dataSection },
    use,
    ...(copies !== undefined && { copies }),
    origin: { isMail, displayId, selection, ...(chargeCode !== null && { chargeCode }) },
    markedWords,
  };
  const { data } = await client.mutate({
    mutation: REQUEST_ORIGINAL_TEXT,
    variables: { input },
    ...READS_METERS_AGAIN,
  });
  return data.requestOriginalText;
}
