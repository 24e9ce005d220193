import { IsOptional } from "class-validator";
import type { DayString } from "../time/tokyo.ts";
import { DayField } from "./fields.ts";

/** process_date_start and process_date_end of a query (api.md, Shapes: Period). */
export class PeriodQuery {
  @IsOptional() @DayField("開始日") process_date_start?: DayString;
  @IsOptional() @DayField("終了日") process_date_end?: DayString;
}
