import {
  ArticleSource,
  ArticleStory,
  ArticleVersion,
  EmbargoedItem,
  IngestCorrection,
  IngestError,
  IngestedFile,
  MediaArrival,
  StoryBand,
  StoryState,
} from "./modules/articles/article/arrival.entity.ts";
import { Article, ArticleImage, ArticleText } from "./modules/articles/article/article.entity.ts";
import { ArticleSetting } from "./modules/articles/article/article-setting.entity.ts";
import { MagazineRuleRow, Media, MediaLicenceRow } from "./modules/articles/article/media.entity.ts";
import { ArticleTag, ArticleTone } from "./modules/articles/article-assessment/assessment.entity.ts";
import { ArticleFeed } from "./modules/articles/article-feed/article-feed.entity.ts";
import { ArticleHistory } from "./modules/articles/article-history/article-history.entity.ts";
import { MediaRegistration } from "./modules/articles/article-registration/media-registration.entity.ts";
import { ThemeRemoval } from "./modules/articles/article-registration/theme-removal.entity.ts";
import { BriefingItemRow, BriefingRow } from "./modules/articles/briefing/briefing.entity.ts";
import { ClipFolderRow, ClipRow } from "./modules/articles/clip/clip.entity.ts";
import { HandClipRow } from "./modules/articles/clip/hand-clip.entity.ts";
import { CompanyEvent } from "./modules/articles/company-event/company-event.entity.ts";
import { Comparison, ComparisonColumn } from "./modules/articles/comparison/comparison.entity.ts";
import { MediaRate } from "./modules/articles/media-rate/media-rate.entity.ts";
import { MissingArticle } from "./modules/articles/missing-article/missing-article.entity.ts";
import { PressRelease } from "./modules/articles/press-release/press-release.entity.ts";
import { ReadMark } from "./modules/articles/read-mark/read-mark.entity.ts";
import { ListVisit } from "./modules/articles/reading-place/list-visit.entity.ts";
import { Report, ReportArticleRow, ReportSchedule } from "./modules/articles/report/report.entity.ts";
import { SavedConditionRow } from "./modules/articles/saved-condition/saved-condition.entity.ts";
import { Tag } from "./modules/articles/tag/tag.entity.ts";
import { Audit } from "./modules/audit/audit.entity.ts";
import { AddressGroup } from "./modules/mail/address-group/address-group.entity.ts";
import { ChatTarget } from "./modules/mail/chat-target/chat-target.entity.ts";
import {
  EditionApproval,
  EditionDuty,
  EditionMorning,
  EditionRota,
} from "./modules/mail/edition-duty/edition-duty.entity.ts";
import { MailDraft, MailDraftEditor } from "./modules/mail/mail-draft/mail-draft.entity.ts";
import { MailEdition, MailEditionArticle, MailEditionSend } from "./modules/mail/mail-edition/mail-edition.entity.ts";
import { ContractMailLook } from "./modules/mail/mail-look/mail-look.entity.ts";
import { MailPause } from "./modules/mail/mail-setting/mail-pause.entity.ts";
import { MailAddress, MailSetting } from "./modules/mail/mail-setting/mail-setting.entity.ts";
import { MailTemplate, MailTemplateVersion } from "./modules/mail/mail-template/mail-template.entity.ts";
import { AlarmMessage, AlarmSetting, ArrivalAlarm } from "./modules/operator/arrival-alarm/arrival-alarm.entity.ts";
import { OperatorAuthenticator } from "./modules/operator/authenticator/authenticator.entity.ts";
import {
  Contract,
  ContractConfiguration,
  ContractLinkage,
  ContractMessage,
} from "./modules/operator/contract/contract.entity.ts";
import { ExcludedDomain, MailDomain } from "./modules/operator/contract-domain/contract-domain.entity.ts";
import { FeedHost, FeedSource } from "./modules/operator/feed-source/feed-source.entity.ts";
import { MediaHabit, MediaNote, SourceOffDay } from "./modules/operator/media-arrival/media-habit.entity.ts";
import { OperatorAccount, OperatorAudit, OperatorSessionRow } from "./modules/operator/operator/operator.entity.ts";
import { ContractLicenceRow } from "./modules/originals/contract-licence/contract-licence.entity.ts";
import { ApiToken } from "./modules/people/api-token/api-token.entity.ts";
import { Notice } from "./modules/people/notice/notice.entity.ts";
import { OperatorNotice } from "./modules/people/notice/operator-notice.entity.ts";
import { PasswordReset } from "./modules/people/password/password-reset.entity.ts";
import { PushDevice } from "./modules/people/push-device/push-device.entity.ts";
import { RememberToken } from "./modules/people/session/remember.entity.ts";
import { Session } from "./modules/people/session/session.entity.ts";
import { SsoProvider } from "./modules/people/single-sign-on/sso-provider.entity.ts";
import { SupportViewRow } from "./modules/people/support-view/support-view.entity.ts";
import { AppUser, DeletedUser, UserInvitation } from "./modules/people/user/app-user.entity.ts";
import { ContractDemandUnit, UserGroup, UserGroupLinkage } from "./modules/people/user/user-group.entity.ts";
import { ThemeOmission } from "./modules/themes/omission/omission.entity.ts";
import { OmissionMonth } from "./modules/themes/omission/omission-month.entity.ts";
import { SynonymList, SynonymSet, SynonymTerm } from "./modules/themes/synonym/synonym.entity.ts";
import { Expression, PastExpression, RematchChange, Theme } from "./modules/themes/theme/theme.entity.ts";
import { ThemeArticle, ThemeCount } from "./modules/themes/theme/theme-article.entity.ts";
import {
  ThemeGroup,
  ThemeGroupCount,
  ThemeGroupCountedTheme,
  ThemeGroupTheme,
  ThemeGroupUserGroup,
} from "./modules/themes/theme/theme-group.entity.ts";
import { Topic, TopicArticle, TopicTheme, TopicUser, TopicUserGroup } from "./modules/themes/theme/topic.entity.ts";
import { Webhook } from "./modules/webhooks/webhook/webhook.entity.ts";
import { SetupRunContract, SetupRunRow } from "./runs/setup-run.entity.ts";
import { SearchArchive, SearchArchiveState, StaleSearchRow } from "./search/archive/search-archive.entity.ts";
import { ArticleSearchRow, RecentSearchRow, SearchState, SearchTerm } from "./search/search.entity.ts";
import { Original } from "./storage/original.entity.ts";

