import { EDITION_ARTICLES, EDITION_ITEMS } from "@kirinuki/schema/forms/mail-edition-limits.ts";
import type { MailEditionItemInput } from "../../__generated__/graphql.ts";

export interface EditionArticle {
  readonly id: string;
  readonly dataSection: number;
  readonly title: string;
  readonly line: string;
  /** The contract's own. */
  readonly comment: string;
  readonly tone: number;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

export interface ArticleItem {
  readonly key: string;
  readonly article: EditionArticle;
  /** Blank: the contract's own comment stands. */
  readonly comment: string;
}

export interface HeadingItem {
  readonly key: string;
  readonly heading: string;
}

export type DraftItem = ArticleItem | HeadingItem;

/** What the editor has before him. Every article is in one of the three. */
export interface Draft {
  readonly items: readonly DraftItem[];
  /** 新着: came after he began. */
  readonly waiting: readonly EditionArticle[];
  /** The last first. */
  readonly leftOut: readonly EditionArticle[];
}

/** What the server says of an edition. */
export interface EditionLists {
  readonly items: readonly { article: EditionArticle | null; comment: string | null; heading: string | null }[];
  readonly arrivals: readonly EditionArticle[];
  readonly leftOut: readonly EditionArticle[];
}

export const isArticle = (item: DraftItem): item is ArticleItem => "article" in item;
export const articlesOf = (draft: Draft): ArticleItem[] => draft.items.filter(isArticle);
export const canTakeIn = (draft: Draft): boolean =>
  articlesOf(draft).length < EDITION_ARTICLES && draft.items.length < EDITION_ITEMS;

const itemOf = (article: EditionArticle, comment = ""): ArticleItem => ({ key: `a${article.id}`, article, comment });

export const draftOf = ({ items, arrivals, leftOut }: EditionLists): Draft => ({
  items: items.flatMap(({ article, comment, heading }, at): DraftItem[] => {
    if (article) return [itemOf(article, comment ?? "")];
    return heading === null ? [] : [{ key: `h${at}`, heading }];
  }),
  waiting: arrivals,
  leftOut,
});

/** Puts an item elsewhere; nothing where it can go no further. */
export function moveItem(draft: Draft, key: string, to: number): Draft {
  const from = draft.items.findIndex((item) => item.key === key);
  const place = Math.max(0, Math.min(draft.items.length - 1, to));
  const item = draft.items[from];
  if (!item || place === from) return draft;
  return { ...draft, items: draft.items.toSpliced(from, 1).toSpliced(place, 0, item) };
}

/** 外す: out of the mail, and not to come again by itself. Of a heading: it is gone. */
export function leaveOut(draft: Draft, key: string): Draft {
  const item = draft.items.find((each) => each.key === key);
  if (!item) return draft;
  const items = draft.items.filter((each) => each !== item);
  return isArticle(item) ? { ...draft, items, leftOut: [item.article, ...draft.leftOut] } : { ...draft, items };
}

/** 外す, of one that waits. */
export const leaveWaiting = (draft: Draft, id: string): Draft => ({
  ...draft,
  waiting: draft.waiting.filter((article) => article.id !== id),
  leftOut: [...draft.waiting.filter((article) => article.id === id), ...draft.leftOut],
});

/** 取り込む: what waits or was left out, to the end, as long as there is room. */
export function takeIn(draft: Draft, ids: readonly string[]): Draft {
  const wanted = new Set(ids);
  const room = Math.min(EDITION_ARTICLES - articlesOf(draft).length, EDITION_ITEMS - draft.items.length);
  const taken = [...draft.waiting, ...draft.leftOut].filter(({ id }) => wanted.has(id)).slice(0, Math.max(0, room));
  const gone = new Set(taken.map(({ id }) => id));
  return {
    items: [...draft.items, ...taken.map((article) => itemOf(article))],
    waiting: draft.waiting.filter(({ id }) => !gone.has(id)),
    leftOut: draft.leftOut.filter(({ id }) => !gone.has(id)),
  };
}

/** A heading above an item, or at the end. @returns the draft and the heading's key */
export function addHeading(draft: Draft, before: string | null): { draft: Draft; key: string } {
  const numbers = draft.items.flatMap(({ key }) => (key.startsWith("h") ? [Number(key.slice(1))] : []));
  const key = `h${Math.max(-1, ...numbers) + 1}`;
  const place = before === null ? -1 : draft.items.findIndex((item) => item.key === before);
  const at = place === -1 ? draft.items.length : place;
  return { draft: { ...draft, items: draft.items.toSpliced(at, 0, { key, heading: "" }) }, key };
}

/** The words of an item: a heading's, or the line below an article. */
export const setText = (draft: Draft, key: string, text: string): Draft => ({
  ...draft,
  items: draft.items.map((item) => {
    if (item.key !== key) return item;
    return isArticle(item) ? { ...item, comment: text } : { ...item, heading: text };
  }),
});

const idsOf = ({ items, arrivals, leftOut }: EditionLists): Map<string, EditionArticle> =>
  new Map(
    [...items.flatMap(({ article }) => article ?? []), ...arrivals, ...leftOut].map((article) => [article.id, article]),
  );

/** Without articles that the server no longer knows: withdrawn, or sent by somebody else. */
export function withoutGone(draft: Draft, lists: EditionLists): Draft {
  const known = idsOf(lists);
  return {
    items: draft.items.filter((item) => !isArticle(item) || known.has(item.article.id)),
    waiting: draft.waiting.filter(({ id }) => known.has(id)),
    leftOut: draft.leftOut.filter(({ id }) => known.has(id)),
  };
}

/** With what the server says of its articles now: what was corrected, tone and tags. */
export function withFacts(draft: Draft, lists: EditionLists): Draft {
  const known = idsOf(lists);
  const fresh = (article: EditionArticle) => known.get(article.id) ?? article;
  return {
    items: draft.items.map((item) => (isArticle(item) ? { ...item, article: fresh(item.article) } : item)),
    waiting: draft.waiting.map(fresh),
    leftOut: draft.leftOut.map(fresh),
  };
}

/** With what came meanwhile, which waits. */
export function withArrivals(draft: Draft, lists: EditionLists): Draft {
  const here = new Set(
    [...articlesOf(draft).map(({ article }) => article), ...draft.waiting, ...draft.leftOut].map(({ id }) => id),
  );
  const come = [...idsOf(lists).values()].filter(({ id }) => !here.has(id));
  return come.length === 0 ? draft : { ...draft, waiting: [...come, ...draft.waiting] };
}

/** As it is saved. Headings without words are not; they are still being written. */
export const itemsForm = (draft: Draft): MailEditionItemInput[] =>
  draft.items.flatMap((item): MailEditionItemInput[] => {
    if (isArticle(item)) return [{ articleId: item.article.id, comment: item.comment.trim() || null }];
    return item.heading.trim() === "" ? [] : [{ heading: item.heading.trim() }];
  });
