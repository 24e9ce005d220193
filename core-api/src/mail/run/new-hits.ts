import { OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import { mailSourcesSql } from "@kirinuki/schema/mail-sections.ts";
import { NOT_WITHDRAWN, THEMES_OF_READER } from "../../access/browsing.ts";

const SECTIONS = mailSourcesSql("s.data_section");

const NOT_DELIVERED = `NOT EXISTS (SELECT 1 FROM mail_delivered d
      WHERE d.contract_id = s.contract_id AND d.mail_setting_id = s.mail_setting_id AND d.article_id = ta.article_id)`;

/** The contract of a setting `s` lets its users have mails of their own. */
export const OWN_MAILS_ALLOWED = `EXISTS (SELECT 1 FROM contract_configuration o WHERE o.contract_id = s.contract_id
      AND o.configuration_key = '${OWN_MAIL_SETTING}' AND o.configuration_value = '1')`;

const VISIBLE = `
  ta.process_date >= s.since_day AND ta.data_section = ANY (${SECTIONS}) AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}
    AND (NOT EXISTS (SELECT 1 FROM contract_linkage l WHERE l.contract_id = s.contract_id)
      OR EXISTS (SELECT 1 FROM contract_linkage l WHERE l.contract_id = s.contract_id AND l.data_section = ta.data_section))
    AND ${NOT_DELIVERED}`;

/**
 * The themes of the contract that the recipient of `s` may browse: the user behind user_id or, where that is null, mail_address; an
 * address of nobody is whatever an administrator lets it be, so that it gets all.
 */
export const RECIPIENTS_THEMES = `
  (SELECT s.contract_id, u.user_group_id, coalesce(u.theme_browsing, true) AS theme_browsing,
     CASE WHEN u.user_authority = 1 OR u.topics_creation_flag THEN u.user_id END AS editor_id
   FROM (SELECT 1) one LEFT JOIN app_user u ON u.contract_id = s.contract_id AND u.user_id = coalesce(s.user_id, (
     SELECT min(o.user_id) FROM app_user o WHERE o.contract_id = s.contract_id AND lower(o.email) = lower(s.mail_address)))) reader
  CROSS JOIN LATERAL (${THEMES_OF_READER}) theirs`;

/**
 * The articles of a setting's target that its contract may see and that the setting has not brought yet, each once. Rows have
 * article_id, process_date and place within the day. It stands in a LATERAL beside `s`, which has contract_id, mail_setting_id,
 * data_kbn, theme_id, theme_group_id, topics_id, data_section, since_day, user_id and mail_address; only the branch of the setting's kind runs. What a saved
 * condition has found was put into condition_hit before (modules/mail/condition-mail/collect-hits.ts).
 */
export const NEW_HITS = `
  SELECT ta.article_id, min(ta.process_date) AS process_date, 0 AS place FROM theme_article ta
  WHERE s.data_kbn = 1 AND ta.contract_id = s.contract_id AND ta.theme_id = s.theme_id AND ${VISIBLE}
  GROUP BY ta.article_id
  UNION ALL
  SELECT ta.article_id, min(ta.process_date), 0 FROM theme_group_theme m
  JOIN theme_article ta ON ta.contract_id = m.contract_id AND ta.theme_id = m.theme_id
  WHERE s.data_kbn = 2 AND m.contract_id = s.contract_id AND m.theme_group_id = s.theme_group_id AND ${VISIBLE}
  GROUP BY ta.article_id
  UNION ALL
  SELECT ta.article_id, ta.process_date, ta.display_order FROM topic_article ta
  WHERE s.data_kbn = 3 AND ta.contract_id = s.contract_id AND ta.topics_id = s.topics_id AND ${VISIBLE}
  UNION ALL
  SELECT ta.article_id, min(ta.process_date), 0 FROM ${RECIPIENTS_THEMES}
  JOIN theme_article ta ON ta.contract_id = s.contract_id AND ta.theme_id = theirs.theme_id
  WHERE s.data_kbn = 5 AND ${VISIBLE}
  GROUP BY ta.article_id
  UNION ALL
  SELECT ta.article_id, ta.process_date, 0 FROM condition_hit ta
  WHERE s.data_kbn = 4 AND ta.contract_id = s.contract_id AND ta.mail_setting_id = s.mail_setting_id
    AND ta.process_date >= s.since_day AND ${NOT_WITHDRAWN} AND ${NOT_DELIVERED} AND ${OWN_MAILS_ALLOWED}`;
