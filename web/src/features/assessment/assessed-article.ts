import type { Tone } from "@kirinuki/schema/tones.ts";

export interface NamedTag {
  id: string;
  name: string;
}

/** An article whose tone and tags can be set. */
export interface AssessedArticle {
  id: string;
  tone: number;
  tags: readonly NamedTag[];
}

/** What is to change; a tone of null leaves what is there. */
export interface AssessmentChange {
  tone: Tone | null;
  added: readonly NamedTag[];
  removed: readonly NamedTag[];
}

export const toneOnly = (tone: Tone): AssessmentChange => ({ tone, added: [], removed: [] });

/** How an article is after a change; tags stand in the order of `all` as far as it names them. */
export function assessedBy(
  { tone, tags }: Pick<AssessedArticle, "tone" | "tags">,
  change: AssessmentChange,
  all: readonly NamedTag[],
): { tone: number; tags: NamedTag[] } {
  const gone = new Set([...change.removed, ...change.added].map(({ id }) => id));
  const place = new Map(all.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: NamedTag) => place.get(id) ?? all.length;
  const next = [...tags.filter(({ id }) => !gone.has(id)), ...change.added];
  return { tone: change.tone ?? tone, tags: next.sort((a, b) => placeOf(a) - placeOf(b)) };
}

/** Whether all, some or none of the articles have a tag. */
export function shareOf(articles: readonly AssessedArticle[], tagId: string): "all" | "some" | "none" {
  const having = articles.filter(({ tags }) => tags.some(({ id }) => id === tagId)).length;
  if (having === 0) return "none";
  return having === articles.length ? "all" : "some";
}
