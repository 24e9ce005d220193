import type { DataSection } from "@kirinuki/schema/codes.ts";
import { articleLink } from "../../../mail/content/links.ts";
import type { ReportArticle } from "./report-content.dto.ts";
import type { ReportDocument } from "./report-document.ts";

/** Where an article of the report is opened. */
export const linkOf = (
  { publicUrl }: Pick<ReportDocument, "publicUrl">,
  { article_id, data_section }: Pick<ReportArticle, "article_id" | "data_section">,
): string => articleLink(publicUrl, { articleId: article_id, section: data_section as DataSection });
