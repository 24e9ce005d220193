import { DATA_SECTION, type DataSection } from "@kirinuki/schema/codes.ts";
import type { ArticleSource } from "./article.enums.ts";

/** The data sections behind each tab. */
export const SECTIONS: Record<ArticleSource, readonly DataSection[]> = {
  NEWSPAPER: [DATA_SECTION.newspaperImage, DATA_SECTION.newspaperText],
  WEB: [DATA_SECTION.web],
  MAGAZINE: [DATA_SECTION.magazine],
};

/** Those of several tabs together. */
export const sectionsOf = (sources: readonly ArticleSource[]): DataSection[] =>
  sources.flatMap((source) => SECTIONS[source]);
