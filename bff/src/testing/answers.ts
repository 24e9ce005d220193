import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";
import type { ArticleFeedAnswers } from "./article-feed-answers.ts";
import type { AuditLogAnswers } from "./audit-log-answers.ts";
import type { BackOfficeAnswers } from "./back-office-answers.ts";
import type { BriefingAnswers } from "./briefing-answers.ts";
import type { ChatAnswers } from "./chat-answers.ts";
import type { ComparisonAnswers } from "./comparison-answers.ts";
import type { ContractThemeAnswers } from "./contract-theme-answers.ts";
import type { EditionDutyAnswers } from "./edition-duty-answers.ts";
import type { MailDraftAnswers } from "./mail-draft-answers.ts";
import type { OperatorMediaAnswers } from "./operator-media-answers.ts";
import type { OriginalAnswers } from "./original-answers.ts";
import type { PressReleaseAnswers } from "./press-release-answers.ts";
import type { PushDeviceAnswers } from "./push-device-answers.ts";
import type { ReportAnswers } from "./report-answers.ts";
import type { SecondFactorAnswers } from "./second-factor-answers.ts";
import type { SingleSignOnAnswers } from "./single-sign-on-answers.ts";
import type { UsageAnswers } from "./usage-answers.ts";
import type { WebhookAnswers } from "./webhook-answers.ts";

