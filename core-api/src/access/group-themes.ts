/**
 * The themes that a user group alone opens to its users, as two common table expressions for the head of a WITH; $1 is the contract.
 * The rules are those of BROWSING, but for what a single user has beside his group: theme_browsing, and topics that he edits.
 * `everybody_theme` (theme_id) is open to every group, `group_theme` (user_group_id, theme_id) to the group too.
 */
export const GROUP_THEMES = `
  everybody_theme AS (
    SELECT theme_id FROM theme WHERE contract_id = $1 AND open_to_all_groups
    UNION SELECT m.theme_id FROM theme_group_theme m JOIN theme_group s USING (contract_id, theme_group_id)
      WHERE m.contract_id = $1 AND s.open_to_all_groups
    UNION SELECT m.theme_id FROM topic_theme m JOIN topic s USING (contract_id, topics_id)
      WHERE m.contract_id = $1 AND s.open_to_all_groups),
  group_theme AS (
    SELECT x.user_group_id, m.theme_id FROM theme_group_user_group x JOIN theme_group_theme m USING (contract_id, theme_group_id)
      WHERE x.contract_id = $1
    UNION SELECT x.user_group_id, m.theme_id FROM topic_user_group x JOIN topic_theme m USING (contract_id, topics_id)
      WHERE x.contract_id = $1)`;
