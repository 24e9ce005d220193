import { withLineFeeds } from "@kirinuki/schema/forms/decorators.ts";
import type { PressReleaseForm } from "@kirinuki/schema/forms/press-release-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { MOST_RELEASES } from "@kirinuki/schema/press-release.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields, LostUpdate } from "../../../errors/app-error.ts";
import { type Clock, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import {
  deleteRelease,
  findRelease,
  lockReleases,
  readReleases,
  type StoredRelease,
  storeRelease,
  type ToldRelease,
} from "./press-release.repository.ts";
import { comparedText, withoutTail } from "./release-text.ts";

export interface ReleaseCall {
  tx: Transaction;
  actor: Actor;
  clock: Clock;
  requestId: string;
}

/** Letters and digits; in fewer nothing can be found again. */
const SHORTEST_RELEASE = 50;
/** What would break a line. */
const UNSHOWN = /\p{Cc}/gu;

/** @throws AppError NOT_FOUND for one that is unknown, another contract's or, to a reader, yet to come */
export async function demandRelease(
  { tx, actor, clock }: Omit<ReleaseCall, "requestId">,
  id: string,
): Promise<StoredRelease> {
  const found = await findRelease(tx, actor, tokyoDay(clock.now()), id);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** @throws AppError NOT_FOUND, LostUpdate where it is not the version that was read */
async function demandVersion(call: ReleaseCall, id: string, version: number | undefined): Promise<StoredRelease> {
  const found = await demandRelease(call, id);
  if (found.version !== version)
    throw new LostUpdate({ changed_by: found.updated_by, changed_at: tokyoDateTime(found.updated_at) });
  return found;
}

/** What the trail says of one. */
const saidOf = ({ release_title, release_date }: ToldRelease) => ({ release_title, release_date });

/** @throws AppError INVALID_FIELDS */
function releaseOf({ title, text, day }: PressReleaseForm): ToldRelease {
  const release_title = title.replaceAll(UNSHOWN, " ").trim();
  if (release_title === "") throw invalidFields([{ field: "release_title", message: validationText.releaseTitle }]);
  const release_text = withLineFeeds(text).trim();
  if (comparedText(withoutTail(release_text)).length < SHORTEST_RELEASE)
    throw invalidFields([{ field: "release_text", message: validationText.releaseTextShort }]);
  return { release_title, release_text, release_date: day.replaceAll("/", "-") };
}

/** PUT /press_release. @throws AppError NOT_FOUND, LostUpdate, INVALID_FIELDS */
export async function saveRelease(
  call: ReleaseCall,
  id: string | null,
  form: PressReleaseForm,
): Promise<StoredRelease> {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const release = releaseOf(form);
  await lockReleases(tx, contractId);
  const before = id === null ? null : await demandVersion(call, id, form.version);
  if (before === null && (await readReleases(tx, actor, tokyoDay(clock.now()))).length >= MOST_RELEASES)
    throw invalidFields([{ field: "release_title", message: validationText.releasesFull }]);
  const press_release_id = await storeRelease(tx, actor, { id, release, now: clock.now() });
  const detail = { press_release_id, before: before && saidOf(before), after: saidOf(release) };
  await audit(tx, { contractId, actor: userId, action: "press_release.save", detail, requestId });
  return demandRelease(call, press_release_id);
}

/** DELETE /press_release. @throws AppError NOT_FOUND, LostUpdate */
export async function removeRelease(call: ReleaseCall, id: string, version: number): Promise<void> {
  const { tx, actor, requestId } = call;
  const { contractId, userId } = actor;
  await lockReleases(tx, contractId);
  const before = await demandVersion(call, id, version);
  await deleteRelease(tx, contractId, id);
  const detail = { press_release_id: id, before: saidOf(before), after: null };
  await audit(tx, { contractId, actor: userId, action: "press_release.remove", detail, requestId });
}
