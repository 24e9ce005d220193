import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { stopMatching } from "../../../matching/set-up/arrival-lock.ts";
import { FOUND_BY, type FoundHit } from "../../../matching/set-up/found-by.ts";
import { type StoredHit, storedHits } from "../../../matching/set-up/hit-changes.ts";
import { type HitChanges, writeHits } from "../../../matching/set-up/hits.repository.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { MediaRegistration } from "./media-registration.entity.ts";
import type { RegistrationResult } from "./registration.dto.ts";
import {
  broughtByMedium,
  mediumSection,
  ownThemeIds,
  presentArticles,
  wantedByMedium,
} from "./registration.read-model.ts";
import { forgetRemovals } from "./theme-removal.repository.ts";

/** Who registers, and the Tokyo day on which new hits are set up. */
export interface RegistrationCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
  now: Date;
  today: DayString;
}

/** Hits that one call may bring; more would hold up everybody's matching. */
const MOST_HITS = 20_000;

/** A theme that an article is or should be in. */
interface Place {
  themeId: number;
  articleId: string;
  dataSection: DataSection;
}

/**
 * Puts articles into themes by hand: no matching takes them out again (design section 5, registration).
 * @param sections what the articles may be of; others do not exist
 * @throws AppError NOT_FOUND for a theme or an article that is not there for this contract
 */
export async function registerArticles(
  call: RegistrationCall,
  { articleIds, themeIds }: { articleIds: readonly string[]; themeIds: readonly string[] },
  sections: readonly DataSection[],
): Promise<RegistrationResult> {
  const themes = await lockThemes(call, themeIds);
  const articles = await presentArticles(
    call.tx,
    articleIds,
    sections.filter((section) => call.actor.sections.includes(section)),
  );
  if (articles.length !== articleIds.length) throw new AppError("NOT_FOUND");
  const places = themes.flatMap((themeId) =>
    articles.map(({ article_id, data_section }) => ({ themeId, articleId: article_id, dataSection: data_section })),
  );
  await forgetRemovals(call.tx, { contractId: call.actor.contractId, themeIds: themes, articleIds });
  const stored = await storedIn(call, themes, articleIds);
  const result = await write(call, places, stored, (found) => found | FOUND_BY.hand);
  await note(call, "article_theme.register", { articleIds, themeIds: themes });
  return result;
}

export interface MediumPeriod {
  mediaCode: string;
  /** 1 or 2: only image or text of a newspaper; null: all of the medium. */
  dataSection: DataSection | null;
  firstDay: DayString;
  lastDay: DayString | null;
}

/**
 * Registers a medium: what came of it in the period is in the themes when this returns, and what comes will be. Registering it again
 * changes the period.
 * @param kind newspaper (1) or magazine (5)
 * @throws AppError NOT_FOUND for a theme or medium that is not there, INVALID_FIELDS for a period that brings too much
 */
export async function registerMedium(
  call: RegistrationCall,
  { mediaCode, dataSection, firstDay, lastDay }: MediumPeriod,
  themeIds: readonly string[],
  kind: 1 | 5,
): Promise<RegistrationResult> {
  const { tx, actor } = call;
  if (lastDay !== null && lastDay < firstDay)
    throw invalidFields([{ field: "process_date_end", message: "終了日は開始日以降の日付を指定してください。" }]);
  const themes = await lockThemes(call, themeIds);
  await requireMedium(call, mediaCode, kind);
  const values = {
    media_code: mediaCode,
    data_section: dataSection,
    first_day: firstDay,
    last_day: lastDay,
    registered_by: actor.userId,
  };
  const rows = themes.map((theme_id) => ({ contract_id: actor.contractId, theme_id, ...values }));
  await tx.manager.upsert(MediaRegistration, rows, ["contract_id", "theme_id", "media_code"]);
  const result = await bringInLine(call, themes, mediaCode);
  await note(call, "media_theme.register", { ...values, themeIds: themes });
  return result;
}

/** Ends the registration of a medium; what only it brought leaves the themes. @throws AppError NOT_FOUND */
export async function unregisterMedium(
  call: RegistrationCall,
  mediaCode: string,
  themeIds: readonly string[],
): Promise<RegistrationResult> {
  const themes = await lockThemes(call, themeIds);
  const { contractId: contract_id } = call.actor;
  for (const theme_id of themes)
    await call.tx.manager.delete(MediaRegistration, { contract_id, theme_id, media_code: mediaCode });
  const result = await bringInLine(call, themes, mediaCode);
  await note(call, "media_theme.unregister", { mediaCode, themeIds: themes });
  return result;
}

