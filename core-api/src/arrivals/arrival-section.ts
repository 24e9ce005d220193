import { DATA_SECTION } from "@kirinuki/schema/codes.ts";

/** The sources whose media are watched; newspapers as text and as image are one medium. */
export const ARRIVAL_SECTIONS = [DATA_SECTION.newspaperImage, DATA_SECTION.web, DATA_SECTION.magazine] as const;
export type ArrivalSection = (typeof ARRIVAL_SECTIONS)[number];
export const isArrivalSection = (section: number): section is ArrivalSection =>
  ARRIVAL_SECTIONS.some((each) => each === section);
