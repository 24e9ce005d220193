import "reflect-metadata";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { AddressGroupResolver } from "../modules/address-group/address-group.resolver.ts";
import { ApiTokenResolver } from "../modules/api-token/api-token.resolver.ts";
import { ArticleResolver } from "../modules/article/article.resolver.ts";
import { MagazineArticle } from "../modules/article/magazine-article.type.ts";
import { NewspaperArticle } from "../modules/article/newspaper-article.type.ts";
import { WebArticle } from "../modules/article/web-article.type.ts";
import { AssessmentResolver } from "../modules/article-assessment/assessment.resolver.ts";
import { ArticleCountResolver } from "../modules/article-count/article-count.resolver.ts";
import { ArticleFeedResolver } from "../modules/article-feed/article-feed.resolver.ts";
import { ArticleLifeResolver } from "../modules/article-life/article-life.resolver.ts";
import { ArticleSearchResolver } from "../modules/article-search/article-search.resolver.ts";
import { TrialSearchResolver } from "../modules/article-search/trial-search.resolver.ts";
import { AuditLogResolver } from "../modules/audit-log/audit-log.resolver.ts";
import { BookletResolver } from "../modules/booklet/booklet.resolver.ts";
import { BriefingResolver } from "../modules/briefing/briefing.resolver.ts";
import { ChargeCodeResolver } from "../modules/charge-code/charge-code.resolver.ts";
import { ChatTargetResolver } from "../modules/chat-target/chat-target.resolver.ts";
import { ClipResolver } from "../modules/clip/clip.resolver.ts";
import { HandClipResolver } from "../modules/clip/hand-clip.resolver.ts";
import { CompanyEventResolver } from "../modules/company-event/company-event.resolver.ts";
import { ComparisonResolver } from "../modules/comparison/comparison.resolver.ts";
import { ContractResolver } from "../modules/contract/contract.resolver.ts";
import { ContractCopyResolver } from "../modules/contract/contract-copy.resolver.ts";
import { ContractPartsResolver } from "../modules/contract/contract-parts.resolver.ts";
import { FirstAdminResolver } from "../modules/contract/first-admin.resolver.ts";
import { ContractLicenceResolver } from "../modules/contract-licence/contract-licence.resolver.ts";
import { ContractThemeResolver } from "../modules/contract-theme/contract-theme.resolver.ts";
import { ExpressionTrialResolver } from "../modules/contract-theme/expression-trial.resolver.ts";
import { RematchResolver } from "../modules/contract-theme/rematch.resolver.ts";
import { CustomerUserResolver } from "../modules/customer-user/customer-user.resolver.ts";
import { DeliverySheetResolver } from "../modules/delivery-sheet/delivery-sheet.resolver.ts";
import { EditionDutyResolver } from "../modules/edition-duty/edition-duty.resolver.ts";
import { FeedSourceResolver } from "../modules/feed-source/feed-source.resolver.ts";
import { FirstRunResolver } from "../modules/first-run/first-run.resolver.ts";
import { IncorrectArticleResolver } from "../modules/incorrect-article/incorrect-article.resolver.ts";
import { InspectedOriginalResolver } from "../modules/inspected-original/inspected-original.resolver.ts";
import { InstallationResolver } from "../modules/installation/installation.resolver.ts";
import { LicensedMediumResolver } from "../modules/licensed-medium/licensed-medium.resolver.ts";
import { MailDeliverabilityResolver } from "../modules/mail-deliverability/mail-deliverability.resolver.ts";
import { MailDraftResolver } from "../modules/mail-draft/mail-draft.resolver.ts";
import { MailEditionResolver } from "../modules/mail-edition/mail-edition.resolver.ts";
import { MailLifeResolver } from "../modules/mail-life/mail-life.resolver.ts";
import { MailMessageResolver } from "../modules/mail-message/mail-message.resolver.ts";
import { CopySettingResolver } from "../modules/mail-setting/copy-setting.resolver.ts";
import { MailAbsenceResolver } from "../modules/mail-setting/mail-absence.resolver.ts";
import { MailSettingResolver } from "../modules/mail-setting/mail-setting.resolver.ts";
import { SettingHistoryResolver } from "../modules/mail-setting/setting-history.resolver.ts";
import { SettingPreviewResolver } from "../modules/mail-setting/setting-preview.resolver.ts";
import { MailStatusResolver } from "../modules/mail-status/mail-status.resolver.ts";
import { MailLookResolver } from "../modules/mail-template/mail-look.resolver.ts";
import { MailTemplateResolver } from "../modules/mail-template/mail-template.resolver.ts";
import { ManagedArticleResolver } from "../modules/managed-article/managed-article.resolver.ts";
import { MediaArrivalResolver } from "../modules/media-arrival/media-arrival.resolver.ts";
import { MediaHabitResolver } from "../modules/media-arrival/media-habit.resolver.ts";
import { MediaRateResolver } from "../modules/media-rate/media-rate.resolver.ts";
import { MediumResolver } from "../modules/medium/medium.resolver.ts";
import { MissingArticleResolver } from "../modules/missing-article/missing-article.resolver.ts";
import { NamedArticlesResolver } from "../modules/named-articles/named-articles.resolver.ts";
import { NoticeResolver } from "../modules/notice/notice.resolver.ts";
import { OmissionResolver } from "../modules/omission/omission.resolver.ts";
import { AuthenticatorResolver } from "../modules/operator/authenticator.resolver.ts";
import { OperatorResolver } from "../modules/operator/operator.resolver.ts";
import { OperatorAccountResolver } from "../modules/operator/operator-account.resolver.ts";
import { OperatorFindResolver } from "../modules/operator-find/operator-find.resolver.ts";
import { OriginalResolver } from "../modules/original/original.resolver.ts";
import { PaperArrivalResolver } from "../modules/paper-arrival/paper-arrival.resolver.ts";
import { PasswordResolver } from "../modules/password/password.resolver.ts";
import { PressReleaseResolver } from "../modules/press-release/press-release.resolver.ts";
import { ProminenceResolver } from "../modules/prominence/prominence.resolver.ts";
import { ProvisioningResolver } from "../modules/provisioning/provisioning.resolver.ts";
import { PushDeviceResolver } from "../modules/push-device/push-device.resolver.ts";
import { ReadMarkResolver } from "../modules/read-mark/read-mark.resolver.ts";
import { ReadingPlaceResolver } from "../modules/reading-place/reading-place.resolver.ts";
import { RegistrationResolver } from "../modules/registration/registration.resolver.ts";
import { RelatedArticlesResolver } from "../modules/related-article/related-article.resolver.ts";
import { ReportResolver } from "../modules/report/report.resolver.ts";
import { ConditionMailResolver } from "../modules/saved-condition/condition-mail.resolver.ts";
import { SavedConditionResolver } from "../modules/saved-condition/saved-condition.resolver.ts";
import { SecondFactorResolver } from "../modules/second-factor/second-factor.resolver.ts";
import { SessionResolver } from "../modules/session/session.resolver.ts";
import { SessionListResolver } from "../modules/session/session-list.resolver.ts";
import { SingleSignOnResolver } from "../modules/single-sign-on/single-sign-on.resolver.ts";
import { SupportViewResolver } from "../modules/support-view/support-view.resolver.ts";
import { SynonymResolver } from "../modules/synonym/synonym.resolver.ts";
import { TagResolver } from "../modules/tag/tag.resolver.ts";
import { ThemeGroupResolver } from "../modules/theme-group/theme-group.resolver.ts";
import { TopicResolver } from "../modules/topic/topic.resolver.ts";
import { TopicArticleResolver } from "../modules/topic-article/topic-article.resolver.ts";
import { TrendResolver } from "../modules/trend/trend.resolver.ts";
import { UsageResolver } from "../modules/usage/usage.resolver.ts";
import { UsageInquiryResolver } from "../modules/usage-inquiry/usage-inquiry.resolver.ts";
import { UserResolver } from "../modules/user/user.resolver.ts";
import { UserGroupResolver } from "../modules/user-group/user-group.resolver.ts";
import { UserLogResolver } from "../modules/user-log/user-log.resolver.ts";
import { UserViewResolver } from "../modules/user-view/user-view.resolver.ts";
import { WebhookResolver } from "../modules/webhook/webhook.resolver.ts";
import { HomeScreenResolver } from "../screens/home-screen.resolver.ts";
import { LoginScreenResolver } from "../screens/login-screen.resolver.ts";

