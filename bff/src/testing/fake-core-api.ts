import type { CoreApi } from "../core-api/core-api.ts";
import { CoreRefusal } from "../core-api/core-error.ts";
import { BffError } from "../errors/bff-error.ts";
import type { RecordedCall } from "./answer.ts";
import type { Answers } from "./answers.ts";
import { articleFeedAnswers, articleFeedCalls } from "./article-feed-answers.ts";
import { assessmentAnswers } from "./assessment-wire.ts";
import { auditLogAnswers } from "./audit-log-answers.ts";
import { backOfficeAnswers, backOfficeCalls } from "./back-office-answers.ts";
import { briefingAnswers } from "./briefing-answers.ts";
import { clipAnswers } from "./clip-answers.ts";
import { comparisonAnswers, comparisonCalls } from "./comparison-answers.ts";
import { contractThemeAnswers, contractThemeCalls } from "./contract-theme-answers.ts";
import { editionDutyAnswers, editionDutyCalls } from "./edition-duty-answers.ts";
import { groupAnswers } from "./group-answers.ts";
import { mailCalls } from "./mail-calls.ts";
import { mailDraftAnswers, mailDraftCalls, mailEditionCalls } from "./mail-draft-answers.ts";
import { mailEditionAnswers } from "./mail-edition-answers.ts";
import { mailStatusAnswers } from "./mail-status-answers.ts";
import { mailAnswers } from "./mail-wire.ts";
import { managedArticleAnswers } from "./managed-article-wire.ts";
import { mediaArrivalAnswers } from "./media-arrival-answers.ts";
import { missingArticleAnswers } from "./missing-article-wire.ts";
import { omissionAnswers } from "./omission-wire.ts";
import { operatorCalls } from "./operator-calls.ts";
import { operatorMediaAnswers, operatorMediaCalls } from "./operator-media-answers.ts";
import { originalAnswers, originalCalls, unbound } from "./original-answers.ts";
import { outwardAnswers, outwardCalls } from "./outward-answers.ts";
import { pressReleaseAnswers, pressReleaseCalls } from "./press-release-answers.ts";
import { pushDeviceAnswers, pushDeviceCalls } from "./push-device-answers.ts";
import { readingAnswers } from "./reading-answers.ts";
import { registrationAnswers } from "./registration-wire.ts";
import { relatedWire } from "./related-wire.ts";
import { reportAnswers, reportCalls } from "./report-answers.ts";
import { aCondition, aSearchAnswer, aTrialAnswer } from "./search-wire.ts";
import { secondFactorAnswers, secondFactorCalls } from "./second-factor-answers.ts";
import { singleSignOnAnswers, singleSignOnCalls } from "./single-sign-on-answers.ts";
import { topicArticleAnswers } from "./topic-article-wire.ts";
import { trendAnswers } from "./trend-answers.ts";
import { chargeCodeCalls, usageAnswers, usageCalls } from "./usage-answers.ts";
import { userAnswers } from "./user-wire.ts";
import {
  aBoard,
  aMagazineArticle,
  aNewspaperArticle,
  anApiToken,
  anOperator,
  aProfile,
  aSession,
  aThemeList,
  aWebArticle,
} from "./wire.ts";

const page = { page: 1, page_size: 10 };

