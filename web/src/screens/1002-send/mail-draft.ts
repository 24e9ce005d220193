import { forget, recall, remember } from "../../browser/session-storage.ts";

interface OwnDraft {
  /** The articles that it was begun with. */
  articles: string;
  id: string;
}

function read(): OwnDraft | null {
  try {
    return JSON.parse(recall("mailDraft") || "null") as OwnDraft | null;
  } catch {
    return null;
  }
}

/** The draft that this tab has begun with these articles, so that a reload goes on with it. */
export function recallDraft(articleIds: readonly string[]): string | null {
  const own = read();
  return own?.articles === articleIds.join() ? own.id : null;
}

export const keepDraft = (articleIds: readonly string[], id: string): boolean =>
  remember("mailDraft", JSON.stringify({ articles: articleIds.join(), id } satisfies OwnDraft));

export const dropDraft = (): void => forget("mailDraft");
