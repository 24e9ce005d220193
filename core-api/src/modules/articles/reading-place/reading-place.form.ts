import type { DataKbn } from "@kirinuki/schema/codes.ts";
import { CodeField, IdField, MomentField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

/** PUT /list_visit. */
export class ListVisitForm {
  @CodeField("区分", [1, 2, 3]) data_kbn!: DataKbn;
  @IdField("ID") id!: string;
  @IdField("記事ID") article_id!: string;
}

/** PUT /list_read: a theme, group or topic and the period of its list. */
export class ListReadForm extends PeriodQuery {
  @CodeField("区分", [1, 2, 3]) data_kbn!: DataKbn;
  @IdField("ID") id!: string;
}

/** DELETE /list_read: the moment that PUT answered with. */
export class ListUnreadForm {
  @MomentField("既読にした日時") marked_datetime!: Date;
}
