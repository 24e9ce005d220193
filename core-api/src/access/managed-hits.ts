/** What administrators look through: all themes of their contract or one of them, with unpublished articles. */
export interface ManagedSource {
  managedThemeId: number | null;
}

/** The hits of a ManagedSource, named `ta`: `$1` contract, `$2` theme or null, `$3` and `$4` period, `$5` sources. */
export const MANAGED_HITS = `(
    SELECT article_id, data_section, process_date FROM theme_article
    WHERE contract_id = $1 AND ($2::int IS NULL OR theme_id = $2) AND process_date BETWEEN $3 AND $4
    UNION ALL
    SELECT article_id, data_section, process_date FROM topic_article
    WHERE contract_id = $1 AND $2::int IS NULL AND process_date BETWEEN $3 AND $4) ta
  WHERE ta.data_section = ANY ($5::smallint[])`;
