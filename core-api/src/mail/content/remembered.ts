import type { MailedArticle } from "./digest.ts";

/**
 * What is written of an article is the same in many mails of a batch, which share the article as an object: it is written once and goes
 * when the batch goes.
 */
export function rememberedPerArticle(write: (article: MailedArticle, ...given: string[]) => string) {
  const written = new WeakMap<MailedArticle, Map<string, string>>();
  return (article: MailedArticle, ...given: string[]): string => {
    const own = written.get(article) ?? new Map<string, string>();
    written.set(article, own);
    const key = given.join("\u0000");
    const known = own.get(key) ?? write(article, ...given);
    own.set(key, known);
    return known;
  };
}
