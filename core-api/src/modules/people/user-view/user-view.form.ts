import { ShortTextField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

/** GET /user_view. */
export class UserViewQuery extends PeriodQuery {
  @ShortTextField("ユーザーID", 20) user_id!: string;
}
