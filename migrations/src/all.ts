import type { MigrationInterface } from "typeorm";
import { Tenancy1763600000000 } from "./1763600000000-tenancy.ts";
import { Articles1763600100000 } from "./1763600100000-articles.ts";
import { Themes1763600200000 } from "./1763600200000-themes.ts";
import { SignIn1763700000000 } from "./1763700000000-sign-in.ts";
import { ArticleRevisions1763801000000 } from "./1763801000000-article-revisions.ts";
import { EpubKey1763802000000 } from "./1763802000000-epub-key.ts";
import { FeedSources1763803000000 } from "./1763803000000-feed-sources.ts";
import { PlainArticleText1763803100000 } from "./1763803100000-plain-article-text.ts";
import { ArticleSearch1763804000000 } from "./1763804000000-article-search.ts";
import { SearchTermsWithoutWaiting1763804100000 } from "./1763804100000-search-terms-without-waiting.ts";
import { Registrations1763805000000 } from "./1763805000000-registrations.ts";
import { SetupRuns1763805100000 } from "./1763805100000-setup-runs.ts";
import { MailDomains1763805200000 } from "./1763805200000-mail-domains.ts";
import { IngestCorrections1763805300000 } from "./1763805300000-ingest-corrections.ts";
import { MediaLists1763805400000 } from "./1763805400000-media-lists.ts";
import { AuditTime1763805500000 } from "./1763805500000-audit-time.ts";
import { ThemeGroupCounts1763806000000 } from "./1763806000000-theme-group-counts.ts";
import { SameStory1763806100000 } from "./1763806100000-same-story.ts";
import { OriginalUsage1763807000000 } from "./1763807000000-original-usage.ts";
import { MailSettings1763808000000 } from "./1763808000000-mail-settings.ts";
import { MailRuns1763808100000 } from "./1763808100000-mail-runs.ts";
import { ReadMarks1763809500000 } from "./1763809500000-read-marks.ts";
import { ExpressionChanges1763811000000 } from "./1763811000000-expression-changes.ts";
import { OwnArticlesInSearch1763811500000 } from "./1763811500000-own-articles-in-search.ts";
import { DemandUnitStanding1763820000000 } from "./1763820000000-demand-unit-standing.ts";
import { MailAlerts1763840000000 } from "./1763840000000-mail-alerts.ts";
import { MailBounces1763840000010 } from "./1763840000010-mail-bounces.ts";
import { RecentSearchRows1763860000000 } from "./1763860000000-recent-search-rows.ts";
import { PastStories1763860000010 } from "./1763860000010-past-stories.ts";
import { EmbargoedItems1763860000020 } from "./1763860000020-embargoed-items.ts";
import { MailEditions1763870000000 } from "./1763870000000-mail-editions.ts";
import { MailEditionSends1763871000000 } from "./1763871000000-mail-edition-sends.ts";
import { MailRunDue1763871000010 } from "./1763871000010-mail-run-due.ts";
import { ArticleMediumArrival1763874000000 } from "./1763874000000-article-medium-arrival.ts";
import { IndexInGreaterSteps1763875000000 } from "./1763875000000-index-in-greater-steps.ts";
import { OriginalTrials1763877900000 } from "./1763877900000-original-trials.ts";
import { StoriesEnd1763879000000 } from "./1763879000000-stories-end.ts";
import { SignInGuesses1763881100000 } from "./1763881100000-sign-in-guesses.ts";
import { TopicUsers1763890400000 } from "./1763890400000-topic-users.ts";
import { UserAdministration1763891300000 } from "./1763891300000-user-administration.ts";
import { UserInvitations1763892310000 } from "./1763892310000-user-invitations.ts";
import { ContractService1763894400000 } from "./1763894400000-contract-service.ts";
import { OperatorRoles1763894500000 } from "./1763894500000-operator-roles.ts";
import { NamedOriginals1795372500000 } from "./1795372500000-named-originals.ts";
import { WhoChangedLast1795374300000 } from "./1795374300000-who-changed-last.ts";
import { SupportViews1795383060000 } from "./1795383060000-support-views.ts";
import { ThemeAdministration1795383660000 } from "./1795383660000-theme-administration.ts";
import { OperatorAuthenticators1795384200000 } from "./1795384200000-operator-authenticators.ts";
import { ArticleSettings1795384260000 } from "./1795384260000-article-settings.ts";
import { MediaLicences1795385400000 } from "./1795385400000-media-licences.ts";
import { MediaHabits1795385500000 } from "./1795385500000-media-habits.ts";
import { ArrivalAlarms1795385510000 } from "./1795385510000-arrival-alarms.ts";
import { ThemeRemovals1795385600000 } from "./1795385600000-theme-removals.ts";
import { ArticleChanges1795385700000 } from "./1795385700000-article-changes.ts";
import { Synonyms1795385940000 } from "./1795385940000-synonyms.ts";
import { Reports1795409100000 } from "./1795409100000-reports.ts";
import { TrendCounts1795409200000 } from "./1795409200000-trend-counts.ts";
import { TonesAndTags1795409300000 } from "./1795409300000-tones-and-tags.ts";
import { RegistrationWords1795409400000 } from "./1795409400000-registration-words.ts";
import { SynonymousConditions1795409510000 } from "./1795409510000-synonymous-conditions.ts";
import { MailsFound1795409520000 } from "./1795409520000-mails-found.ts";
import { UsageLines1795409700010 } from "./1795409700010-usage-lines.ts";
import { ChargeCodes1795409700020 } from "./1795409700020-charge-codes.ts";
import { AssessedConditions1795420100000 } from "./1795420100000-assessed-conditions.ts";
import { OperatorTrailTime1795420400010 } from "./1795420400010-operator-trail-time.ts";
import { UserDays1795420600010 } from "./1795420600010-user-days.ts";
import { TokenScopes1795430200010 } from "./1795430200010-token-scopes.ts";
import { JobRuns1795430300010 } from "./1795430300010-job-runs.ts";
import { Clips1795430500010 } from "./1795430500010-clips.ts";
import { SingleSignOn1795450200000 } from "./1795450200000-single-sign-on.ts";
import { Passwords1795450300010 } from "./1795450300010-passwords.ts";
import { SecondFactors1795450300020 } from "./1795450300020-second-factors.ts";
import { TestMails1795450400010 } from "./1795450400010-test-mails.ts";
import { MailPauses1795450400020 } from "./1795450400020-mail-pauses.ts";
import { ClipsOfArticle1795450500000 } from "./1795450500000-clips-of-article.ts";
import { ListVisits1795450500010 } from "./1795450500010-list-visits.ts";
import { ConditionMails1795510000000 } from "./1795510000000-condition-mails.ts";
import { MailOpenings1795520000000 } from "./1795520000000-mail-openings.ts";
import { Provisioning1795530000000 } from "./1795530000000-provisioning.ts";
import { MailArrivals1795540000000 } from "./1795540000000-mail-arrivals.ts";
import { MailSupplements1795540000010 } from "./1795540000010-mail-supplements.ts";
import { AuditChain1795560000000 } from "./1795560000000-audit-chain.ts";
import { ChatTargets1795562000000 } from "./1795562000000-chat-targets.ts";
import { RelatedArticles1795562620010 } from "./1795562620010-related-articles.ts";
import { ArticleFeeds1795566127341 } from "./1795566127341-article-feeds.ts";
import { OrderOfLists1795572482913 } from "./1795572482913-order-of-lists.ts";
import { ArticleEvents1795578164027 } from "./1795578164027-article-events.ts";
import { MailStops1795747054834 } from "./1795747054834-mail-stops.ts";
import { MailDrafts1795747076754 } from "./1795747076754-mail-drafts.ts";
import { Webhooks1795747149181 } from "./1795747149181-webhooks.ts";
import { Prominence1795747344965 } from "./1795747344965-prominence.ts";
import { Booklets1795747376854 } from "./1795747376854-booklets.ts";
import { AddressGroups1795747900000 } from "./1795747900000-address-groups.ts";
import { TemplateVersions1795748282930 } from "./1795748282930-template-versions.ts";
import { Retention1795748400019 } from "./1795748400019-retention.ts";
import { MailLooks1795748982888 } from "./1795748982888-mail-looks.ts";
import { AlarmLives1795759242062 } from "./1795759242062-alarm-lives.ts";
import { SourcesOfMails1795759267995 } from "./1795759267995-sources-of-mails.ts";
import { PushDevices1795759268475 } from "./1795759268475-push-devices.ts";
import { MailsOfEveryTheme1795776476080 } from "./1795776476080-mails-of-every-theme.ts";
import { GroupMails1795794787055 } from "./1795794787055-group-mails.ts";
import { PersonInCharge1795795790482 } from "./1795795790482-person-in-charge.ts";
import { MonthsOfUse1795796100000 } from "./1795796100000-months-of-use.ts";
import { Briefings1795806356078 } from "./1795806356078-briefings.ts";
import { EditionDuty1795806851750 } from "./1795806851750-edition-duty.ts";
import { SearchArchives1795806872335 } from "./1795806872335-search-archives.ts";
import { MissingArticles1795811885709 } from "./1795811885709-missing-articles.ts";
import { Comparisons1795818835374 } from "./1795818835374-comparisons.ts";
import { CompanyEvents1795819594582 } from "./1795819594582-company-events.ts";
import { ThemeOmissions1795820504228 } from "./1795820504228-theme-omissions.ts";
import { AlertsOfMainArticles1795833676261 } from "./1795833676261-alerts-of-main-articles.ts";
import { ContractLicences1795837392118 } from "./1795837392118-contract-licences.ts";
import { HandClips1795851280429 } from "./1795851280429-hand-clips.ts";
import { MailedOriginals1795851455718 } from "./1795851455718-mailed-originals.ts";
import { PressReleases1795852272600 } from "./1795852272600-press-releases.ts";
import { SetupRunActivity1795869742614 } from "./1795869742614-setup-run-activity.ts";
import { LicencesOfRightholders1795904332244 } from "./1795904332244-licences-of-rightholders.ts";
import { OmissionMonths1795904929982 } from "./1795904929982-omission-months.ts";
import { LicensedPurposes1795925110000 } from "./1795925110000-licensed-purposes.ts";

