import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { handClipSchema } from "./hand-clip.dto.ts";

const folder = {
  folder_id: Type.String(),
  folder_name: Type.String(),
  /** 1: the user's group reads and writes it. */
  shared_flag: Type.Integer({ enum: [0, 1] }),
  user_group_name: nullable(Type.String()),
  member_count: Type.Integer(),
};

/** GET /clip_folders. Counts are of what this user can open. */
export const clipFoldersSchema = Type.Object({
  clip_folders: Type.Array(
    Type.Object({
      ...folder,
      news_article_count: Type.Integer(),
      web_article_count: Type.Integer(),
      magazine_article_count: Type.Integer(),
      hand_clip_count: Type.Integer(),
      updated_datetime: Type.String(),
      updated_by: nullable(Type.String()),
      /** 1: it has the article that was asked for. */
      clipped_flag: Type.Integer({ enum: [0, 1] }),
    }),
  ),
});
export type ClipFoldersWire = Static<typeof clipFoldersSchema>;

/** PUT /clip_folder. */
export const clipFolderSchema = Type.Object(folder);
export type ClipFolderWire = Static<typeof clipFolderSchema>;

/** GET /clips. */
export const clipsSchema = Type.Object({
  ...folder,
  clip_info: Type.Array(
    Type.Object({
      article_id: Type.String(),
      /** Place in the folder from 1, in one order with what was added by hand. */
      position: Type.Integer(),
      data_section: Type.Integer({ enum: [...DATA_SECTIONS] }),
      note: Type.String(),
      noted_by: nullable(Type.String()),
      noted_datetime: nullable(Type.String()),
      clipped_by: Type.String(),
      clipped_datetime: Type.String(),
    }),
  ),
  /** Records added by hand, in the order of the folder. */
  hand_clip_info: Type.Array(Type.Object({ ...handClipSchema.properties, position: Type.Integer() })),
  /** Withdrawn, or of a source that the user does not see. */
  closed_article_ids: Type.Array(Type.String()),
  /** Articles of colleagues to which this user has no way. */
  hidden_count: Type.Integer(),
});
export type ClipsWire = Static<typeof clipsSchema>;

/** PUT and DELETE /clips: how many articles came, and how many went. */
export const clipChangeSchema = Type.Object({ added_count: Type.Integer(), removed_count: Type.Integer() });

/** PUT /clip_note. */
export const clipNoteSchema = Type.Object({
  note: Type.String(),
  noted_by: nullable(Type.String()),
  noted_datetime: nullable(Type.String()),
});
