import type { OriginalUse, RequestOriginalTextMutation } from "../../__generated__/graphql.ts";
import type { OriginalWish } from "../../domain/original-wish.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { REQUEST_ORIGINAL_TEXT } from "./text-documents.ts";
import { usesChanged } from "./uses-changed.ts";

export type TakenText = RequestOriginalTextMutation["requestOriginalText"];

const underWay = new WeakMap<OriginalWish, Promise<TakenText>>();

/** The text of a wish's one article; the same wish asks once, however often it is rendered. @throws GraphqlFailure */
export function takeText(wish: OriginalWish, use: OriginalUse): Promise<TakenText> {
  const known = underWay.get(wish);
  if (known) return known;
  const { articles, isMail, displayId, selection, markedWords } = wish;
  const [article] = articles;
  if (!article) throw new Error("a wish for a text names its article");
  const input = {
    article: { id: article.id, dataSection: article.dataSection },
    use,
    origin: { isMail, displayId, selection },
    markedWords,
  };
  const call = callSignedIn(REQUEST_ORIGINAL_TEXT, { input }).then(({ requestOriginalText }) => {
    usesChanged();
    return requestOriginalText;
  });
  underWay.set(wish, call);
  return call;
}