/** Every migration in the order in which it runs. */
export const migrations: (new () => MigrationInterface)[] = [
  Tenancy1763600000000,
  Articles1763600100000,
  Themes1763600200000,
  SignIn1763700000000,
  ArticleRevisions1763801000000,
  EpubKey1763802000000,
  FeedSources1763803000000,
  PlainArticleText1763803100000,
  ArticleSearch1763804000000,
  SearchTermsWithoutWaiting1763804100000,
  Registrations1763805000000,
  SetupRuns1763805100000,
  MailDomains1763805200000,
  IngestCorrections1763805300000,
  MediaLists1763805400000,
  AuditTime1763805500000,
  ThemeGroupCounts1763806000000,
  SameStory1763806100000,
  OriginalUsage1763807000000,
  MailSettings1763808000000,
  MailRuns1763808100000,
  ReadMarks1763809500000,
  ExpressionChanges1763811000000,
  OwnArticlesInSearch1763811500000,
  DemandUnitStanding1763820000000,
  MailAlerts1763840000000,
  MailBounces1763840000010,
  RecentSearchRows1763860000000,
  PastStories1763860000010,
  EmbargoedItems1763860000020,
  MailEditions1763870000000,
  MailEditionSends1763871000000,
  MailRunDue1763871000010,
  ArticleMediumArrival1763874000000,
  IndexInGreaterSteps1763875000000,
  OriginalTrials1763877900000,
  StoriesEnd1763879000000,
  SignInGuesses1763881100000,
  TopicUsers1763890400000,
  UserAdministration1763891300000,
  UserInvitations1763892310000,
  ContractService1763894400000,
  OperatorRoles1763894500000,
  NamedOriginals1795372500000,
  WhoChangedLast1795374300000,
  SupportViews1795383060000,
  ThemeAdministration1795383660000,
  OperatorAuthenticators1795384200000,
  ArticleSettings1795384260000,
  MediaLicences1795385400000,
  MediaHabits1795385500000,
  ArrivalAlarms1795385510000,
  ThemeRemovals1795385600000,
  ArticleChanges1795385700000,
  Synonyms1795385940000,
  Reports1795409100000,
  TrendCounts1795409200000,
  TonesAndTags1795409300000,
  RegistrationWords1795409400000,
  SynonymousConditions1795409510000,
  MailsFound1795409520000,
  UsageLines1795409700010,
  ChargeCodes1795409700020,
  AssessedConditions1795420100000,
  OperatorTrailTime1795420400010,
  UserDays1795420600010,
  TokenScopes1795430200010,
  JobRuns1795430300010,
  Clips1795430500010,
  SingleSignOn1795450200000,
  Passwords1795450300010,
  SecondFactors1795450300020,
  TestMails1795450400010,
  MailPauses1795450400020,
  ClipsOfArticle1795450500000,
  ListVisits1795450500010,
  ConditionMails1795510000000,
  MailOpenings1795520000000,
  Provisioning1795530000000,
  MailArrivals1795540000000,
  MailSupplements1795540000010,
  AuditChain1795560000000,
  ChatTargets1795562000000,
  RelatedArticles1795562620010,
  ArticleFeeds1795566127341,
  OrderOfLists1795572482913,
  ArticleEvents1795578164027,
  MailStops1795747054834,
  MailDrafts1795747076754,
  Webhooks1795747149181,
  Prominence1795747344965,
  Booklets1795747376854,
  AddressGroups1795747900000,
  TemplateVersions1795748282930,
  Retention1795748400019,
  MailLooks1795748982888,
  AlarmLives1795759242062,
  SourcesOfMails1795759267995,
  PushDevices1795759268475,
  MailsOfEveryTheme1795776476080,
  GroupMails1795794787055,
  PersonInCharge1795795790482,
  MonthsOfUse1795796100000,
  Briefings1795806356078,
  EditionDuty1795806851750,
  SearchArchives1795806872335,
  MissingArticles1795811885709,
  Comparisons1795818835374,
  CompanyEvents1795819594582,
  ThemeOmissions1795820504228,
  AlertsOfMainArticles1795833676261,
  ContractLicences1795837392118,
  HandClips1795851280429,
  MailedOriginals1795851455718,
  PressReleases1795852272600,
  SetupRunActivity1795869742614,
  LicencesOfRightholders1795904332244,
  OmissionMonths1795904929982,
  LicensedPurposes1795925110000,
];