/** Every setting of type-graphql that has a silent default is written out. */
export const buildGraphqlSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      SessionResolver,
      SessionListResolver,
      SecondFactorResolver,
      SingleSignOnResolver,
      ChatTargetResolver,
      WebhookResolver,
      ProvisioningResolver,
      PasswordResolver,
      ApiTokenResolver,
      AddressGroupResolver,
      MailDraftResolver,
      ArticleFeedResolver,
      PushDeviceResolver,
      AuditLogResolver,
      OperatorResolver,
      OperatorAccountResolver,
      CompanyEventResolver,
      ComparisonResolver,
      PressReleaseResolver,
      ContractResolver,
      ContractPartsResolver,
      ContractThemeResolver,
      ExpressionTrialResolver,
      RematchResolver,
      UserLogResolver,
      LicensedMediumResolver,
      ContractLicenceResolver,
      InspectedOriginalResolver,
      IncorrectArticleResolver,
      FeedSourceResolver,
      ArticleLifeResolver,
      MailDeliverabilityResolver,
      MailLifeResolver,
      OperatorFindResolver,
      ContractCopyResolver,
      FirstAdminResolver,
      CustomerUserResolver,
      MailStatusResolver,
      MediaArrivalResolver,
      MediaHabitResolver,
      NoticeResolver,
      LoginScreenResolver,
      InstallationResolver,
      HomeScreenResolver,
      ArticleResolver,
      ArticleSearchResolver,
      TrialSearchResolver,
      ClipResolver,
      HandClipResolver,
      CompanyEventResolver,
      ComparisonResolver,
      PressReleaseResolver,
      BriefingResolver,
      SavedConditionResolver,
      ConditionMailResolver,
      MediumResolver,
      ArticleCountResolver,
      ReportResolver,
      NamedArticlesResolver,
      ReadMarkResolver,
      DeliverySheetResolver,
      MissingArticleResolver,
      OmissionResolver,
      PaperArrivalResolver,
      ProminenceResolver,
      RelatedArticlesResolver,
      ReadingPlaceResolver,
      AssessmentResolver,
      TagResolver,
      MediaRateResolver,
      OriginalResolver,
      UsageResolver,
      UsageInquiryResolver,
      MailEditionResolver,
      EditionDutyResolver,
      MailSettingResolver,
      SettingPreviewResolver,
      SettingHistoryResolver,
      CopySettingResolver,
      MailAbsenceResolver,
      MailTemplateResolver,
      MailLookResolver,
      MailMessageResolver,
      UserResolver,
      UserGroupResolver,
      ThemeGroupResolver,
      ManagedArticleResolver,
      TopicArticleResolver,
      RegistrationResolver,
      TopicResolver,
      TrendResolver,
      UserViewResolver,
      AuthenticatorResolver,
      SupportViewResolver,
      SynonymResolver,
      BookletResolver,
      ChargeCodeResolver,
      FirstRunResolver,
    ],
    orphanedTypes: [NewspaperArticle, WebArticle, MagazineArticle],
    // By default absent values skip their rules and a class without rules passes.
    validate: { skipMissingProperties: false, forbidUnknownValues: true, stopAtFirstError: false },
    nullableByDefault: false,
    disableInferringDefaultValues: false,
    globalMiddlewares: [],
    emitSchemaFile: false,
    skipCheck: false,
  });

/** The SDL as it is checked in: sorted, so that a diff shows what changed. */
export const sdlOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
