import type { DataSection } from "@kirinuki/schema/codes.ts";
import { PROMINENCE } from "@kirinuki/schema/prominence.ts";
import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { stopMatching } from "../../../matching/set-up/arrival-lock.ts";
import { FOUND_BY, type FoundHit } from "../../../matching/set-up/found-by.ts";
import { type StoredHit, storedHits } from "../../../matching/set-up/hit-changes.ts";
import { type HitChanges, writeHits } from "../../../matching/set-up/hits.repository.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { MediaRegistration } from "./media-registration.entity.ts";
import { requirePeriod } from "./registered-period.ts";
import { readWords } from "./registered-words.ts";
import type { RegistrationResult } from "./registration.dto.ts";
import {
  broughtByMedia,
  mediaSections,
  ownThemeIds,
  presentArticles,
  wantedByMedia,
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

/** What a medium that is registered is: a newspaper or a magazine. */
export type MediaKind = 1 | 5;

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

export interface MediaPeriod {
  mediaCodes: readonly string[];
  /** 1 or 2: only image or text of newspapers; null: all of the media. */
  dataSection: DataSection | null;
  firstDay: DayString;
  lastDay: DayString | null;
  /** Only articles that meet it; null: all; undefined: as registered before. */
  expression: string | null | undefined;
}

/**
 * Registers media, all or none. When this returns, the themes have what came of these media in the period; what comes later is added
 * as it comes.
 * Registering a medium again changes its period.
 * @param kinds what the media may be: newspapers (1), magazines (5)
 * @throws AppError NOT_FOUND for a theme or medium that is not there
 * @throws AppError INVALID_FIELDS for a period that is too long or brings too much, or words that can't be read
 */
export async function registerMedia(
  call: RegistrationCall,
  { mediaCodes, dataSection, firstDay, lastDay, expression }: MediaPeriod,
  themeIds: readonly string[],
  kinds: readonly MediaKind[],
): Promise<RegistrationResult> {
  const { tx, actor, now } = call;
  if (typeof expression === "string") readWords(expression);
  const themes = await lockThemes(call, themeIds);
  await requireMedia(call, mediaCodes, kinds);
  await requirePeriod(call, { mediaCodes, themes, firstDay, lastDay });
  const values = {
    ...{ data_section: dataSection, first_day: firstDay, last_day: lastDay },
    ...{ registered_by: actor.userId, registered_at: now },
    ...(expression !== undefined && { expression }),
  };
  const rows = themes.flatMap((theme_id) =>
    mediaCodes.map((media_code) => ({ contract_id: actor.contractId, theme_id, media_code, ...values })),
  );
  await tx.manager.upsert(MediaRegistration, rows, ["contract_id", "theme_id", "media_code"]);
  const result = await bringInLine(call, themes, mediaCodes);
  const { registered_by, registered_at, ...period } = values;
  await note(call, "media_theme.register", { mediaCodes, themeIds: themes, ...period });
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
  const result = await bringInLine(call, themes, [mediaCode]);
  await note(call, "media_theme.unregister", { mediaCodes: [mediaCode], themeIds: themes });
  return result;
}

/** Nothing is matched until we are done, so what a batch is just storing is neither missed nor brought twice. */
export async function lockThemes({ tx, actor }: RegistrationCall, ids: readonly string[]): Promise<number[]> {
  await stopMatching(tx);
  const themes = await ownThemeIds(tx, actor.contractId, ids);
  if (themes.length !== ids.length) throw new AppError("NOT_FOUND");
  return themes;
}

/** @throws AppError NOT_FOUND that names each medium that can't be registered */
async function requireMedia(
  { tx, actor }: RegistrationCall,
  mediaCodes: readonly string[],
  kinds: readonly MediaKind[],
): Promise<void> {
  const has = { 1: actor.sections.some((section) => section <= 2), 5: actor.sections.includes(5) };
  const sections = await mediaSections(tx, mediaCodes);
  const isKnown = (code: string) => kinds.some((kind) => has[kind] && sections.get(code) === kind);
  const unknown = mediaCodes.filter((code) => !isKnown(code));
  if (unknown.length === 0) return;
  const message = `登録できない媒体コードです：${unknown.join("、")}`;
  throw new AppError("NOT_FOUND", [{ field: "media_codes", message }]);
}

/** What the registrations of media bring comes, what they no longer bring goes. */
async function bringInLine(
  call: RegistrationCall,
  themeIds: number[],
  mediaCodes: readonly string[],
): Promise<RegistrationResult> {
  const where = { contractId: call.actor.contractId, themeIds, mediaCodes };
  const wanted = await wantedByMedia(call.tx, where);
  const places = wanted.map((row) => ({
    themeId: row.theme_id,
    articleId: row.article_id,
    dataSection: row.data_section,
  }));
  const isWanted = new Set(places.map(placeKey));
  const ids = new Set([...places.map(({ articleId }) => articleId), ...(await broughtByMedia(call.tx, where))]);
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
      .map(
        (place): FoundHit => ({
          ...{ ...place, contractId, searchWords: [], prominence: PROMINENCE.none },
          foundBy: reasonsOf(0, placeKey(place)),
        }),
      ),
    removed: next.filter(({ foundBy }) => foundBy === 0).map(({ hit }) => key(hit)),
    altered: next
      .filter(({ hit, foundBy }) => foundBy !== 0 && foundBy !== hit.found_by)
      .map(({ hit, foundBy }) => ({ ...key(hit), searchWords: hit.search_word, foundBy, prominence: hit.prominence })),
  };
  const { added, removed } = await writeHits(call.tx, changes, call.today);
  return { added_count: added, removed_count: removed, kept_count: stored.length - removed };
}

export async function note(call: RegistrationCall, action: UserAction, detail: Record<string, unknown>): Promise<void> {
  const { tx, actor, requestId } = call;
  await audit(tx, { contractId: actor.contractId, actor: actor.userId, action, detail, requestId });
}