const usual: Answers = {
  profile: () => aProfile(),
  login: () => [aProfile()],
  pw_less_login: () => [aProfile()],
  logout: () => ({ sign_out_url: null }),
  sessions: () => ({ sessions: [aSession()] }),
  end_sessions: () => ({ ended_count: 1 }),
  pw_reset: () => ({}),
  login_user: () => ({ contract_code: "kirinuki", user_id: "user01", invitation_flag: 0 }),
  password: () => ({}),
  api_tokens: () => ({ api_tokens: [anApiToken()] }),
  create_api_token: () => ({ api_token_id: "7", token: "1.secret" }),
  revoke_api_token: () => ({}),
  ...articleFeedAnswers,
  ...pushDeviceAnswers,
  ...mailDraftAnswers,
  operator: () => anOperator(),
  el_admin_login: () => [anOperator()],
  operator_logout: () => ({}),
  themes: () => aThemeList(1),
  setup_date: () => ({ process_date_info: [{ data_section: 3, process_date: ["2026-11-20", "2026-11-19"] }] }),
  ...trendAnswers,
  ...auditLogAnswers,
  today_article_count: () => ({
    today_article_info: {
      today_article_name: "本日の記事",
      news_article_count: 1,
      web_article_count: 2,
      magazine_article_count: 3,
    },
  }),
  newspaper_articles: () => ({ article_info: [aNewspaperArticle()], news_article_count: 1, ...page }),
  webnews: () => ({ web_news_article_info: [aWebArticle()], web_news_article_count: 1, ...page }),
  magazine_articles: () => ({
    magazine_news_article_info: [aMagazineArticle()],
    magazine_news_article_count: 1,
    ...page,
  }),
  related_articles: () => relatedWire(),
  same_story: () => ({
    article_info: [aWebArticle(), aNewspaperArticle()],
    same_story_id: "202611000000001",
    same_story_count: 2,
    ...page,
  }),
  article: () => ({
    article_info: [
      { ...aWebArticle(), ...unbound, article_text: "本文", lead: "", lead_hits: [], body_hits: [[0, 1]], images: [] },
    ],
  }),
  all_articles: () => ({
    mc_article_info: [aNewspaperArticle({ article_id: "1", data_section: 1 })],
    sc_article_info: [aNewspaperArticle({ article_id: "2" })],
    web_news_article_info: [aWebArticle()],
    magazine_article_info: [aMagazineArticle()],
    news_article_count: 2,
    web_news_article_count: 1,
    magazine_article_count: 1,
    sort_priorty: "0",
    unavailable_article_ids: [],
    withdrawn_article_info: [],
    ...page,
  }),
  traces: () => ({ trace_image_info: [{ serial_no: 1, image_path: "/api/v1/image?key=a", caption: "完成予想図" }] }),
  read_marks: () => ({ article_info: [] }),
  ...readingAnswers,
  notice: () => ({ text: "臨時休業のお知らせ", version: "v1" }),
  save_notice: () => ({ version: "v2" }),
  remove_notice: () => ({ version: "v0" }),
  board: () => aBoard,
  save_board: () => aBoard,
  ...mailAnswers,
  ...userAnswers,
  ...groupAnswers,
  ...reportAnswers,
  article_search: () => aSearchAnswer(),
  try_search: () => aTrialAnswer(),
  article_media_names: () => ({ media_names: [{ media_code: "TKS", media_name: "東和経済新聞", group: 1 }] }),
  ...clipAnswers,
  ...briefingAnswers,
  ...comparisonAnswers,
  ...pressReleaseAnswers,
  ...singleSignOnAnswers,
  ...outwardAnswers,
  search_conditions: () => ({ search_conditions: [{ condition_id: "3", title: "電池", mail_kbn: 2 as const }] }),
  search_condition: () => aCondition(),
  save_condition: () => aCondition(),
  remove_condition: () => ({}),
  article_count: () => ({
    all_info: [],
    all_header: ["処理日", "テーマ数", "記事数", "電池"],
    mc_info: [],
    sc_info: [],
    magazine_info: [],
    web_info: [],
    mc_header: [],
    sc_header: [],
    magazine_header: [],
    web_header: [],
  }),
  ...originalAnswers,
  ...usageAnswers,
  ...mailEditionAnswers,
  ...editionDutyAnswers,
  ...assessmentAnswers,
  ...missingArticleAnswers,
  ...omissionAnswers,
  ...managedArticleAnswers,
  ...topicArticleAnswers,
  ...registrationAnswers,
  ...mailStatusAnswers,
  ...mediaArrivalAnswers,
  ...secondFactorAnswers,
  ...backOfficeAnswers,
  ...contractThemeAnswers,
  ...operatorMediaAnswers,
  el_admin_notice: () => ({ login_alert: "", notices: [{ notice_date: "2026-11-20", text: "お知らせ" }] }),
};

export interface FakeCore {
  core: CoreApi;
  /** Names in the order in which the calls began. */
  calls(): string[];
  /** The argument of the first call of that name. */
  argumentOf(name: string): unknown;
  /** The arguments of all calls of that name, in the order in which they began. */
  argumentsOf(name: string): unknown[];
}

export interface FakeOptions {
  answers?: Partial<Answers>;
  /** Called as each call begins; the call answers when it settles. */
  before?: (name: string) => Promise<void>;
}

