import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { IsOptional } from "class-validator";
import { CodeField, DayField } from "../../../http/fields.ts";

/** The sources whose media are watched; newspapers as text and as image are one medium. */
export const ARRIVAL_SECTIONS = [DATA_SECTION.newspaperImage, DATA_SECTION.web, DATA_SECTION.magazine] as const;
export type ArrivalSection = (typeof ARRIVAL_SECTIONS)[number];
export const isArrivalSection = (section: number): section is ArrivalSection =>
  ARRIVAL_SECTIONS.some((each) => each === section);

/** GET /media_arrivals: of which day in Tokyo, today where none is given, and of which source. */
export class MediaArrivalsQuery {
  @IsOptional() @DayField("日付") process_date?: string;
  @IsOptional() @CodeField("データ区分", ARRIVAL_SECTIONS) data_section: ArrivalSection = DATA_SECTION.newspaperImage;
}
