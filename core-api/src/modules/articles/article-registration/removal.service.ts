import { stopMatching } from "../../../matching/set-up/arrival-lock.ts";
import type { StoredHit } from "../../../matching/set-up/hit-changes.ts";
import { writeHits } from "../../../matching/set-up/hits.repository.ts";
import { type ArticleAction, noteHistory } from "../article-history/article-history.ts";
import type { RegistrationResult } from "./registration.dto.ts";
import { readThemeNames } from "./registration.read-model.ts";
import { lockThemes, note, type RegistrationCall, storedIn } from "./registration.service.ts";
import { noteRemovals, type RemovedHit, takeRemovals } from "./theme-removal.repository.ts";

interface Change {
  articleIds: readonly string[];
  /** All of the contract's unless given. */
  themeIds?: readonly string[] | undefined;
}

/**
 * Takes articles out of themes, whatever put them there; no matching and no registered medium brings them back.
 * @throws AppError NOT_FOUND for a theme that is not the contract's
 */
export async function removeArticles(call: RegistrationCall, change: Change): Promise<RegistrationResult> {
  const { contractId, userId } = call.actor;
  const { themeIds, nameOf } = await themesOf(call, change);
  const stored = await storedIn(call, themeIds, change.articleIds);
  await noteRemovals(call.tx, { contractId, themeIds, articleIds: change.articleIds }, { userId, now: call.now });
  const removed = stored.map((hit) => ({ contractId, themeId: hit.theme_id, articleId: hit.article_id }));
  const written = await writeHits(call.tx, { added: [], altered: [], removed }, call.today);
  await noteAll(call, "theme_remove", stored, nameOf);
  return { added_count: 0, removed_count: written.removed, kept_count: 0 };
}

/** Puts back what was taken out in the last 30 days, each hit on its day and with its words. @throws AppError NOT_FOUND */
export async function restoreArticles(call: RegistrationCall, change: Change): Promise<RegistrationResult> {
  const { contractId } = call.actor;
  const { themeIds, nameOf } = await themesOf(call, change);
  const taken = await takeRemovals(call.tx, { contractId, themeIds, articleIds: change.articleIds }, call.now);
  let added = 0;
  for (const [day, hits] of Map.groupBy(taken, ({ process_date }) => process_date)) {
    const back = hits.map((hit) => ({
      ...{ contractId, themeId: hit.theme_id, articleId: hit.article_id, dataSection: hit.data_section },
      ...{ searchWords: hit.search_word, foundBy: hit.found_by, prominence: null },
    }));
    added += (await writeHits(call.tx, { added: back, altered: [], removed: [] }, day)).added;
  }
  await noteAll(call, "theme_restore", taken, nameOf);
  return { added_count: added, removed_count: 0, kept_count: 0 };
}

/** Nothing is matched meanwhile. */
async function themesOf(call: RegistrationCall, { themeIds }: Change) {
  if (themeIds === undefined) await stopMatching(call.tx);
  const all = await readThemeNames(call.tx, call.actor.contractId);
  const names = new Map(all.map(({ theme_id, theme_name }) => [Number(theme_id), theme_name]));
  return {
    themeIds: themeIds === undefined ? [...names.keys()] : await lockThemes(call, themeIds),
    nameOf: (themeId: number) => names.get(themeId) ?? "",
  };
}

async function noteAll(
  call: RegistrationCall,
  action: Extract<ArticleAction, "theme_remove" | "theme_restore">,
  hits: readonly Pick<StoredHit | RemovedHit, "theme_id" | "article_id">[],
  nameOf: (themeId: number) => string,
): Promise<void> {
  if (hits.length === 0) return;
  const events = hits.map(({ article_id, theme_id }) => ({ articleId: article_id, action, detail: nameOf(theme_id) }));
  await noteHistory(call.tx, call.actor, events);
  await note(call, action === "theme_remove" ? "article_theme.remove" : "article_theme.restore", {
    articleIds: [...new Set(hits.map(({ article_id }) => article_id))],
    themeIds: [...new Set(hits.map(({ theme_id }) => theme_id))],
  });
}
