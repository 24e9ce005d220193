import { useState } from "react";
import { type Order, useOrder } from "../../components/ordered-list/use-order.ts";

/** An article that a booklet is made of, with what its maker wrote elsewhere. */
export interface BookletArticle {
  id: string;
  dataSection: number;
  note?: string;
}

/** An article as the server would put it into the booklet. */
export interface DraftArticle extends BookletArticle {
  title: string;
  mediaName: string;
  place: string;
  content: "NOTHING" | "HEADLINE" | "ORIGINAL";
  reason: string;
  /** Copies that its licences leave; null: any number. */
  copiesLeft: number | null;
}

export interface Draft {
  order: Order<DraftArticle>;
  comments: ReadonlyMap<string, string>;
  comment: (id: string, words: string) => void;
}

/** Order and comments of a booklet, as they are made in the dialog. */
export function useDraft(articles: readonly DraftArticle[]): Draft {
  const [comments, setComments] = useState<ReadonlyMap<string, string>>(
    () => new Map(articles.map(({ id, note = "" }) => [id, note])),
  );
  const order = useOrder({ rows: articles, idOf: ({ id }) => id, nameOf: ({ title }) => title });
  return { order, comments, comment: (id, words) => setComments((now) => new Map(now).set(id, words)) };
}