/** Every entity; a test proves each of them equal to what the migrations create. */
export const entities = [
  ApiToken,
  AppUser,
  Article,
  ArticleHistory,
  ArticleImage,
  ArticleSetting,
  ArticleSearchRow,
  ArticleSource,
  ArticleStory,
  ArticleTag,
  ArticleText,
  ArticleTone,
  ArticleVersion,
  Audit,
  Contract,
  ContractConfiguration,
  ContractDemandUnit,
  ContractLinkage,
  ContractMessage,
  DeletedUser,
  ExcludedDomain,
  Expression,
  PastExpression,
  RematchChange,
  SynonymList,
  SynonymSet,
  SynonymTerm,
  EmbargoedItem,
  IngestCorrection,
  FeedHost,
  FeedSource,
  IngestError,
  MagazineRuleRow,
  MediaLicenceRow,
  MailAddress,
  MailPause,
  MailDomain,
  AddressGroup,
  EditionApproval,
  EditionDuty,
  EditionMorning,
  EditionRota,
  MailDraft,
  MailDraftEditor,
  MailEdition,
  MailEditionArticle,
  MailEditionSend,
  MailSetting,
  ContractMailLook,
  MailTemplate,
  MailTemplateVersion,
  IngestedFile,
  Media,
  MediaRate,
  MediaRegistration,
  ThemeRemoval,
  MediaArrival,
  AlarmMessage,
  AlarmSetting,
  ArrivalAlarm,
  ChatTarget,
  MediaHabit,
  MediaNote,
  SourceOffDay,
  Notice,
  OperatorAccount,
  OperatorAudit,
  OperatorAuthenticator,
  OperatorNotice,
  OperatorSessionRow,
  Original,
  PasswordReset,
  ReadMark,
  RememberToken,
  Report,
  ReportArticleRow,
  ReportSchedule,
  ArticleFeed,
  MissingArticle,
  ThemeOmission,
  OmissionMonth,
  PushDevice,
  BriefingRow,
  BriefingItemRow,
  Comparison,
  ComparisonColumn,
  CompanyEvent,
  PressRelease,
  ContractLicenceRow,
  ClipFolderRow,
  ListVisit,
  ClipRow,
  HandClipRow,
  SavedConditionRow,
  RecentSearchRow,
  SearchArchive,
  SearchArchiveState,
  SearchState,
  StaleSearchRow,
  SearchTerm,
  Session,
  SsoProvider,
  SetupRunContract,
  SetupRunRow,
  StoryBand,
  StoryState,
  SupportViewRow,
  Tag,
  Theme,
  ThemeArticle,
  ThemeCount,
  ThemeGroup,
  ThemeGroupCount,
  ThemeGroupCountedTheme,
  ThemeGroupTheme,
  ThemeGroupUserGroup,
  Topic,
  TopicArticle,
  TopicTheme,
  TopicUser,
  TopicUserGroup,
  UserGroup,
  UserGroupLinkage,
  UserInvitation,
  Webhook,
];
