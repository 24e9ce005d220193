import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { IsOptional } from "class-validator";
import type { Selection } from "../../../access/selection.ts";
import { type FieldError, invalidFields } from "../../../errors/app-error.ts";
import { CodeField, IdField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

/** A theme, group or topic, named by data_kbn and id or by its own parameter (api.md, Conventions). */
export class SelectionQuery extends PeriodQuery {
  @IsOptional() @CodeField("区分", [1, 2, 3]) data_kbn?: DataKbn;
  @IsOptional() @IdField("ID") id?: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;
  @IsOptional() @IdField("テーマグループID") theme_group_id?: string;
  @IsOptional() @IdField("トピックスID") topics_id?: string;
}

/** @throws AppError INVALID_FIELDS where more than one is named, or data_kbn and id are not both given */
export function selectionOf(query: SelectionQuery): Selection {
  const { data_kbn, id, theme_id, theme_group_id, topics_id } = query;
  if ((data_kbn === undefined) !== (id === undefined)) throw invalidFields([missingHalf(id === undefined)]);
  const named = [
    { field: "id", kind: data_kbn, id },
    { field: "theme_id", kind: DATA_KBN.theme, id: theme_id },
    { field: "theme_group_id", kind: DATA_KBN.themeGroup, id: theme_group_id },
    { field: "topics_id", kind: DATA_KBN.topic, id: topics_id },
  ].flatMap(({ field, kind, id }) => (kind !== undefined && id !== undefined ? [{ field, kind, id }] : []));
  const [first, second] = named;
  if (second)
    throw invalidFields([
      { field: second.field, message: "テーマ、テーマグループ、トピックスはいずれか1つを指定してください。" },
    ]);
  return first ? { kind: first.kind, id: first.id } : null;
}

const missingHalf = (idMissing: boolean): FieldError =>
  idMissing
    ? { field: "id", message: "区分を指定するときはIDも指定してください。" }
    : { field: "data_kbn", message: "IDを指定するときは区分も指定してください。" };
