import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { IsOptional } from "class-validator";
import { ARRIVAL_SECTIONS, type ArrivalSection } from "../../../arrivals/arrival-section.ts";
import { CodeField, DayField } from "../../../http/fields.ts";

/** GET /media_arrivals: of which day in Tokyo, today where none is given, and of which source. */
export class MediaArrivalsQuery {
  @IsOptional() @DayField("日付") process_date?: string;
  @IsOptional() @CodeField("データ区分", ARRIVAL_SECTIONS) data_section: ArrivalSection = DATA_SECTION.newspaperImage;
}
