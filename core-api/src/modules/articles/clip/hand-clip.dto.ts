import { MEDIUM_KINDS, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { type Static, Type } from "typebox";
import { Day } from "../../../http/wire-types.ts";

/** What a record says; "" for what is not known. */
export const handRecordSchema = Type.Object({
  medium_kind: Type.Unsafe<MediumKind>(Type.Integer({ enum: [...MEDIUM_KINDS] })),
  media_name: Type.String(),
  title: Type.String(),
  clip_date: Day(),
  clip_time: Type.String(),
  programme: Type.String(),
  extent: Type.String(),
});
export type HandRecord = Static<typeof handRecordSchema>;

/** PUT /hand_clip, and one of GET /clips. */
export const handClipSchema = Type.Object({
  hand_clip_id: Type.String(),
  ...handRecordSchema.properties,
  note: Type.String(),
  url: Type.String(),
  added_by: Type.String(),
  added_datetime: Type.String(),
  version: Type.Integer(),
});
export type HandClipWire = Static<typeof handClipSchema>;
