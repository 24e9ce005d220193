import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { ChoiceField, CodeField, IdField, ShortTextField, TextsField } from "../../../http/fields.ts";
import { USER_CHANGES, type UserChangeKind } from "./change-users.ts";

/** Most users of one call. */
const MOST_USERS = 1000;
const UserIds = () => TextsField("ユーザーID", MOST_USERS, 100);

/** PUT /users. */
export class UsersChangeForm {
  @ChoiceField("操作", USER_CHANGES) change!: UserChangeKind;
  @UserIds() user_ids!: string[];
  /** Of `move`: the group that they go to. */
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
}

export class UsersDownloadQuery {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** POST /users_download: more ids than an address holds. */
export class UsersDownloadForm {
  @UserIds() user_ids!: string[];
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

export class UsersUploadQuery {
  /** 1: nothing is written. */
  @IsOptional() @CodeField("dry_run", [0, 1]) dry_run = 0;
}

export class UsersUploadForm {
  /** Of the preview: whatever else the file would do by now is refused. */
  @IsOptional() @ShortTextField("preview_token", 100) preview_token?: string;
  /** 1: rows with faults are left out. */
  @IsOptional() @CodeField("without_faulty", [0, 1]) without_faulty = 0;
}

export class UserRestoreForm {
  @ShortTextField("ユーザーID", 20) user_id!: string;
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
}