/** What core-api answers to each call of the bff. */
export interface Answers
  extends AuditLogAnswers,
    BackOfficeAnswers,
    BriefingAnswers,
    ComparisonAnswers,
    PressReleaseAnswers,
    ContractThemeAnswers,
    OperatorMediaAnswers,
    OriginalAnswers,
    ReportAnswers,
    SecondFactorAnswers,
    SingleSignOnAnswers,
    ArticleFeedAnswers,
    PushDeviceAnswers,
    EditionDutyAnswers,
    MailDraftAnswers,
    ChatAnswers,
    WebhookAnswers,
    UsageAnswers {
  profile: Answer<CoreApi["session"]["profile"]>;
  login: Answer<CoreApi["session"]["login"]>;
  pw_less_login: Answer<CoreApi["session"]["loginByAddress"]>;
  logout: Answer<CoreApi["session"]["logout"]>;
  sessions: Answer<CoreApi["session"]["sessions"]>;
  end_sessions: Answer<CoreApi["session"]["endSessions"]>;
  pw_reset: Answer<CoreApi["passwords"]["requestReset"]>;
  login_user: Answer<CoreApi["passwords"]["userOfLink"]>;
  password: Answer<CoreApi["passwords"]["set"]>;
  api_tokens: Answer<CoreApi["apiTokens"]["list"]>;
  create_api_token: Answer<CoreApi["apiTokens"]["create"]>;
  revoke_api_token: Answer<CoreApi["apiTokens"]["revoke"]>;
  operator: Answer<CoreApi["operator"]["profile"]>;
  el_admin_login: Answer<CoreApi["operator"]["login"]>;
  operator_logout: Answer<CoreApi["operator"]["logout"]>;
  themes: Answer<CoreApi["themes"]["list"]>;
  theme_choices: Answer<CoreApi["themes"]["choices"]>;
  theme_groups: Answer<CoreApi["themeSets"]["themeGroups"]>;
  theme_group: Answer<CoreApi["themeSets"]["themeGroup"]>;
  save_theme_group: Answer<CoreApi["themeSets"]["saveThemeGroup"]>;
  remove_theme_group: Answer<CoreApi["themeSets"]["removeThemeGroup"]>;
  order_theme_groups: Answer<CoreApi["themeSets"]["orderThemeGroups"]>;
  topics: Answer<CoreApi["themeSets"]["topics"]>;
  topic: Answer<CoreApi["themeSets"]["topic"]>;
  create_topic: Answer<CoreApi["themeSets"]["createTopic"]>;
  change_topic: Answer<CoreApi["themeSets"]["changeTopic"]>;
  remove_topic: Answer<CoreApi["themeSets"]["removeTopic"]>;
  order_topics: Answer<CoreApi["themeSets"]["orderTopics"]>;
  user_groups: Answer<CoreApi["userGroups"]["list"]>;
  user_group: Answer<CoreApi["userGroups"]["one"]>;
  save_user_group: Answer<CoreApi["userGroups"]["save"]>;
  remove_user_group: Answer<CoreApi["userGroups"]["remove"]>;
  move_users: Answer<CoreApi["userGroups"]["moveUsers"]>;
  support_views: Answer<CoreApi["userGroups"]["supportViews"]>;
  allow_support_views: Answer<CoreApi["userGroups"]["allowSupportViews"]>;
  user_view: Answer<CoreApi["userGroups"]["userView"]>;
  first_run: Answer<CoreApi["userGroups"]["firstRun"]>;
  theme_master: Answer<CoreApi["themes"]["master"]>;
  setup_date: Answer<CoreApi["themes"]["setupDates"]>;
  trend: Answer<CoreApi["themes"]["trend"]>;
  trend_lines: Answer<CoreApi["themes"]["trendLines"]>;
  today_article_count: Answer<CoreApi["themes"]["today"]>;
  newspaper_articles: Answer<CoreApi["articles"]["newspaper"]>;
  webnews: Answer<CoreApi["articles"]["web"]>;
  magazine_articles: Answer<CoreApi["articles"]["magazine"]>;
  same_story: Answer<CoreApi["articles"]["sameStory"]>;
  related_articles: Answer<CoreApi["articles"]["related"]>;
  article: Answer<CoreApi["articles"]["one"]>;
  all_articles: Answer<CoreApi["articles"]["named"]>;
  traces: Answer<CoreApi["articles"]["traces"]>;
  read_marks: Answer<CoreApi["articles"]["markRead"]>;
  prominence_counts: Answer<CoreApi["articles"]["prominence"]>;
  paper_arrivals: Answer<CoreApi["articles"]["papers"]>;
  reading_places: Answer<CoreApi["articles"]["places"]>;
  list_visit: Answer<CoreApi["articles"]["visit"]>;
  list_read: Answer<CoreApi["articles"]["markList"]>;
  list_unread: Answer<CoreApi["articles"]["unmarkList"]>;
  notice: Answer<CoreApi["notices"]["ofContract"]>;
  save_notice: Answer<CoreApi["notices"]["save"]>;
  remove_notice: Answer<CoreApi["notices"]["remove"]>;
  el_admin_notice: Answer<CoreApi["notices"]["ofOperator"]>;
  board: Answer<CoreApi["notices"]["board"]>;
  save_board: Answer<CoreApi["notices"]["saveBoard"]>;
  mail_settings: Answer<CoreApi["mails"]["settings"]>;
  mail_setting: Answer<CoreApi["mails"]["setting"]>;
  save_mail_setting: Answer<CoreApi["mails"]["saveSetting"]>;
  remove_mail_setting: Answer<CoreApi["mails"]["removeSetting"]>;
  preview_mail_setting: Answer<CoreApi["mails"]["previewSetting"]>;
  test_mail_setting: Answer<CoreApi["mails"]["testSetting"]>;
  mail_setting_members: Answer<CoreApi["mails"]["members"]>;
  mail_setting_history: Answer<CoreApi["mails"]["history"]>;
  delivery_sheet: Answer<CoreApi["mails"]["sheet"]>;
  mail_setting_day: Answer<CoreApi["mails"]["explainDay"]>;
  mail_opening: Answer<CoreApi["mails"]["countOpening"]>;
  mail_unsubscribe: Answer<CoreApi["mails"]["unsubscribe"]>;
  copy_mail_setting: Answer<CoreApi["mails"]["copySetting"]>;
  resume_mail_address: Answer<CoreApi["mails"]["resumeAddress"]>;
  mail_absences: Answer<CoreApi["mails"]["absences"]>;
  add_mail_absence: Answer<CoreApi["mails"]["addAbsence"]>;
  remove_mail_absence: Answer<CoreApi["mails"]["removeAbsence"]>;
  mail_look: Answer<CoreApi["mails"]["look"]>;
  save_mail_look: Answer<CoreApi["mails"]["saveLook"]>;
  mail_template: Answer<CoreApi["mails"]["template"]>;
  mail_template_versions: Answer<CoreApi["mails"]["templateVersions"]>;
  make_template: Answer<CoreApi["mails"]["makeTemplate"]>;
  preview_template: Answer<CoreApi["mails"]["previewTemplate"]>;
  mail_templates: Answer<CoreApi["mails"]["templates"]>;
  change_template: Answer<CoreApi["mails"]["changeTemplate"]>;
  remove_template: Answer<CoreApi["mails"]["removeTemplate"]>;
  mail_addresses: Answer<CoreApi["mails"]["addresses"]>;
  create_mail: Answer<CoreApi["mails"]["previewTheme"]>;
  mail_delivery_preview: Answer<CoreApi["mails"]["previewManual"]>;
  mail_delivery: Answer<CoreApi["mails"]["deliver"]>;
  sent_mails: Answer<CoreApi["mails"]["sent"]>;
  cancel_mail: Answer<CoreApi["mails"]["cancel"]>;
  send_mails: Answer<CoreApi["mails"]["sendNow"]>;
  article_search: Answer<CoreApi["search"]["hits"]>;
  try_search: Answer<CoreApi["search"]["collection"]>;
  article_media_names: Answer<CoreApi["search"]["media"]>;
  clip_folders: Answer<CoreApi["clips"]["folders"]>;
  clip_folder: Answer<CoreApi["clips"]["saveFolder"]>;
  remove_clip_folder: Answer<CoreApi["clips"]["removeFolder"]>;
  clips: Answer<CoreApi["clips"]["list"]>;
  put_clips: Answer<CoreApi["clips"]["put"]>;
  take_clips: Answer<CoreApi["clips"]["take"]>;
  clip_note: Answer<CoreApi["clips"]["note"]>;
  clips_order: Answer<CoreApi["clips"]["order"]>;
  hand_clip: Answer<CoreApi["clips"]["saveByHand"]>;
  remove_hand_clip: Answer<CoreApi["clips"]["removeByHand"]>;
  search_conditions: Answer<CoreApi["search"]["conditions"]>;
  search_condition: Answer<CoreApi["search"]["condition"]>;
  save_condition: Answer<CoreApi["search"]["saveCondition"]>;
  save_condition_mail: Answer<CoreApi["search"]["saveConditionMail"]>;
  remove_condition_mail: Answer<CoreApi["search"]["removeConditionMail"]>;
  preview_condition_mail: Answer<CoreApi["search"]["previewConditionMail"]>;
  remove_condition: Answer<CoreApi["search"]["removeCondition"]>;
  article_count: Answer<CoreApi["search"]["counts"]>;
  media_arrivals: Answer<CoreApi["operator"]["mediaArrivals"]>;
  media_habit: Answer<CoreApi["operator"]["mediaHabit"]>;
  save_media_habit: Answer<CoreApi["operator"]["saveMediaHabit"]>;
  snooze_medium: Answer<CoreApi["operator"]["snoozeMedium"]>;
  note_medium: Answer<CoreApi["operator"]["noteMedium"]>;
  alarm_setting: Answer<CoreApi["operator"]["alarmSetting"]>;
  save_alarm_setting: Answer<CoreApi["operator"]["saveAlarmSetting"]>;
  acknowledge_alarm: Answer<CoreApi["operator"]["acknowledgeAlarm"]>;
  source_off_days: Answer<CoreApi["operator"]["sourceOffDays"]>;
  save_source_off_days: Answer<CoreApi["operator"]["saveSourceOffDays"]>;
  mail_status: Answer<CoreApi["operator"]["mailStatus"]>;
  setup_status: Answer<CoreApi["operator"]["setupStatus"]>;
  dead_letters: Answer<CoreApi["operator"]["deadLetters"]>;
  send_again: Answer<CoreApi["operator"]["sendAgain"]>;
  mail_edition: Answer<CoreApi["mailEditions"]["show"]>;
  save_mail_edition: Answer<CoreApi["mailEditions"]["save"]>;
  mail_edition_preview: Answer<CoreApi["mailEditions"]["preview"]>;
  mail_edition_send: Answer<CoreApi["mailEditions"]["send"]>;
  assess_articles: Answer<CoreApi["assessments"]["assess"]>;
  missing_candidates: Answer<CoreApi["missingArticles"]["candidates"]>;
  missing_article: Answer<CoreApi["missingArticles"]["ask"]>;
  missing_articles: Answer<CoreApi["missingArticles"]["list"]>;
  settle_missing: Answer<CoreApi["missingArticles"]["settle"]>;
  omissions: Answer<CoreApi["omissions"]["list"]>;
  omission_months: Answer<CoreApi["omissions"]["months"]>;
  omission_totals: Answer<CoreApi["omissions"]["totals"]>;
  omission_trial: Answer<CoreApi["omissions"]["try"]>;
  settle_omission: Answer<CoreApi["omissions"]["settle"]>;
  tags: Answer<CoreApi["assessments"]["tags"]>;
  save_tags: Answer<CoreApi["assessments"]["saveTags"]>;
  media_rates: Answer<CoreApi["assessments"]["rates"]>;
  save_media_rates: Answer<CoreApi["assessments"]["saveRates"]>;
  managed_articles: Answer<CoreApi["managedArticles"]["list"]>;
  article_history: Answer<CoreApi["managedArticles"]["history"]>;
  publish_articles: Answer<CoreApi["managedArticles"]["publish"]>;
  comment_articles: Answer<CoreApi["managedArticles"]["comment"]>;
  article_themes: Answer<CoreApi["registrations"]["list"]>;
  media_registration_preview: Answer<CoreApi["registrations"]["preview"]>;
  magazine_articles_extract: Answer<CoreApi["registrations"]["magazines"]>;
  register_media: Answer<CoreApi["registrations"]["registerMedia"]>;
  register_magazine: Answer<CoreApi["registrations"]["registerMagazine"]>;
  register_articles: Answer<CoreApi["registrations"]["registerArticles"]>;
  remove_registration: Answer<CoreApi["registrations"]["remove"]>;
  topic_titles: Answer<CoreApi["topicArticles"]["titles"]>;
  topic_articles: Answer<CoreApi["topicArticles"]["list"]>;
  place_topic_articles: Answer<CoreApi["topicArticles"]["place"]>;
  remove_topic_articles: Answer<CoreApi["topicArticles"]["remove"]>;
  users: Answer<CoreApi["users"]["list"]>;
  user: Answer<CoreApi["users"]["one"]>;
  save_user: Answer<CoreApi["users"]["save"]>;
  remove_user: Answer<CoreApi["users"]["remove"]>;
  change_users: Answer<CoreApi["users"]["change"]>;
  deleted_users: Answer<CoreApi["users"]["deleted"]>;
  restore_user: Answer<CoreApi["users"]["restore"]>;
}
