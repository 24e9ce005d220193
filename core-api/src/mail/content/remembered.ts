import type { MailedArticle } from "./digest.ts";

/** Caches the text of an article, which many mails of a batch share; the cache ends with the batch's article objects. */
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