/** Nothing is matched until we are done, so what a batch is just storing is neither missed nor brought twice. */
export async function lockThemes({ tx, actor }: RegistrationCall, ids: readonly string[]): Promise<number[]> {
  await stopMatching(tx);
  const themes = await ownThemeIds(tx, actor.contractId, ids);
  if (themes.length !== ids.length) throw new AppError("NOT_FOUND");
  return themes;
}

async function requireMedium({ tx, actor }: RegistrationCall, mediaCode: string, kind: 1 | 5): Promise<void> {
  const isVisible = kind === 5 ? actor.sections.includes(5) : actor.sections.some((section) => section <= 2);
  if (!isVisible || (await mediumSection(tx, mediaCode)) !== kind) throw new AppError("NOT_FOUND");
}

/** What a medium's registrations bring comes, what they no longer bring goes. */
async function bringInLine(call: RegistrationCall, themeIds: number[], mediaCode: string): Promise<RegistrationResult> {
  const where = { contractId: call.actor.contractId, themeIds, mediaCode };
  const wanted = await wantedByMedium(call.tx, where, MOST_HITS + 1);
  if (wanted.length > MOST_HITS) {
    const message = `期間中の記事が多すぎます（上限${MOST_HITS}件）。期間を短くするか、テーマを分けて登録してください。`;
    throw new AppError("TOO_MANY_HITS", [{ field: "process_date_start", message }]);
  }
  const places = wanted.map((row) => ({
    themeId: row.theme_id,
    articleId: row.article_id,
    dataSection: row.data_section,
  }));
  const isWanted = new Set(places.map(placeKey));
  const ids = new Set([...places.map(({ articleId }) => articleId), ...(await broughtByMedium(call.tx, where))]);
  const stored = await storedIn(call, themeIds, [...ids]);
  return write(call, places, stored, (found, key) =>
    isWanted.has(key) ? found | FOUND_BY.medium : found & ~FOUND_BY.medium,
  );
}

const placeKey = ({ themeId, articleId }: Pick<Place, "themeId" | "articleId">): string => `${themeId}/${articleId}`;
const storedKey = (hit: StoredHit): string => placeKey({ themeId: hit.theme_id, articleId: hit.article_id });

export async function storedIn(call: RegistrationCall, themeIds: readonly number[], articleIds: readonly string[]) {
  const stored = await storedHits(call.tx, articleIds, { contractIds: [call.actor.contractId] });
  return stored.filter((hit) => themeIds.includes(hit.theme_id));
}

/** Gives each stored hit its new reasons, and adds the places that are not there yet. */
async function write(
  call: RegistrationCall,
  places: readonly Place[],
  stored: readonly StoredHit[],
  reasonsOf: (found: number, key: string) => number,
): Promise<RegistrationResult> {
  const { contractId } = call.actor;
  const there = new Set(stored.map(storedKey));
  const next = stored.map((hit) => ({ hit, foundBy: reasonsOf(hit.found_by, storedKey(hit)) }));
  const key = (hit: StoredHit) => ({ contractId, themeId: hit.theme_id, articleId: hit.article_id });
  const changes: HitChanges = {
    added: places
      .filter((place) => !there.has(placeKey(place)))
      .map((place): FoundHit => ({ ...place, contractId, searchWords: [], foundBy: reasonsOf(0, placeKey(place)) })),
    removed: next.filter(({ foundBy }) => foundBy === 0).map(({ hit }) => key(hit)),
    altered: next
      .filter(({ hit, foundBy }) => foundBy !== 0 && foundBy !== hit.found_by)
      .map(({ hit, foundBy }) => ({ ...key(hit), searchWords: hit.search_word, foundBy })),
  };
  const { added, removed } = await writeHits(call.tx, changes, call.today);
  return { added_count: added, removed_count: removed, kept_count: stored.length - removed };
}

export async function note(call: RegistrationCall, action: UserAction, detail: Record<string, unknown>): Promise<void> {
  const { tx, actor, requestId } = call;
  await audit(tx, { contractId: actor.contractId, actor: actor.userId, action, detail, requestId });
}
