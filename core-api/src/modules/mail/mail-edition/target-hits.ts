import type { DataKbn } from "@kirinuki/schema/codes.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";

/** Hits of a target ($1 contract, $3 target): a theme's, those of a group's themes, or what was chosen for a topic. */
export const HITS: Record<DataKbn, string> = {
  1: "theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = $3::int",
  2: `theme_article ta WHERE ta.contract_id = $1
      AND ta.theme_id = ANY (ARRAY(SELECT m.theme_id FROM theme_group_theme m WHERE m.contract_id = $1 AND m.theme_group_id = $3::int))`,
  3: "topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $3::int",
};

/** Which of them a contract ($1) may see: neither withdrawn nor unpublished, of a source that it is linked to. */
export const SHOWN = `ta.disp_status = 0 AND ${NOT_WITHDRAWN}
    AND (NOT EXISTS (SELECT 1 FROM contract_linkage l WHERE l.contract_id = $1)
      OR ta.data_section IN (SELECT l.data_section FROM contract_linkage l WHERE l.contract_id = $1))`;
