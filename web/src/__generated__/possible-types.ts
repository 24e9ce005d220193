
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddressGroupResult": [
      "AddressGroup",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ApiTokenCreateResult": [
      "ApiTokenCreated",
      "InvalidForm",
      "Refusal"
    ],
    "ArticleCountResult": [
      "ArticleCountReport",
      "InvalidForm"
    ],
    "ArticleFeedCreateResult": [
      "ArticleFeedCreated",
      "InvalidForm",
      "Refusal"
    ],
    "ArticleListItem": [
      "MagazineArticle",
      "NewspaperArticle",
      "WebArticle"
    ],
    "ArticleResult": [
      "ArticleDetail",
      "Refusal"
    ],
    "ArticleSearchResult": [
      "ArticleSearchAnswer",
      "InvalidForm",
      "Refusal"
    ],
    "AskForReportResult": [
      "InvalidForm",
      "Refusal",
      "ReportAsked"
    ],
    "BackOfficeResult": [
      "BackOfficeDone",
      "InvalidForm",
      "Refusal"
    ],
    "BeginAuthenticatorResult": [
      "AuthenticatorBegun",
      "InvalidForm",
      "Refusal"
    ],
    "BeginPasskeyResult": [
      "InvalidForm",
      "PasskeyBegun",
      "Refusal"
    ],
    "BeginUserAuthenticatorResult": [
      "InvalidForm",
      "Refusal",
      "UserAuthenticatorBegun"
    ],
    "ChangeArticlesResult": [
      "ChangedArticles",
      "InvalidForm",
      "Refusal"
    ],
    "ChangeClipsResult": [
      "ClipsChanged",
      "Refusal"
    ],
    "ChangeResult": [
      "ChangeDone",
      "Refusal"
    ],
    "ChangeTopicResult": [
      "ChangedTopic",
      "Refusal"
    ],
    "ChangeUsersResult": [
      "ChangedUsers",
      "Refusal"
    ],
    "ChatSettingResult": [
      "ChatSettingSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ChatTargetResult": [
      "ChatTargetSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ChatTestResult": [
      "ChatTested",
      "Refusal"
    ],
    "ClipsResult": [
      "Clips",
      "Refusal"
    ],
    "CompanyEventResult": [
      "CompanyEvent",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ComparisonResult": [
      "ComparedPeriod",
      "InvalidForm"
    ],
    "ConditionMailPreviewResult": [
      "ConditionMailPreview",
      "Refusal"
    ],
    "ConfirmAuthenticatorResult": [
      "AuthenticatorSet",
      "InvalidForm",
      "Refusal"
    ],
    "ConfirmBriefingResult": [
      "Briefing",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "CopySettingResult": [
      "InvalidForm",
      "Refusal",
      "SettingsCopied"
    ],
    "CorrectArticleResult": [
      "ArticleCorrected",
      "ArticleStillIncorrect",
      "Refusal"
    ],
    "CountedTermsResult": [
      "CountedTerms",
      "InvalidForm",
      "Refusal"
    ],
    "EditionDoneResult": [
      "EditionDone",
      "InvalidForm",
      "Refusal"
    ],
    "EditionRotaResult": [
      "EditionRota",
      "InvalidForm",
      "Refusal"
    ],
    "ExpressionTrialResult": [
      "ExpressionTrial",
      "InvalidForm",
      "Refusal"
    ],
    "ListMarkedResult": [
      "ListMarked",
      "Refusal"
    ],
    "LoginNoticesResult": [
      "InvalidForm",
      "LoginNotices",
      "Refusal",
      "VersionConflict"
    ],
    "LoginResult": [
      "InvalidForm",
      "LoginSucceeded",
      "Refusal",
      "SecondStep"
    ],
    "MailAbsenceResult": [
      "InvalidForm",
      "MailAbsences",
      "Refusal"
    ],
    "MailChangeResult": [
      "MailDone",
      "Refusal"
    ],
    "MailDraftResult": [
      "InvalidForm",
      "MailDraft",
      "Refusal"
    ],
    "MailEditionPreviewResult": [
      "InvalidForm",
      "MailEditionPreview",
      "Refusal"
    ],
    "MailEditionSaveResult": [
      "InvalidForm",
      "MailEditionSaved",
      "Refusal"
    ],
    "MailEditionSendResult": [
      "InvalidForm",
      "MailEditionSent",
      "Refusal"
    ],
    "MailPreviewResult": [
      "InvalidForm",
      "MailPreview",
      "Refusal"
    ],
    "MailSettingPreviewResult": [
      "InvalidForm",
      "MailSettingPreview",
      "Refusal"
    ],
    "MailTestResult": [
      "InvalidForm",
      "MailTestQueued",
      "Refusal"
    ],
    "ManagedArticlesResult": [
      "InvalidForm",
      "ManagedArticlePage",
      "Refusal"
    ],
    "MissingCandidatesResult": [
      "InvalidForm",
      "MissingCandidates"
    ],
    "MissingResult": [
      "InvalidForm",
      "MissingAnswer",
      "Refusal"
    ],
    "MoveUsersResult": [
      "Refusal",
      "UsersMoved"
    ],
    "NamedArticlesResult": [
      "NamedArticles",
      "Refusal"
    ],
    "NoteClipResult": [
      "ClipNote",
      "InvalidForm",
      "Refusal"
    ],
    "NoticeResult": [
      "InvalidForm",
      "Notice",
      "Refusal",
      "VersionConflict"
    ],
    "OmissionChangeResult": [
      "ChangeDone",
      "InvalidForm",
      "Refusal"
    ],
    "OperatorLoginResult": [
      "InvalidForm",
      "OperatorLoginSucceeded",
      "Refusal"
    ],
    "OriginalResult": [
      "DemandLimit",
      "LimitExceeded",
      "NotDisplayable",
      "OriginalReady",
      "PartlyObtained"
    ],
    "OriginalTextResult": [
      "DemandLimit",
      "LimitExceeded",
      "NotDisplayable",
      "OriginalTextReady",
      "PartlyObtained"
    ],
    "PasswordChangeResult": [
      "InvalidForm",
      "PasswordChanged",
      "Refusal"
    ],
    "PasswordResetRequestResult": [
      "InvalidForm",
      "PasswordResetRequested",
      "Refusal"
    ],
    "PasswordResetUserResult": [
      "PasswordResetUser",
      "Refusal"
    ],
    "PushDeviceSaveResult": [
      "InvalidForm",
      "PushDeviceSaved",
      "Refusal"
    ],
    "PushDeviceTestResult": [
      "PushDeviceDone",
      "Refusal"
    ],
    "RegistrableMagazinesResult": [
      "InvalidForm",
      "Refusal",
      "RegistrableMagazinePage"
    ],
    "RegistrationPreviewResult": [
      "InvalidForm",
      "Refusal",
      "RegistrationPreview"
    ],
    "RegistrationResult": [
      "InvalidForm",
      "Refusal",
      "RegistrationDone"
    ],
    "RemoveConditionMailResult": [
      "ConditionMailEnded",
      "Refusal"
    ],
    "RemoveConditionResult": [
      "ConditionRemoved",
      "Refusal"
    ],
    "SaveChargeCodesResult": [
      "ChangeDone",
      "InvalidForm"
    ],
    "SaveClipFolderResult": [
      "ClipFolder",
      "InvalidForm",
      "Refusal"
    ],
    "SaveComparisonResult": [
      "Comparison",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "SaveConditionMailResult": [
      "ConditionMailSaved",
      "Refusal"
    ],
    "SaveConditionResult": [
      "InvalidForm",
      "Refusal",
      "SavedCondition"
    ],
    "SaveContractResult": [
      "ContractSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "SaveContractThemeResult": [
      "ContractThemeSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "SaveHandClipResult": [
      "InvalidForm",
      "Refusal",
      "SavedHandClip",
      "VersionConflict"
    ],
    "SaveMailLookResult": [
      "InvalidForm",
      "MailDone",
      "Refusal"
    ],
    "SaveMailSettingResult": [
      "InvalidForm",
      "MailSetting",
      "Refusal",
      "VersionConflict"
    ],
    "SaveMailTemplateResult": [
      "InvalidForm",
      "MailTemplateSaved",
      "Refusal",
      "VersionConflict"
    ],
    "SaveMediaRateResult": [
      "InvalidForm",
      "MediaRateList",
      "Refusal"
    ],
    "SaveOperatorResult": [
      "InvalidForm",
      "OperatorSaved",
      "Refusal",
      "VersionConflict"
    ],
    "SavePressReleaseResult": [
      "InvalidForm",
      "PressRelease",
      "Refusal",
      "VersionConflict"
    ],
    "SaveReportScheduleResult": [
      "InvalidForm",
      "Refusal",
      "ReportSchedule",
      "VersionConflict"
    ],
    "SaveTagsResult": [
      "InvalidForm",
      "Refusal",
      "TagList"
    ],
    "SaveThemeExpressionResult": [
      "InvalidForm",
      "Refusal",
      "ThemeExpressionSaved",
      "VersionConflict"
    ],
    "SaveThemeGroupResult": [
      "InvalidForm",
      "Refusal",
      "ThemeGroupSettings",
      "VersionConflict"
    ],
    "SaveTopicResult": [
      "InvalidForm",
      "Refusal",
      "TopicSettings",
      "VersionConflict"
    ],
    "SaveUserGroupResult": [
      "InvalidForm",
      "Refusal",
      "UserGroupSaved",
      "VersionConflict"
    ],
    "SaveUserResult": [
      "InvalidForm",
      "Refusal",
      "SavedUser",
      "VersionConflict"
    ],
    "SecondFactorResult": [
      "InvalidForm",
      "Refusal",
      "SecondFactorChanged"
    ],
    "SendAgainResult": [
      "DeadLettersQueued",
      "InvalidForm",
      "Refusal"
    ],
    "SendMailsResult": [
      "InvalidForm",
      "MailsTaken",
      "Refusal"
    ],
    "SignInResult": [
      "LoginSucceeded",
      "Refusal"
    ],
    "SsoSaveResult": [
      "InvalidForm",
      "Refusal",
      "SsoSaved",
      "VersionConflict"
    ],
    "SsoStartResult": [
      "InvalidForm",
      "Refusal",
      "SsoStarted"
    ],
    "ThemeSetLine": [
      "ThemeGroupLine",
      "TopicLine"
    ],
    "ThemeSetSettings": [
      "ThemeGroupSettings",
      "TopicSettings"
    ],
    "TracesResult": [
      "Refusal",
      "Traces"
    ],
    "TrendResult": [
      "InvalidForm",
      "Trend"
    ],
    "TrialSearchResult": [
      "InvalidForm",
      "Refusal",
      "TrialSearchAnswer"
    ],
    "UsageFrequenciesResult": [
      "InvalidForm",
      "UsageFrequencies"
    ],
    "UsageInquiryResult": [
      "InvalidForm",
      "UsageInquiry"
    ],
    "UsageRecordsResult": [
      "InvalidForm",
      "UsageRecords"
    ],
    "UserRemovalResult": [
      "Refusal",
      "UserRemoved",
      "VersionConflict"
    ],
    "WebhookReplayResult": [
      "Refusal",
      "WebhookReplayed"
    ],
    "WebhookResult": [
      "InvalidForm",
      "Refusal",
      "VersionConflict",
      "WebhookSaved"
    ],
    "WebhookTestResult": [
      "Refusal",
      "WebhookTested"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddressGroupResult": [
      "AddressGroup",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ApiTokenCreateResult": [
      "ApiTokenCreated",
      "InvalidForm",
      "Refusal"
    ],
    "ArticleCountResult": [
      "ArticleCountReport",
      "InvalidForm"
    ],
    "ArticleFeedCreateResult": [
      "ArticleFeedCreated",
      "InvalidForm",
      "Refusal"
    ],
    "ArticleListItem": [
      "MagazineArticle",
      "NewspaperArticle",
      "WebArticle"
    ],
    "ArticleResult": [
      "ArticleDetail",
      "Refusal"
    ],
    "ArticleSearchResult": [
      "ArticleSearchAnswer",
      "InvalidForm",
      "Refusal"
    ],
    "AskForReportResult": [
      "InvalidForm",
      "Refusal",
      "ReportAsked"
    ],
    "BackOfficeResult": [
      "BackOfficeDone",
      "InvalidForm",
      "Refusal"
    ],
    "BeginAuthenticatorResult": [
      "AuthenticatorBegun",
      "InvalidForm",
      "Refusal"
    ],
    "BeginPasskeyResult": [
      "InvalidForm",
      "PasskeyBegun",
      "Refusal"
    ],
    "BeginUserAuthenticatorResult": [
      "InvalidForm",
      "Refusal",
      "UserAuthenticatorBegun"
    ],
    "ChangeArticlesResult": [
      "ChangedArticles",
      "InvalidForm",
      "Refusal"
    ],
    "ChangeClipsResult": [
      "ClipsChanged",
      "Refusal"
    ],
    "ChangeResult": [
      "ChangeDone",
      "Refusal"
    ],
    "ChangeTopicResult": [
      "ChangedTopic",
      "Refusal"
    ],
    "ChangeUsersResult": [
      "ChangedUsers",
      "Refusal"
    ],
    "ChatSettingResult": [
      "ChatSettingSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ChatTargetResult": [
      "ChatTargetSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ChatTestResult": [
      "ChatTested",
      "Refusal"
    ],
    "ClipsResult": [
      "Clips",
      "Refusal"
    ],
    "CompanyEventResult": [
      "CompanyEvent",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "ComparisonResult": [
      "ComparedPeriod",
      "InvalidForm"
    ],
    "ConditionMailPreviewResult": [
      "ConditionMailPreview",
      "Refusal"
    ],
    "ConfirmAuthenticatorResult": [
      "AuthenticatorSet",
      "InvalidForm",
      "Refusal"
    ],
    "ConfirmBriefingResult": [
      "Briefing",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "CopySettingResult": [
      "InvalidForm",
      "Refusal",
      "SettingsCopied"
    ],
    "CorrectArticleResult": [
      "ArticleCorrected",
      "ArticleStillIncorrect",
      "Refusal"
    ],
    "CountedTermsResult": [
      "CountedTerms",
      "InvalidForm",
      "Refusal"
    ],
    "EditionDoneResult": [
      "EditionDone",
      "InvalidForm",
      "Refusal"
    ],
    "EditionRotaResult": [
      "EditionRota",
      "InvalidForm",
      "Refusal"
    ],
    "ExpressionTrialResult": [
      "ExpressionTrial",
      "InvalidForm",
      "Refusal"
    ],
    "ListMarkedResult": [
      "ListMarked",
      "Refusal"
    ],
    "LoginNoticesResult": [
      "InvalidForm",
      "LoginNotices",
      "Refusal",
      "VersionConflict"
    ],
    "LoginResult": [
      "InvalidForm",
      "LoginSucceeded",
      "Refusal",
      "SecondStep"
    ],
    "MailAbsenceResult": [
      "InvalidForm",
      "MailAbsences",
      "Refusal"
    ],
    "MailChangeResult": [
      "MailDone",
      "Refusal"
    ],
    "MailDraftResult": [
      "InvalidForm",
      "MailDraft",
      "Refusal"
    ],
    "MailEditionPreviewResult": [
      "InvalidForm",
      "MailEditionPreview",
      "Refusal"
    ],
    "MailEditionSaveResult": [
      "InvalidForm",
      "MailEditionSaved",
      "Refusal"
    ],
    "MailEditionSendResult": [
      "InvalidForm",
      "MailEditionSent",
      "Refusal"
    ],
    "MailPreviewResult": [
      "InvalidForm",
      "MailPreview",
      "Refusal"
    ],
    "MailSettingPreviewResult": [
      "InvalidForm",
      "MailSettingPreview",
      "Refusal"
    ],
    "MailTestResult": [
      "InvalidForm",
      "MailTestQueued",
      "Refusal"
    ],
    "ManagedArticlesResult": [
      "InvalidForm",
      "ManagedArticlePage",
      "Refusal"
    ],
    "MissingCandidatesResult": [
      "InvalidForm",
      "MissingCandidates"
    ],
    "MissingResult": [
      "InvalidForm",
      "MissingAnswer",
      "Refusal"
    ],
    "MoveUsersResult": [
      "Refusal",
      "UsersMoved"
    ],
    "NamedArticlesResult": [
      "NamedArticles",
      "Refusal"
    ],
    "NoteClipResult": [
      "ClipNote",
      "InvalidForm",
      "Refusal"
    ],
    "NoticeResult": [
      "InvalidForm",
      "Notice",
      "Refusal",
      "VersionConflict"
    ],
    "OmissionChangeResult": [
      "ChangeDone",
      "InvalidForm",
      "Refusal"
    ],
    "OperatorLoginResult": [
      "InvalidForm",
      "OperatorLoginSucceeded",
      "Refusal"
    ],
    "OriginalResult": [
      "DemandLimit",
      "LimitExceeded",
      "NotDisplayable",
      "OriginalReady",
      "PartlyObtained"
    ],
    "OriginalTextResult": [
      "DemandLimit",
      "LimitExceeded",
      "NotDisplayable",
      "OriginalTextReady",
      "PartlyObtained"
    ],
    "PasswordChangeResult": [
      "InvalidForm",
      "PasswordChanged",
      "Refusal"
    ],
    "PasswordResetRequestResult": [
      "InvalidForm",
      "PasswordResetRequested",
      "Refusal"
    ],
    "PasswordResetUserResult": [
      "PasswordResetUser",
      "Refusal"
    ],
    "PushDeviceSaveResult": [
      "InvalidForm",
      "PushDeviceSaved",
      "Refusal"
    ],
    "PushDeviceTestResult": [
      "PushDeviceDone",
      "Refusal"
    ],
    "RegistrableMagazinesResult": [
      "InvalidForm",
      "Refusal",
      "RegistrableMagazinePage"
    ],
    "RegistrationPreviewResult": [
      "InvalidForm",
      "Refusal",
      "RegistrationPreview"
    ],
    "RegistrationResult": [
      "InvalidForm",
      "Refusal",
      "RegistrationDone"
    ],
    "RemoveConditionMailResult": [
      "ConditionMailEnded",
      "Refusal"
    ],
    "RemoveConditionResult": [
      "ConditionRemoved",
      "Refusal"
    ],
    "SaveChargeCodesResult": [
      "ChangeDone",
      "InvalidForm"
    ],
    "SaveClipFolderResult": [
      "ClipFolder",
      "InvalidForm",
      "Refusal"
    ],
    "SaveComparisonResult": [
      "Comparison",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "SaveConditionMailResult": [
      "ConditionMailSaved",
      "Refusal"
    ],
    "SaveConditionResult": [
      "InvalidForm",
      "Refusal",
      "SavedCondition"
    ],
    "SaveContractResult": [
      "ContractSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "SaveContractThemeResult": [
      "ContractThemeSaved",
      "InvalidForm",
      "Refusal",
      "VersionConflict"
    ],
    "SaveHandClipResult": [
      "InvalidForm",
      "Refusal",
      "SavedHandClip",
      "VersionConflict"
    ],
    "SaveMailLookResult": [
      "InvalidForm",
      "MailDone",
      "Refusal"
    ],
    "SaveMailSettingResult": [
      "InvalidForm",
      "MailSetting",
      "Refusal",
      "VersionConflict"
    ],
    "SaveMailTemplateResult": [
      "InvalidForm",
      "MailTemplateSaved",
      "Refusal",
      "VersionConflict"
    ],
    "SaveMediaRateResult": [
      "InvalidForm",
      "MediaRateList",
      "Refusal"
    ],
    "SaveOperatorResult": [
      "InvalidForm",
      "OperatorSaved",
      "Refusal",
      "VersionConflict"
    ],
    "SavePressReleaseResult": [
      "InvalidForm",
      "PressRelease",
      "Refusal",
      "VersionConflict"
    ],
    "SaveReportScheduleResult": [
      "InvalidForm",
      "Refusal",
      "ReportSchedule",
      "VersionConflict"
    ],
    "SaveTagsResult": [
      "InvalidForm",
      "Refusal",
      "TagList"
    ],
    "SaveThemeExpressionResult": [
      "InvalidForm",
      "Refusal",
      "ThemeExpressionSaved",
      "VersionConflict"
    ],
    "SaveThemeGroupResult": [
      "InvalidForm",
      "Refusal",
      "ThemeGroupSettings",
      "VersionConflict"
    ],
    "SaveTopicResult": [
      "InvalidForm",
      "Refusal",
      "TopicSettings",
      "VersionConflict"
    ],
    "SaveUserGroupResult": [
      "InvalidForm",
      "Refusal",
      "UserGroupSaved",
      "VersionConflict"
    ],
    "SaveUserResult": [
      "InvalidForm",
      "Refusal",
      "SavedUser",
      "VersionConflict"
    ],
    "SecondFactorResult": [
      "InvalidForm",
      "Refusal",
      "SecondFactorChanged"
    ],
    "SendAgainResult": [
      "DeadLettersQueued",
      "InvalidForm",
      "Refusal"
    ],
    "SendMailsResult": [
      "InvalidForm",
      "MailsTaken",
      "Refusal"
    ],
    "SignInResult": [
      "LoginSucceeded",
      "Refusal"
    ],
    "SsoSaveResult": [
      "InvalidForm",
      "Refusal",
      "SsoSaved",
      "VersionConflict"
    ],
    "SsoStartResult": [
      "InvalidForm",
      "Refusal",
      "SsoStarted"
    ],
    "ThemeSetLine": [
      "ThemeGroupLine",
      "TopicLine"
    ],
    "ThemeSetSettings": [
      "ThemeGroupSettings",
      "TopicSettings"
    ],
    "TracesResult": [
      "Refusal",
      "Traces"
    ],
    "TrendResult": [
      "InvalidForm",
      "Trend"
    ],
    "TrialSearchResult": [
      "InvalidForm",
      "Refusal",
      "TrialSearchAnswer"
    ],
    "UsageFrequenciesResult": [
      "InvalidForm",
      "UsageFrequencies"
    ],
    "UsageInquiryResult": [
      "InvalidForm",
      "UsageInquiry"
    ],
    "UsageRecordsResult": [
      "InvalidForm",
      "UsageRecords"
    ],
    "UserRemovalResult": [
      "Refusal",
      "UserRemoved",
      "VersionConflict"
    ],
    "WebhookReplayResult": [
      "Refusal",
      "WebhookReplayed"
    ],
    "WebhookResult": [
      "InvalidForm",
      "Refusal",
      "VersionConflict",
      "WebhookSaved"
    ],
    "WebhookTestResult": [
      "Refusal",
      "WebhookTested"
    ]
  }
};
      export default result;
    