import { ClipFolderForm, ClipNoteForm } from "@kirinuki/schema/forms/clip-form.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { ArticleIdsField, CodeField, IdField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";

const FOLDER = "フォルダーID";

/** Of a folder, and of one call. */
export const MOST_CLIPS = 500;
const MOST_NAMED = 200;

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

/** PUT /clips: articles into a folder, out of another one where it is named. */
export class ClipsBody {
  @IdField(FOLDER) folder_id!: string;
  @ArticleIdsField("記事", MOST_NAMED) article_info!: string[];
  @IsOptional() @IdField("移動元のフォルダーID") from_folder_id?: string;
}

/** DELETE /clips. */
export class UnclipBody {
  @IdField(FOLDER) folder_id!: string;
  @ArticleIdsField("記事", MOST_CLIPS) article_info!: string[];
}

/** PUT /clip_note. */
export class ClipNoteBody extends ClipNoteForm {
  @IdField(FOLDER) folder_id!: string;
  @IdField("記事ID") article_id!: string;
  @Clearable() declare note?: string | null;
}

/** PUT /clips_order. */
export class ClipOrderBody {
  @IdField(FOLDER) folder_id!: string;
  @ArticleIdsField("記事", MOST_CLIPS) article_info!: string[];
}

/** POST /clips_download. */
export class ClipsDownloadForm {
  @IdField(FOLDER) folder_id!: string;
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
