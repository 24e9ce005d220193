import { ApiToken } from "../modules/api-token/api-token.entity.ts";
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
} from "../modules/article/arrival.entity.ts";
import { Article, ArticleImage, ArticleText } from "../modules/article/article.entity.ts";
import { ArticleSetting } from "../modules/article/article-setting.entity.ts";
import { MagazineRuleRow, Media } from "../modules/article/media.entity.ts";
import { MediaRegistration } from "../modules/article-registration/media-registration.entity.ts";
import { Audit } from "../modules/audit/audit.entity.ts";
import {
  Contract,
  ContractConfiguration,
  ContractLinkage,
  ContractMessage,
} from "../modules/contract/contract.entity.ts";
import { ExcludedDomain, MailDomain } from "../modules/contract-domain/contract-domain.entity.ts";
import { FeedHost, FeedSource } from "../modules/feed-source/feed-source.entity.ts";
import { MailEdition, MailEditionArticle, MailEditionSend } from "../modules/mail-edition/mail-edition.entity.ts";
import { MailAddress, MailSetting } from "../modules/mail-setting/mail-setting.entity.ts";
import { MailTemplate } from "../modules/mail-template/mail-template.entity.ts";
import { Notice } from "../modules/notice/notice.entity.ts";
import { OperatorNotice } from "../modules/notice/operator-notice.entity.ts";
import { OperatorAccount, OperatorAudit, OperatorSessionRow } from "../modules/operator/operator.entity.ts";
import { PasswordReset } from "../modules/password/password-reset.entity.ts";
import { ReadMark } from "../modules/read-mark/read-mark.entity.ts";
import { SavedConditionRow } from "../modules/saved-condition/saved-condition.entity.ts";
import { RememberToken } from "../modules/session/remember.entity.ts";
import { Session } from "../modules/session/session.entity.ts";
import { SetupRunContract, SetupRunRow } from "../modules/setup-status/setup-run.entity.ts";
import { Expression, Theme } from "../modules/theme/theme.entity.ts";
import { ThemeArticle, ThemeCount } from "../modules/theme/theme-article.entity.ts";
import {
  ThemeGroup,
  ThemeGroupCount,
  ThemeGroupCountedTheme,
  ThemeGroupTheme,
  ThemeGroupUserGroup,
} from "../modules/theme/theme-group.entity.ts";
import { Topic, TopicArticle, TopicTheme, TopicUserGroup } from "../modules/theme/topic.entity.ts";
import { AppUser } from "../modules/user/app-user.entity.ts";
import { ContractDemandUnit, UserGroup, UserGroupLinkage } from "../modules/user/user-group.entity.ts";
import { ArticleSearchRow, RecentSearchRow, SearchState, SearchTerm } from "../search/search.entity.ts";
import { Original } from "../storage/original.entity.ts";

/** Every entity; a test proves each of them equal to what the migrations create. */
export const entities = [
  ApiToken,
  AppUser,
  Article,
  ArticleImage,
  ArticleSetting,
  ArticleSearchRow,
  ArticleSource,
  ArticleStory,
  ArticleText,
  ArticleVersion,
  Audit,
  Contract,
  ContractConfiguration,
  ContractDemandUnit,
  ContractLinkage,
  ContractMessage,
  ExcludedDomain,
  Expression,
  EmbargoedItem,
  IngestCorrection,
  FeedHost,
  FeedSource,
  IngestError,
  MagazineRuleRow,
  MailAddress,
  MailDomain,
  MailEdition,
  MailEditionArticle,
  MailEditionSend,
  MailSetting,
  MailTemplate,
  IngestedFile,
  Media,
  MediaRegistration,
  MediaArrival,
  Notice,
  OperatorAccount,
  OperatorAudit,
  OperatorNotice,
  OperatorSessionRow,
  Original,
  PasswordReset,
  ReadMark,
  RememberToken,
  SavedConditionRow,
  RecentSearchRow,
  SearchState,
  SearchTerm,
  Session,
  SetupRunContract,
  SetupRunRow,
  StoryBand,
  StoryState,
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
  TopicUserGroup,
  UserGroup,
  UserGroupLinkage,
];
