import type { HandClipForm } from "@kirinuki/schema/forms/hand-clip-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { AppError, invalidFields, LostUpdate } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { MOST_CLIPS } from "./clip.form.ts";
import type { FolderRow } from "./clip.read-model.ts";
import { lockFolder } from "./clip.repository.ts";
import { type ClipCall, findFolder } from "./clip-folder.service.ts";
import type { HandClipWire } from "./hand-clip.dto.ts";
import type { HandClipRow } from "./hand-clip.entity.ts";
import {
  addHandClip,
  changeHandClip,
  deleteHandClip,
  findHandClip,
  type HandClipFields,
  type HandClipLine,
  readHandClips,
} from "./hand-clip.repository.ts";

/** A record that somebody has in hand, in the version that he read. */
interface NamedHandClip {
  folder_id: string;
  hand_clip_id: string;
  version: number | undefined;
}

export const toHandClip = ({ display_order: _, updated_at: __, added_at, ...line }: HandClipLine): HandClipWire => ({
  ...line,
  added_datetime: tokyoDateTime(added_at),
});

/** What would break a line, or is no character. */
const UNSHOWN = /\p{Cc}/gu;
/** The same where lines are wanted. */
const UNSHOWN_IN_LINES = /(?!\n)\p{Cc}/gu;

const oneLine = (text: string): string => text.replaceAll(UNSHOWN, " ").trim();
const lines = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(UNSHOWN_IN_LINES, " ").trim();

/**
 * What is stored: of a record that exists, absent optional fields stay as they are.
 * @throws AppError INVALID_FIELDS where nothing but blanks was given
 */
function fieldsOf(form: HandClipForm, before: HandClipRow | null): HandClipFields {
  const kept = (given: string | null | undefined, column: "clip_time" | "programme" | "extent" | "note" | "url") =>
    given === undefined ? (before?.[column] ?? "") : (given ?? "");
  const [media_name, title] = [oneLine(form.mediumName), oneLine(form.title)];
  const faults = [
    ...(media_name === "" ? [{ field: "media_name", message: validationText.mediumNameRequired }] : []),
    ...(title === "" ? [{ field: "title", message: validationText.handClipTitleRequired }] : []),
  ];
  if (faults.length > 0) throw invalidFields(faults);
  return {
    ...{ medium_kind: form.kind, media_name, title, clip_date: form.day.replaceAll("/", "-") },
    clip_time: kept(form.time, "clip_time"),
    programme: oneLine(kept(form.programme, "programme")),
    extent: oneLine(kept(form.extent, "extent")),
    note: lines(kept(form.note, "note")),
    url: kept(form.link, "url"),
  };
}

/** @throws AppError NOT_FOUND, LostUpdate where it is not the version that was read */
async function demand({ tx, actor }: ClipCall, { folder_id, hand_clip_id, version }: NamedHandClip) {
  const found = await findHandClip(tx, actor.contractId, folder_id, hand_clip_id);
  if (!found) throw new AppError("NOT_FOUND");
  if (found.version !== version)
    throw new LostUpdate({ changed_by: found.updated_by, changed_at: tokyoDateTime(found.updated_at) });
  return found;
}

/**
 * PUT /hand_clip: a record for a folder that the user writes, or a change of one.
 * @throws AppError NOT_FOUND, LostUpdate, INVALID_FIELDS
 */
export async function saveHandClip(
  call: ClipCall,
  form: HandClipForm & { folder_id: string; hand_clip_id?: string },
  now: Date,
): Promise<HandClipWire | Refusal<object>> {
  const { tx, actor } = call;
  const { folder_id, hand_clip_id, version } = form;
  await findFolder(tx, actor, folder_id);
  await lockFolder(tx, actor.contractId, folder_id);
  const folder = await findFolder(tx, actor, folder_id);
  const before = hand_clip_id === undefined ? null : await demand(call, { folder_id, hand_clip_id, version });
  if (before === null && folder.article_ids.length + folder.hand_clips >= MOST_CLIPS)
    return new Refusal("TOO_MANY_CLIPS", {});
  const fields = fieldsOf(form, before);
  const id = before?.hand_clip_id ?? (await addHandClip(tx, actor, folder_id, fields, now));
  if (before) await changeHandClip(tx, actor, before, fields, now);
  await noteRecord(call, "hand_clip.save", folder, fields);
  const saved = (await readHandClips(tx, actor.contractId, folder_id)).find((line) => line.hand_clip_id === id);
  if (!saved) throw new AppError("NOT_FOUND");
  return toHandClip(saved);
}

/** DELETE /hand_clip. @throws AppError NOT_FOUND, LostUpdate */
export async function removeHandClip(call: ClipCall, named: NamedHandClip): Promise<void> {
  const folder = await findFolder(call.tx, call.actor, named.folder_id);
  const found = await demand(call, named);
  await deleteHandClip(call.tx, found);
  await noteRecord(call, "hand_clip.remove", folder, found);
}

/** As with folders: what is shared concerns others, so who changed it is kept. */
export async function noteRecord(
  { tx, actor: { contractId, userId }, requestId }: ClipCall,
  action: "hand_clip.save" | "hand_clip.remove",
  { shared, folder_name: folder }: Pick<FolderRow, "shared" | "folder_name">,
  { title: clip_title, media_name: clip_medium, clip_date }: Pick<HandClipFields, "title" | "media_name" | "clip_date">,
): Promise<void> {
  const detail = { folder, clip_title, clip_medium, clip_date };
  if (shared) await audit(tx, { contractId, actor: userId, action, detail, requestId });
}
