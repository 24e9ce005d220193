import { HANDLING, MOST_STORIES } from "@kirinuki/schema/briefing.ts";
import { roleAbilities } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields, LostUpdate } from "../../../errors/app-error.ts";
import { addDays, type Clock, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { BriefingItemWire, BriefingProposalWire, BriefingWire, CandidateWire } from "./briefing.dto.ts";
import type { BriefingBody, GivenItem } from "./briefing.form.ts";
import {
  findBefore,
  findBriefing,
  lockBriefings,
  openItems,
  readArticlesBefore,
  readNeighbours,
  type StoredBriefing,
  type StoredItem,
  storeBriefing,
} from "./briefing.repository.ts";
import { readProposed } from "./briefing-proposal.read-model.ts";
import { type BriefingStory, readStories } from "./briefing-stories.read-model.ts";
import { readGone } from "./gone-articles.read-model.ts";

export interface BriefingCall {
  tx: Transaction;
  actor: Actor;
  clock: Clock;
}

/** Stories beside those on the page that an editor can choose from. */
const MOST_CANDIDATES = 20;
/** A story that stood on a page is not proposed again for so many days. */
const TOLD_DAYS = 7;

type Stories = ReadonlyMap<string, BriefingStory>;

/** @throws AppError INVALID_FIELDS for a day to come */
function dayOf(given: string | undefined, now: Date): DayString {
  const today = tokyoDay(now);
  if (given !== undefined && given > today)
    throw invalidFields([{ field: "process_date", message: "処理日は今日までの日付で指定してください。" }]);
  return given ?? today;
}

/** GET /briefing: a day's page as the caller may see it. */
export async function showBriefing({ tx, actor, clock }: BriefingCall, given?: string): Promise<BriefingWire> {
  const now = clock.now();
  const day = dayOf(given, now);
  const stored = await findBriefing(tx, actor.contractId, day);
  const { previous, next } = await readNeighbours(tx, actor.contractId, day);
  const stories = await readStories(tx, actor, idsOf(stored?.items ?? []), { day, now });
  const items = (stored?.items ?? []).flatMap((item) => wireOf(item, stories) ?? []);
  return {
    process_date: day,
    confirmed_flag: stored ? 1 : 0,
    ...confirmationOf(stored),
    item_info: items,
    hidden_count: (stored?.items.length ?? 0) - items.length,
    previous_date: previous,
    next_date: next,
    edit_flag: roleAbilities(actor.role).send_mail ? 1 : 0,
  };
}

const confirmationOf = (stored: StoredBriefing | null) => ({
  version: stored?.version ?? null,
  confirmed_by: stored?.confirmedBy ?? null,
  confirmed_datetime: stored && tokyoDateTime(stored.confirmedAt),
});

const idsOf = (items: readonly { articleId: string }[]): string[] => items.map(({ articleId }) => articleId);

function wireOf({ articleId, impact, handling, openSince }: StoredItem, stories: Stories): BriefingItemWire | null {
  const story = stories.get(articleId);
  return story ? { ...story.facts, impact, handling, open_since: openSince } : null;
}

/**
 * GET /briefing_proposal: what is on the page, or what is proposed for it: what is still open on the page before, then the weightiest
 * stories of the day; and the next ones to choose from.
 */
export async function proposeBriefing(
  { tx, actor, clock }: BriefingCall,
  given?: string,
): Promise<BriefingProposalWire> {
  const now = clock.now();
  const day = dayOf(given, now);
  const { contractId } = actor;
  const stored = await findBriefing(tx, contractId, day);
  const carried = openItems(await findBefore(tx, contractId, day));
  const begun = stored?.items ?? carried;
  const told = await readArticlesBefore(tx, contractId, day, addDays(day, -TOLD_DAYS));
  const known = await readStories(tx, actor, [...new Set([...idsOf(begun), ...idsOf(carried), ...told])], { day, now });
  const without = [...known.values()].map(({ storyId }) => storyId);
  const proposed = await readProposed(tx, actor, { day, without, most: MOST_CANDIDATES + MOST_STORIES });
  const stories = new Map([...known, ...(await readStories(tx, actor, idsOf(proposed), { day, now }))]);
  const carriedStories = storiesOf(carried, stories);
  const shown = begun.flatMap((item) => candidateOf(item, stories, carriedStories) ?? []);
  const hidden = begun.length - shown.length;
  const free = stored ? 0 : Math.max(0, MOST_STORIES - shown.length - hidden);
  const fresh = proposed.flatMap(({ articleId, points, prominence }, at) => {
    const item = { articleId, impact: "", handling: HANDLING.none, openSince: null };
    const candidate = candidateOf(item, stories, carriedStories);
    return candidate ? [{ ...candidate, points, prominence, chosen_flag: Number(at < free) }] : [];
  });
  return {
    process_date: day,
    ...confirmationOf(stored),
    hidden_count: hidden,
    candidate_info: [...shown, ...fresh.slice(0, free + MOST_CANDIDATES)],
  };
}

const storiesOf = (items: readonly { articleId: string }[], stories: Stories): Set<string> =>
  new Set(items.flatMap(({ articleId }) => stories.get(articleId)?.storyId ?? []));

function candidateOf(item: StoredItem, stories: Stories, carried: ReadonlySet<string>): CandidateWire | null {
  const wire = wireOf(item, stories);
  const storyId = stories.get(item.articleId)?.storyId;
  if (!wire || storyId === undefined) return null;
  return { ...wire, chosen_flag: 1, carried_flag: Number(carried.has(storyId)), points: 0, prominence: 0 };
}

const fault = (message: string) => invalidFields([{ field: "item_info", message }]);

/**
 * PUT /briefing: somebody answers for the page. What is open on the page before stays, and so does what he may not see.
 * @throws AppError INVALID_FIELDS for a story that he may not see, that stands twice or is missing; LostUpdate
 */
export async function confirmBriefing(
  call: BriefingCall & { requestId: string },
  body: BriefingBody,
): Promise<BriefingWire> {
  const { tx, actor, clock } = call;
  const { contractId, userId } = actor;
  const now = clock.now();
  const day = dayOf(body.process_date, now);
  await lockBriefings(tx, contractId);
  const stored = await findBriefing(tx, contractId, day);
  if ((stored?.version ?? undefined) !== (body.version ?? undefined))
    throw new LostUpdate({
      changed_by: stored?.confirmedBy ?? null,
      changed_at: stored && tokyoDateTime(stored.confirmedAt),
    });
  const carried = openItems(await findBefore(tx, contractId, day));
  const before = stored?.items ?? [];
  const ids = [...new Set([...idsOf(body.item_info), ...idsOf(carried), ...idsOf(before)])];
  const stories = await readStories(tx, actor, ids, { day, now });
  const chosen = chosenOf(body.item_info, carried, stories);
  const gone = await readGone(tx, contractId, ids);
  const unseen = [...new Map([...carried, ...before].map((item) => [item.articleId, item])).values()].filter(
    ({ articleId }) => !stories.has(articleId) && !gone.has(articleId),
  );
  const items = [...chosen, ...unseen];
  if (items.length > MOST_STORIES)
    throw fault(
      `お使いの権限では表示できない記事が${unseen.length}件残っています。合わせて${MOST_STORIES}件までにしてください。`,
    );
  await storeBriefing(tx, { contractId, userId }, { day, version: (stored?.version ?? 0) + 1, items, now });
  const detail = { process_date: day, ...differenceOf({ items: before.map(trailOf) }, { items: items.map(trailOf) }) };
  await audit(tx, { contractId, actor: userId, action: "briefing.confirm", detail, requestId: call.requestId });
  return showBriefing(call, day);
}

const trailOf = ({ articleId, impact, handling }: StoredItem) => ({ article_id: articleId, impact, handling });

/** @throws AppError INVALID_FIELDS */
function chosenOf(given: readonly GivenItem[], carried: readonly StoredItem[], stories: Stories): StoredItem[] {
  const storyOf = (articleId: string): string | undefined => stories.get(articleId)?.storyId;
  const told = given.map(({ articleId }) => storyOf(articleId));
  if (told.includes(undefined)) throw fault("表示できない記事が含まれています。候補を読み込み直してください。");
  if (new Set(told).size < told.length) throw fault("同じ話題の記事は1件にまとめてください。");
  const open = new Map(
    carried.flatMap((item) => (stories.has(item.articleId) ? [[storyOf(item.articleId), item]] : [])),
  );
  const missing = [...open].filter(([story]) => !told.includes(story)).length;
  if (missing > 0)
    throw fault(`前回から「確認中」の話題が${missing}件抜けています。終わった話題は「済」にして残してください。`);
  return given.map((item) => ({ ...item, openSince: open.get(storyOf(item.articleId))?.openSince ?? null }));
}
