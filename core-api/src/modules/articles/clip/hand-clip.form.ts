import { HandClipForm } from "@kirinuki/schema/forms/hand-clip-form.ts";
import { IsOptional } from "class-validator";
import { IdField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";

const FOLDER = "フォルダーID";
const HAND_CLIP = "手入力のクリップのID";

/** PUT /hand_clip. Without a hand_clip_id it is a new one. */
export class HandClipBody extends HandClipForm {
  static readonly wireNames = {
    medium_kind: "kind",
    media_name: "mediumName",
    clip_date: "day",
    clip_time: "time",
    url: "link",
  };

  @IdField(FOLDER) folder_id!: string;
  @IsOptional() @IdField(HAND_CLIP) hand_clip_id?: string;
  @Clearable() declare time?: string | null;
  @Clearable() declare programme?: string | null;
  @Clearable() declare extent?: string | null;
  @Clearable() declare note?: string | null;
  @Clearable() declare link?: string | null;
}

/** DELETE /hand_clip. */
export class RemovedHandClipBody {
  @IdField(FOLDER) folder_id!: string;
  @IdField(HAND_CLIP) hand_clip_id!: string;
  @VersionField() version!: number;
}
