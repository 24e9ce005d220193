import { DATA_SECTION } from "@kirinuki/schema/codes.ts";

/** Whether an article is a newspaper's, of images or of texts (data_section 1 and 2): the only kinds with originals by the page. */
export const isNewspaper = ({ dataSection }: { dataSection: number }): boolean =>
  dataSection === DATA_SECTION.newspaperImage || dataSection === DATA_SECTION.newspaperText;
