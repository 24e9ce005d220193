import { ClipFolderForm, ClipNoteForm } from "@kirinuki/schema/forms/clip-form.ts";
import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { ArticleIdsField, CodeField, IdField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import type { LyingKey } from "./clip.repository.ts";

const FOLDER = "フォルダーID";

/** Of a folder, and of one call. */
export const MOST_CLIPS = 500;
const MOST_NAMED = 200;

const ID_KEY = /^[ah][1-9]\d{0,17}$/;
const ID_SCHEMA = { type: "string", pattern: "^[1-9]\\d{0,17}$" };

/** `{article_id}` or `{hand_clip_id}` as a key, which stays what it is; undefined where it is neither. */
function readKey(given: unknown): LyingKey | undefined {
  const { article_id, hand_clip_id } = (given ?? {}) as Record<string, unknown>;
  const key = typeof given === "string" ? given : article_id === undefined ? `h${hand_clip_id}` : `a${article_id}`;
  return ID_KEY.test(key) ? (key as LyingKey) : undefined;
}

function readKeys(given: unknown, most: number): LyingKey[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > most) return undefined;
  const keys = given.flatMap((each) => readKey(each) ?? []);
  return keys.length === given.length ? [...new Set(keys)] : undefined;
}

/** What lies in a folder, in an order. */
function LyingField(most = MOST_CLIPS): PropertyDecorator {
  const items = { type: "object", properties: { article_id: ID_SCHEMA, hand_clip_id: ID_SCHEMA } };
  const decorators = [
    Transform(({ value }) => readKeys(value, most) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "isLyingField", validator: { validate: (value) => readKeys(value, most) !== undefined } },
      {
        message: `記事と手入力のクリップは1～${most}件の正しいIDで指定してください。`,
        context: { jsonSchema: { type: "array", minItems: 1, maxItems: most, items } },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** GET /clip_folders. With an article, each folder says whether it has it. */
export class ClipFoldersQuery {
  @IsOptional() @IdField("記事ID") article_id?: string;
}

/** PUT /clip_folder. Without a folder_id it is a new one; what it is shared with is decided then. */
export class ClipFolderBody extends ClipFolderForm {
  static readonly wireNames = { folder_name: "name" };

  @IsOptional() @IdField(FOLDER) folder_id?: string;
  @IsOptional() @CodeField("共有", [0, 1]) shared_flag?: 0 | 1;
}

/** DELETE /clip_folder and GET /clips. */
export class FolderIdForm {
  @IsOptional() @IdField(FOLDER) folder_id?: string;
}

/** PUT /clips: into a folder, out of another one where it is named. clip_order names articles and records, article_info articles alone. */
export class ClipsBody {
  @IdField(FOLDER) folder_id!: string;
  @IsOptional() @ArticleIdsField("記事", MOST_NAMED) article_info?: string[];
  @IsOptional() @LyingField(MOST_NAMED) clip_order?: LyingKey[];
  @IsOptional() @IdField("移動元のフォルダーID") from_folder_id?: string;
}

/** DELETE /clips. Records that are named by clip_order are deleted: they lie nowhere else. */
export class UnclipBody {
  @IdField(FOLDER) folder_id!: string;
  @IsOptional() @ArticleIdsField("記事", MOST_CLIPS) article_info?: string[];
  @IsOptional() @LyingField() clip_order?: LyingKey[];
}

/** PUT /clip_note. */
export class ClipNoteBody extends ClipNoteForm {
  @IdField(FOLDER) folder_id!: string;
  @IdField("記事ID") article_id!: string;
  @Clearable() declare note?: string | null;
}

/** PUT /clips_order. clip_order names articles and records added by hand; article_info articles alone. */
export class ClipOrderBody {
  @IdField(FOLDER) folder_id!: string;
  @IsOptional() @ArticleIdsField("記事", MOST_CLIPS) article_info?: string[];
  @IsOptional() @LyingField() clip_order?: LyingKey[];
}

/** POST /clips_download. */
export class ClipsDownloadForm {
  @IdField(FOLDER) folder_id!: string;
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