/** core-api by hand: answers immediately and remembers who asked what. */
export function fakeCoreApi({ answers = {}, before = async () => {} }: FakeOptions = {}): FakeCore {
  const recorded: RecordedCall[] = [];
  const given: Answers = { ...usual, ...answers };
  const call =
    <Name extends keyof Answers>(name: Name) =>
    async (argument?: unknown): Promise<ReturnType<Answers[Name]>> => {
      recorded.push({ name, argument });
      await before(name);
      return given[name]() as ReturnType<Answers[Name]>;
    };
  const core: CoreApi = {
    session: {
      profile: call("profile"),
      login: call("login"),
      loginByAddress: call("pw_less_login"),
      logout: call("logout"),
      sessions: call("sessions"),
      endSessions: call("end_sessions"),
    },
    secondFactors: secondFactorCalls(call),
    passwords: { requestReset: call("pw_reset"), userOfLink: call("login_user"), set: call("password") },
    apiTokens: { list: call("api_tokens"), create: call("create_api_token"), revoke: call("revoke_api_token") },
    articleFeeds: articleFeedCalls(call),
    pushDevices: pushDeviceCalls(call),
    mailDrafts: mailDraftCalls(call),
    operator: operatorCalls(call),
    backOffice: backOfficeCalls(call),
    contractThemes: contractThemeCalls(call),
    operatorMedia: operatorMediaCalls(call),
    reports: reportCalls(call),
    singleSignOn: singleSignOnCalls(call),
    ...outwardCalls(call),
    themes: {
      list: call("themes"),
      choices: call("theme_choices"),
      setupDates: call("setup_date"),
      trend: call("trend"),
      trendLines: call("trend_lines"),
      today: call("today_article_count"),
      master: call("theme_master"),
    },
    themeSets: {
      themeGroups: call("theme_groups"),
      themeGroup: call("theme_group"),
      saveThemeGroup: call("save_theme_group"),
      removeThemeGroup: call("remove_theme_group"),
      orderThemeGroups: call("order_theme_groups"),
      topics: call("topics"),
      topic: call("topic"),
      createTopic: call("create_topic"),
      changeTopic: call("change_topic"),
      removeTopic: call("remove_topic"),
      orderTopics: call("order_topics"),
    },
    topicArticles: {
      titles: call("topic_titles"),
      list: call("topic_articles"),
      place: call("place_topic_articles"),
      remove: call("remove_topic_articles"),
    },
    registrations: {
      list: call("article_themes"),
      preview: call("media_registration_preview"),
      magazines: call("magazine_articles_extract"),
      registerMedia: call("register_media"),
      registerMagazine: call("register_magazine"),
      registerArticles: call("register_articles"),
      remove: call("remove_registration"),
    },
    omissions: {
      list: call("omissions"),
      months: call("omission_months"),
      totals: call("omission_totals"),
      try: call("omission_trial"),
      settle: call("settle_omission"),
    },
    missingArticles: {
      candidates: call("missing_candidates"),
      ask: call("missing_article"),
      list: call("missing_articles"),
      settle: call("settle_missing"),
    },
    assessments: {
      assess: call("assess_articles"),
      tags: call("tags"),
      saveTags: call("save_tags"),
      rates: call("media_rates"),
      saveRates: call("save_media_rates"),
    },
    managedArticles: {
      list: call("managed_articles"),
      history: call("article_history"),
      publish: call("publish_articles"),
      comment: call("comment_articles"),
    },
    userGroups: {
      list: call("user_groups"),
      one: call("user_group"),
      save: call("save_user_group"),
      remove: call("remove_user_group"),
      moveUsers: call("move_users"),
      userView: call("user_view"),
      supportViews: call("support_views"),
      allowSupportViews: call("allow_support_views"),
      firstRun: call("first_run"),
    },
    articles: {
      newspaper: call("newspaper_articles"),
      web: call("webnews"),
      magazine: call("magazine_articles"),
      sameStory: call("same_story"),
      related: call("related_articles"),
      one: call("article"),
      named: call("all_articles"),
      traces: call("traces"),
      markRead: call("read_marks"),
      papers: call("paper_arrivals"),
      prominence: call("prominence_counts"),
      places: call("reading_places"),
      visit: call("list_visit"),
      markList: call("list_read"),
      unmarkList: call("list_unread"),
    },
    notices: {
      ofContract: call("notice"),
      save: call("save_notice"),
      remove: call("remove_notice"),
      ofOperator: call("el_admin_notice"),
      board: call("board"),
      saveBoard: call("save_board"),
    },
    mails: mailCalls(call),
    comparisons: comparisonCalls(call),
    pressReleases: pressReleaseCalls(call),
    briefings: {
      page: call("briefing"),
      proposal: call("briefing_proposal"),
      confirm: call("confirm_briefing"),
    },
    clips: {
      folders: call("clip_folders"),
      saveFolder: call("clip_folder"),
      removeFolder: call("remove_clip_folder"),
      list: call("clips"),
      put: call("put_clips"),
      take: call("take_clips"),
      note: call("clip_note"),
      order: call("clips_order"),
      saveByHand: call("hand_clip"),
      removeByHand: call("remove_hand_clip"),
    },
    search: {
      hits: call("article_search"),
      collection: call("try_search"),
      media: call("article_media_names"),
      conditions: call("search_conditions"),
      condition: call("search_condition"),
      saveCondition: call("save_condition"),
      removeCondition: call("remove_condition"),
      saveConditionMail: call("save_condition_mail"),
      removeConditionMail: call("remove_condition_mail"),
      previewConditionMail: call("preview_condition_mail"),
      counts: call("article_count"),
    },
    originals: originalCalls(call),
    usage: usageCalls(call),
    auditLog: { page: call("audit_log") },
    chargeCodes: chargeCodeCalls(call),
    mailEditions: mailEditionCalls(call),
    editionDuty: editionDutyCalls(call),
    users: {
      list: call("users"),
      one: call("user"),
      save: call("save_user"),
      remove: call("remove_user"),
      change: call("change_users"),
      deleted: call("deleted_users"),
      restore: call("restore_user"),
    },
  };
  return {
    core,
    calls: () => recorded.map(({ name }) => name),
    argumentsOf: (name) => recorded.filter((one) => one.name === name).map(({ argument }) => argument),
    argumentOf: (name) => recorded.find((one) => one.name === name)?.argument,
  };
}

/** An answer that fails as core-api's protocol errors do. */
export const failing =
  (...detail: ConstructorParameters<typeof BffError>) =>
  (): never => {
    throw new BffError(...detail);
  };

export const refused =
  (...detail: ConstructorParameters<typeof CoreRefusal>) =>
  () =>
    new CoreRefusal(...detail);
