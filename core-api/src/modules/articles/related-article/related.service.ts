import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Actor } from "../../../access/actor.ts";
import { readReach, readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { similarity } from "../../../ingest/same-story/sketch.ts";
import { tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { lifeOf, momentOf } from "./article-life.ts";
import type { RelatedThemeWire, RelatedWire, SimilarWire } from "./related.dto.ts";
import {
  type RelatedRow,
  readAlike,
  readChanges,
  readFacts,
  readMembers,
  readNear,
  readThemes,
  type ThemeRow,
} from "./related.read-model.ts";
import { comparedText, sharedTerms, termsOf } from "./shared-terms.ts";

const MOST_SIMILAR = 8;
const MOST_THEMES = 8;
const MOST_TERMS_SHOWN = 4;
const MOST_FOLLOW_UPS = 5;

/** What the shown ones have at least in common; and those that go on with what an article began. */
const SIMILAR = 0.25;
const FOLLOW_UP = 0.45;
const FOLLOW_UP_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * What else there is about what an article tells: see docs/decisions/2026-11-24-what-is-related.md.
 * @throws AppError NOT_FOUND where the article is not for this user, or can't be displayed any more
 */
export async function readRelated(tx: Transaction, actor: Actor, articleId: string): Promise<RelatedWire> {
  const reach = await readReach(tx, actor, articleId);
  if (reach.kind !== "open") throw new AppError("NOT_FOUND");
  const near = await readNear(tx, actor, { articleId, day: reach.processDate });
  const [own] = await readFacts(tx, [articleId]);
  if (!own) throw new AppError("NOT_FOUND");
  const memberIds = own.story_id === null ? [articleId] : await readMembers(tx, own.story_id);
  const alike = own.signature ? await readAlike(tx, own.signature, tokyoDay(momentOf(own))) : [];
  const rows = await readVisible(tx, actor, { own, memberIds, near: near.ids, alike });
  const members = rows.filter(({ article_id }) => memberIds.includes(article_id));
  const others = rows.filter((row) => !row.withdrawn_at && !memberIds.includes(row.article_id));
  const similar = rank(own, others, near.words);
  const shown = similar.slice(0, MOST_SIMILAR);
  const openMembers = members.filter((row) => !row.withdrawn_at);
  const changes = await readChanges(tx, openMembers.map(idOf));
  const life = lifeOf({ own, members, changes, followUps: followUpsOf(own, similar) });
  const themes = await readThemes(tx, actor, [...openMembers, ...shown.map(({ row }) => row)].map(idOf));
  return {
    life_info: life.events,
    omitted_count: life.omitted,
    similar_article_info: shown.map(toSimilar),
    theme_info: relatedThemes(themes, near),
  };
}

const idOf = ({ article_id }: RelatedRow): string => article_id;

interface Candidates {
  own: RelatedRow;
  memberIds: readonly string[];
  /** In themes and topics of the user, so visible to him. */
  near: readonly string[];
  alike: readonly string[];
}

/** The candidates that the user may see, the article among them; of the story also what he saw until it was withdrawn. */
async function readVisible(
  tx: Transaction,
  actor: Actor,
  { own, memberIds, near, alike }: Candidates,
): Promise<RelatedRow[]> {
  const known = new Set([own.article_id, ...near]);
  const asked = [...new Set([...memberIds, ...alike])].filter((id) => !known.has(id));
  const reaches = asked.length === 0 ? new Map() : await readReaches(tx, actor, asked);
  const reached = asked.filter((id) => ["open", "closed"].includes(reaches.get(id)?.kind));
  const rows = await readFacts(tx, [...near, ...reached]);
  const isOpen = (row: RelatedRow) => known.has(row.article_id) || reaches.get(row.article_id)?.kind === "open";
  const wasOpen = (row: RelatedRow) => row.withdrawn_at !== null && actor.sections.includes(row.data_section);
  return [own, ...rows.filter((row) => isOpen(row) || wasOpen(row))];
}

interface Ranked {
  row: RelatedRow;
  score: number;
  terms: readonly string[];
}

/** The closest first; the newest of those that are as close. Of one story the closest speaks for all. */
function rank(own: RelatedRow, others: readonly RelatedRow[], words: readonly string[]): Ranked[] {
  const shared = sharedTerms(
    termsOf(own.title, words),
    others.map(({ title, lead }) => comparedText(title, lead)),
  );
  const ranked = others
    .map((row, at) => {
      const alike = own.signature && row.signature ? similarity(own.signature, row.signature) : 0;
      const { score, terms } = shared[at] ?? { score: 0, terms: [] };
      return { row, score: Math.min(1, score + alike), terms };
    })
    .filter(({ score }) => score >= SIMILAR)
    .sort((a, b) => b.score - a.score || momentOf(b.row).getTime() - momentOf(a.row).getTime());
  const stories = new Set<string>();
  return ranked.filter(({ row }) => {
    const story = row.story_id ?? row.article_id;
    if (stories.has(story)) return false;
    stories.add(story);
    return true;
  });
}

/** Later articles that are close enough to go on with the same, of any medium. */
function followUpsOf(own: RelatedRow, similar: readonly Ranked[]): RelatedRow[] {
  const from = momentOf(own).getTime();
  return similar
    .filter(({ row, score }) => {
      const after = momentOf(row).getTime() - from;
      return score >= FOLLOW_UP && after > 0 && after <= FOLLOW_UP_DAYS * DAY_MS;
    })
    .slice(0, MOST_FOLLOW_UPS)
    .map(({ row }) => row);
}

const toSimilar = ({ row, terms }: Ranked): SimilarWire => ({
  article_id: row.article_id,
  data_section: row.data_section,
  title: row.title,
  media_name: row.media_name,
  issue_date: row.published_on,
  datetime: tokyoDateTime(momentOf(row)),
  shared_terms: terms.slice(0, MOST_TERMS_SHOWN),
});

/** Other themes whose name has a word for which the article was found, then those that took the most of its story and of similar articles. */
function relatedThemes(
  themes: readonly ThemeRow[],
  near: { themes: readonly number[]; words: readonly string[] },
): RelatedThemeWire[] {
  const words = near.words.filter((word) => [...word].length >= 2);
  return themes
    .filter(({ theme_id }) => !near.themes.includes(Number(theme_id)))
    .map(({ theme_id, theme_name, articles }) => {
      const name = norm(theme_name);
      return {
        theme_id,
        theme_name,
        article_count: articles,
        shared_word: words.find((word) => name.includes(norm(word))) ?? null,
      };
    })
    .filter(({ article_count, shared_word }) => article_count > 0 || shared_word !== null)
    .sort(
      (a, b) => Number(b.shared_word !== null) - Number(a.shared_word !== null) || b.article_count - a.article_count,
    )
    .slice(0, MOST_THEMES);
}
