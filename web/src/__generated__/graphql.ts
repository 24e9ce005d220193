/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A token to be made for an integration. */
export type ApiTokenForm = {
  /** The last day on which it works, yyyy-MM-dd; null: until revoked. */
  expiresAt?: string | null | undefined;
  /** What it is for, at most 50 characters. */
  tokenName: string;
  /** ユーザーID of the user it calls as. */
  userId: string;
};

/** One page of a list of screen 0002. */
export type ArticleListInput = {
  /** Number of the page, from 1. */
  page?: number;
  /** Articles on a page, at most 100. */
  pageSize?: number;
  /** Days to list. */
  period: PeriodInput;
  /** Whose articles. */
  selection: SelectionInput;
  /** Order; なし unless said. */
  sort?: SortInput | null | undefined;
  /** The tab. */
  source: ArticleSource;
  /** Only what the user had not read at that moment; absent: everything. The same for all pages of a list. */
  unreadAsOf?: string | null | undefined;
};

/** A tab of the article lists. */
export type ArticleSource =
  /** 雑誌: data_section 5. */
  | 'MAGAZINE'
  /** 新聞: data_section 1 and 2. */
  | 'NEWSPAPER'
  /** WEB: data_section 3. */
  | 'WEB';

/** The book that a magazine article is in. */
export type BookInput = {
  /** contents_id of the issue. */
  contentsId?: string | null | undefined;
  /** article_id, decimal. */
  id: string | number;
  /** From where. */
  origin?: OriginalOrigin;
};

/** What screen 0020 sends for somebody signed in. */
export type ChangePasswordForm = {
  /** The new password once more. */
  confirmPassword: string;
  /** The password that holds now. */
  currentPassword: string;
  /** 8 to 20 letters, digits and !@#$%^&*, at least one digit and one of the signs. */
  password: string;
};

/** What one row of the article-count report is of. */
export type CountStep =
  /** A day. */
  | 'DAY'
  /** A month. */
  | 'MONTH';

/** What screen 0002 opens with. Everything absent falls to its default. */
export type HomeScreenInput = {
  /** Articles on the first page, at most 100. */
  pageSize?: number;
  /** Days to count and list; absent: the last 14 days ending today. */
  period?: PeriodInput | null | undefined;
  /** What to select; absent: the first theme of the tree. */
  selection?: SelectionInput | null | undefined;
  /** Order of the list; なし unless said. */
  sort?: SortInput | null | undefined;
  /** Tab to open; absent: the first visible source. */
  source?: ArticleSource | null | undefined;
};

/** Edition of the day (spec section 3, issue_type). */
export type IssueType =
  /** 夕刊. */
  | 'EVENING'
  /** 朝刊. */
  | 'MORNING'
  /** その他. */
  | 'OTHER';

/** What the sign-in screen sends. */
export type LoginForm = {
  /** 企業コード, at most 12 characters. */
  contractCode: string;
  /** At most 20 characters. */
  password: string;
  /** Stay signed in on this device. */
  rememberMe?: boolean;
  /** ユーザーID, at most 20 characters. */
  userId: string;
};

/** A notice of the sign-in page. */
export type LoginNoticeForm = {
  /** Its day, yyyy-MM-dd; one to come keeps it back until then. */
  date: string;
  /** At most 500 characters, with line breaks. */
  text: string;
};

/** What the sign-in page shows. Absent stays, null clears. */
export type LoginNoticesForm = {
  /** The warning above the form, at most 500 characters. */
  alert?: string | null | undefined;
  /** At most 20; they take the place of those before. */
  notices?: Array<LoginNoticeForm> | null | undefined;
  /** The version that was read; with it a change in between is refused, without it replaced. */
  version?: string | null | undefined;
};

/** Chosen articles to be sent by hand (screen 1002). */
export type MailDeliveryForm = {
  /** As many as mail_send_max_count allows. */
  addresses: Array<string>;
  /** article_ids in the order in which they are to stand, at most 500. */
  articleIds: Array<string | number>;
  /** 1 to 4 (spec section 9). */
  attachType?: number;
  /** utf8 or iso2022jp. */
  encoding?: string;
  /** yyyy-MM-ddTHH:mm in Tokyo, at most a year ahead; null for at once. */
  sendAt?: string | null | undefined;
  /** At most 200 characters. */
  subject: string;
  /** template_file_id; 0 for the product's own. */
  templateFileId?: string | number;
  /** Stands above the articles; at most 4000 characters. */
  text?: string;
};

/** The draft of an edition. */
export type MailEditionForm = {
  /** In the mail's order. */
  items: Array<MailEditionItemInput>;
  /** Articles that are not to come again. */
  leftOutIds: Array<string | number>;
  /** Where none was ever sent: from when on articles are new. */
  sinceDay?: string | null | undefined;
  /** Theme, group or topic. */
  target: SelectionInput;
  /** The version that was read; a change in between is refused. */
  version: string;
};

/** An article with its line, or a heading. */
export type MailEditionItemInput = {
  /** Null for a heading. */
  articleId?: string | number | null | undefined;
  /** One line; null or blank: the contract's comment stands. */
  comment?: string | null | undefined;
  /** Null for an article. */
  heading?: string | null | undefined;
};

/** How an edition's mail is to look. */
export type MailEditionLook = {
  /** 1 to 4 (spec section 9). */
  attachType?: number;
  /** utf8 or iso2022jp. */
  encoding?: string;
  /** 1 to 5 (spec section 9). */
  subjectType?: number;
  /** Theme, group or topic. */
  target: SelectionInput;
  /** 0: the contract's default template, else the product's. */
  templateId?: string | number;
};

/** The send of a saved draft. */
export type MailEditionSendForm = {
  /** To whom, at most as many as the contract allows. */
  addresses: Array<string>;
  /** 1 to 4 (spec section 9). */
  attachType?: number;
  /** utf8 or iso2022jp. */
  encoding?: string;
  /** When; null: at once. */
  sendAt?: string | null | undefined;
  /** 1 to 5 (spec section 9). */
  subjectType?: number;
  /** Theme, group or topic. */
  target: SelectionInput;
  /** 0: the contract's default template, else the product's. */
  templateId?: string | number;
  /** The version that was seen. */
  version: string;
};

/** What mail settings are searched by; what is absent is not looked at. */
export type MailSettingFilter = {
  /** 1 theme, 2 theme group, 3 topic. */
  dataKbn?: number | null | undefined;
  /** 1, 2, 3, 5, or 101 for newspapers. */
  dataSection?: number | null | undefined;
  /** A part of the address. */
  mailAddress?: string | null | undefined;
  /** Id of the theme, theme group or topic. */
  targetId?: string | number | null | undefined;
};

/** A mail setting as screen 1008 sends it. */
export type MailSettingForm = {
  /** False lets mail go again to an address that was stopped. */
  addressStopFlag?: boolean | null | undefined;
  /** Each article also comes by itself as soon as it is there. */
  alertFlag?: boolean | null | undefined;
  /** Alerts a day; what exceeds them comes with the next digest. */
  alertMaxCount?: number | null | undefined;
  /** 1 to 4 (spec section 9). */
  attachType: number;
  /** 1 theme, 2 theme group, 3 topic. */
  dataKbn: number;
  /** 1, 2, 3, 5, or 101 for newspapers; null for every source. */
  dataSection?: number | null | undefined;
  /** utf8 or iso2022jp. */
  encoding: string;
  /** Where the mails go; at most 256 characters. */
  mailAddress: string;
  /** The address once more. */
  mailAddressConfirmation: string;
  /** HH:mm in Tokyo; with the beginning, or null like it. */
  quietEndTime?: string | null | undefined;
  /** HH:mm in Tokyo; with the end, or null like it. */
  quietStartTime?: string | null | undefined;
  /** 1 to 24 times, HH:mm in Tokyo. */
  sendTimes: Array<string>;
  /** 1 to 5 (spec section 9). */
  subjectType: number;
  /** Id of the theme, theme group or topic; blank is a fault of the form. */
  targetId: string;
  /** template_file_id; 0 for the default; blank is a fault of the form. */
  templateFileId: string;
  /** Sent although there is no article. */
  zeroArticleEmail: boolean;
};

/** A mail of chosen articles, to be looked at. */
export type ManualMailForm = {
  /** article_ids in the order in which they are to stand, at most 500. */
  articleIds: Array<string | number>;
  /** At most 200 characters. */
  subject: string;
  /** template_file_id; 0 for the product's own. */
  templateFileId?: string | number;
  /** Stands above the articles; at most 4000 characters. */
  text?: string;
};

/** The contract's notice. */
export type NoticeForm = {
  /** At most 2000 characters, with line breaks. */
  text: string;
  /** The version that was read; with it a change in between is refused, without it replaced. */
  version?: string | null | undefined;
};

/** What the operators' sign-in sends. */
export type OperatorLoginForm = {
  /** 管理者ID, at most 20 characters. */
  operatorId: string;
  /** At most 200 characters. */
  password: string;
};

/** From where originals are asked for; kept with the use. */
export type OriginalOrigin = {
  /** display_id of the screen. */
  displayId?: string | null | undefined;
  /** Whether the link of a mail asked (is_mail). */
  isMail?: boolean;
  /** The theme, group or topic under which they stood. */
  selection?: SelectionInput | null | undefined;
};

/** An article whose original is wanted. */
export type OriginalRef = {
  /** 1 newspaper image, 2 newspaper text, 5 magazine. */
  dataSection: number;
  /** article_id, decimal. */
  id: string | number;
};

/** The text of one newspaper article. */
export type OriginalTextInput = {
  /** The article. */
  article: OriginalRef;
  /** From where. */
  origin?: OriginalOrigin;
  /** Display or print. */
  use: OriginalUse;
};

/** What an original is wanted for. */
export type OriginalUse =
  /** On the screen (1). */
  | 'DISPLAY'
  /** On paper (2). */
  | 'PRINT';

/** Originals of newspaper articles, merged into one file. */
export type OriginalsInput = {
  /** 1 to 100 articles, in the order of the file. */
  articles: Array<OriginalRef>;
  /** From where. */
  origin?: OriginalOrigin;
  /** Display or print. */
  use: OriginalUse;
};

/** What screen 0022 sends: whom a reset link is asked for. */
export type PasswordResetRequestForm = {
  /** 企業コード, at most 12 characters. */
  contractCode: string;
  /** ユーザーID, at most 20 characters. */
  userId: string;
};

/** Days on which articles were set up, both included. What is absent falls to the last 14 days ending today. */
export type PeriodInput = {
  /** Last day; absent: today in Tokyo. */
  end?: string | null | undefined;
  /** First day; absent: 13 days before the end. */
  start?: string | null | undefined;
};

/** The days of a report. */
export type ReportPeriodForm = {
  /** Last day, yyyy-MM-dd; at most 366 days in all. */
  end: string;
  /** First day, yyyy-MM-dd. */
  start: string;
};

/** What screen 0020 sends as the landing of a reset link. */
export type ResetPasswordForm = {
  /** The new password once more. */
  confirmPassword: string;
  /** 8 to 20 letters, digits and !@#$%^&*, at least one digit and one of the signs. */
  password: string;
  /** password_reset_key of the link. */
  passwordResetKey: string;
};

/** Role of a customer's user. */
export type Role =
  /** Administers the contract. */
  | 'ADMIN'
  /** May also fill topics. */
  | 'TOPIC_USER'
  /** Reads and mails. */
  | 'USER';

/** Whose story, and of which days the list that shows it is. */
export type SameStoryInput = {
  /** article_id, decimal. */
  articleId: string | number;
  /** Days of the list. */
  period: PeriodInput;
};

/** A search that the user keeps. */
export type SearchConditionForm = {
  /** Words, blank-separated, at most 1000 characters. */
  keyword1?: string | null | undefined;
  /** Further words. */
  keyword2?: string | null | undefined;
  /** Of keyword2: 3 none of its words, else all. */
  mediaOperator?: number | null | undefined;
  /** Names of media, any of them; at most 200. */
  nameList?: Array<string> | null | undefined;
  /** Of keyword1: 1 all its words, 2 any of them, 3 none. */
  operator?: number | null | undefined;
  /** Its name, at most 50 characters; each once. */
  title: string;
};

/** What is searched: keywords, or an expression in their place. */
export type SearchForm = {
  /** Last day, yyyy-MM-dd; absent: today in Tokyo. */
  end?: string | null | undefined;
  /** An expression, at most 20,000 characters. */
  expression?: string | null | undefined;
  /** Words, blank-separated, at most 1000 characters. */
  keyword1?: string | null | undefined;
  /** Further words. */
  keyword2?: string | null | undefined;
  /** Of keyword2: 3 none of its words, else all. */
  mediaOperator?: number | null | undefined;
  /** Names of media, any of them; at most 200. */
  nameList?: Array<string> | null | undefined;
  /** Of keyword1: 1 all its words, 2 any of them, 3 none. */
  operator?: number | null | undefined;
  /** Sources to search, at least one; absent: all. */
  sources?: Array<ArticleSource> | null | undefined;
  /** First day, yyyy-MM-dd; absent: 13 days before the end. */
  start?: string | null | undefined;
};

/** Which page of what was found. */
export type SearchPageInput = {
  /** Number of the page, from 1. */
  page?: number;
  /** Articles on a page, at most 100. */
  pageSize?: number;
  /** Order; なし unless said. */
  sort?: SortInput | null | undefined;
  /** The tab; absent: the first one in which something was found. */
  source?: ArticleSource | null | undefined;
};

/** Names a theme, theme group or topic. */
export type SelectionInput = {
  /** Id within its kind, decimal. */
  id: string | number;
  /** Theme, theme group or topic. */
  kind: SelectionKind;
};

/** What a list of articles is of. */
export type SelectionKind =
  /** One theme (data_kbn 1). */
  | 'THEME'
  /** All themes of a theme group (data_kbn 2). */
  | 'THEME_GROUP'
  /** A topic, filled by hand (data_kbn 3). */
  | 'TOPIC';

/** What is new to mail settings, sent now or at a time instead of with their next digest. */
export type SettingMailsInput = {
  /** yyyy-MM-ddTHH:mm in Tokyo, at most a year ahead; null for at once. */
  sendAt?: string | null | undefined;
  /** mail_setting_ids, at most 100. */
  settingIds: Array<string | number>;
};

/** Order of a list; each tab keeps its own. */
export type SortInput = {
  /** What to sort by; なし unless said. */
  key?: SortKey;
  /** Direction. */
  order?: SortOrder;
};

/** What a list is sorted by. */
export type SortKey =
  /** Date of the article. */
  | 'DATE'
  /** なし: core-api's own order. */
  | 'NONE'
  /** Headline. */
  | 'TITLE';

/** Direction of a sorting. */
export type SortOrder =
  /** Oldest or あ first. */
  | 'ASC'
  /** Newest or ん first. */
  | 'DESC';

/** The mail of a theme, theme group or topic, to be looked at (screen 1044). */
export type ThemeMailInput = {
  /** 1 theme, 2 theme group, 3 topic. */
  dataKbn: number;
  /** The day that it is of, yyyy-MM-dd. */
  processDate: string;
  /** 1 to 5 (spec section 9). */
  subjectType?: number;
  /** Id of the theme, theme group or topic; blank is a fault of the form. */
  targetId: string;
  /** template_file_id; 0 for the default. */
  templateFileId: string | number;
};

/** Whose uses of this month a meter shows. */
export type UsageCap =
  /** All groups' of the demand unit. */
  | 'DEMAND_UNIT'
  /** The group's, of newspapers as page images (MC). */
  | 'NEWSPAPER_IMAGE'
  /** The group's, of newspapers as text (SC). */
  | 'NEWSPAPER_TEXT';

export type UsageMetersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsageMetersQuery = { __typename: 'Query', usageMeters: Array<{ __typename: 'UsageMeter', cap: UsageCap, name: string | null, used: number, max: number | null }> };

export type LoginScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginScreenQuery = { __typename: 'Query', loginScreen: { __typename: 'LoginScreen', alert: string | null, notices: Array<{ __typename: 'OperatorNotice', date: string, text: string }> } };

export type OperatorViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorViewerQuery = { __typename: 'Query', operatorViewer: { __typename: 'Operator', id: string, name: string, department: string } | null };

export type OperatorLoginMutationVariables = Exact<{
  form: OperatorLoginForm;
}>;


export type OperatorLoginMutation = { __typename: 'Mutation', operatorLogin:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'OperatorLoginSucceeded', operator: { __typename: 'Operator', id: string } }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type OperatorLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type OperatorLogoutMutation = { __typename: 'Mutation', operatorLogout: { __typename: 'LogoutResult', done: boolean } };

export type RequestOriginalsMutationVariables = Exact<{
  input: OriginalsInput;
}>;


export type RequestOriginalsMutation = { __typename: 'Mutation', requestOriginals:
    | { __typename: 'DemandLimit', message: string }
    | { __typename: 'LimitExceeded', message: string }
    | { __typename: 'NotDisplayable', message: string }
    | { __typename: 'OriginalReady', ticket: string, obtainedCount: number }
    | { __typename: 'PartlyObtained', obtainedTicket: string | null, obtainedCount: number, requestedCount: number, message: string, failed: Array<{ __typename: 'FailedOriginal', id: string, dataSection: number, title: string, reason: string }> }
   };

export type CompleteOriginalsMutationVariables = Exact<{
  ticket: string;
  use: OriginalUse;
}>;


export type CompleteOriginalsMutation = { __typename: 'Mutation', completeOriginals: { __typename: 'OriginalCounted', count: number } };

export type RequestOriginalTextMutationVariables = Exact<{
  input: OriginalTextInput;
}>;


export type RequestOriginalTextMutation = { __typename: 'Mutation', requestOriginalText:
    | { __typename: 'DemandLimit', message: string }
    | { __typename: 'LimitExceeded', message: string }
    | { __typename: 'NotDisplayable', message: string }
    | { __typename: 'OriginalTextReady', title: string, text: string }
    | { __typename: 'PartlyObtained', message: string }
   };

export type MarkReadMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  read: boolean;
}>;


export type MarkReadMutation = { __typename: 'Mutation', markRead: { __typename: 'ReadMarks', ids: Array<string>, read: boolean } };

export type MediaQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaQuery = { __typename: 'Query', media: Array<{ __typename: 'Medium', code: string, name: string, group: number | null, source: ArticleSource }> };

export type SavedConditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedConditionsQuery = { __typename: 'Query', savedConditions: Array<{ __typename: 'SavedConditionTitle', id: string, title: string }> };

export type SavedConditionQueryVariables = Exact<{
  id: string | number;
}>;


export type SavedConditionQuery = { __typename: 'Query', savedCondition: { __typename: 'SavedCondition', id: string, title: string, keyword1: string, keyword2: string, operator: number, mediaOperator: number, nameList: Array<string> } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', contractId: string, contractCode: string, userId: string, name: string, companyName: string, userGroupName: string, role: Role, mailSendMaxCount: number, subthemeDisplay: boolean, pdfUsageDisplay: boolean, processDate: string, confirmations: { __typename: 'OriginalConfirmations', pdf: string | null, print: string | null, text: string | null, printText: string | null }, sources: { __typename: 'SourceVisibility', newspaper: boolean, newspaperImage: boolean, newspaperText: boolean, web: boolean, magazine: boolean }, abilities: { __typename: 'Abilities', sendMail: boolean, manageTopics: boolean, administer: boolean, mc: { __typename: 'OriginalAbilities', thumbnail: boolean, viewPdf: boolean, printPdf: boolean, viewText: boolean, printText: boolean }, sc: { __typename: 'OriginalAbilities', thumbnail: boolean, viewPdf: boolean, printPdf: boolean, viewText: boolean, printText: boolean } } } | null };

export type LoginMutationVariables = Exact<{
  form: LoginForm;
}>;


export type LoginMutation = { __typename: 'Mutation', login:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'LoginSucceeded', viewer: { __typename: 'Viewer', userId: string } }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type AutoLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type AutoLoginMutation = { __typename: 'Mutation', autoLogin:
    | { __typename: 'LoginSucceeded', viewer: { __typename: 'Viewer', userId: string } }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type IpLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type IpLoginMutation = { __typename: 'Mutation', ipLogin:
    | { __typename: 'LoginSucceeded', viewer: { __typename: 'Viewer', contractCode: string } }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { __typename: 'Mutation', logout: { __typename: 'LogoutResult', done: boolean } };

type ListedArticle_MagazineArticle_Fragment = (
  { __typename: 'MagazineArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
  & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
) & { ' $fragmentName'?: 'ListedArticle_MagazineArticle_Fragment' };

type ListedArticle_NewspaperArticle_Fragment = (
  { __typename: 'NewspaperArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
  & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
) & { ' $fragmentName'?: 'ListedArticle_NewspaperArticle_Fragment' };

type ListedArticle_WebArticle_Fragment = (
  { __typename: 'WebArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
  & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
) & { ' $fragmentName'?: 'ListedArticle_WebArticle_Fragment' };

export type ListedArticleFragment =
  | ListedArticle_MagazineArticle_Fragment
  | ListedArticle_NewspaperArticle_Fragment
  | ListedArticle_WebArticle_Fragment
;

type ArticleRow_MagazineArticle_Fragment = { __typename: 'MagazineArticle', coverDate: string | null, startPage: number | null, endPage: number | null, salePeriod: string, thumbnailUrl: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, sameStoryCount: number, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleRow_MagazineArticle_Fragment' };

type ArticleRow_NewspaperArticle_Fragment = { __typename: 'NewspaperArticle', isImage: boolean, issueDate: string | null, issueType: IssueType, page: string | null, row: string | null, imageCount: number | null, thumbnailUrl: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, sameStoryCount: number, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleRow_NewspaperArticle_Fragment' };

type ArticleRow_WebArticle_Fragment = { __typename: 'WebArticle', reportedAt: string | null, category: string | null, url: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, sameStoryCount: number, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleRow_WebArticle_Fragment' };

export type ArticleRowFragment =
  | ArticleRow_MagazineArticle_Fragment
  | ArticleRow_NewspaperArticle_Fragment
  | ArticleRow_WebArticle_Fragment
;

type ArticleHead_MagazineArticle_Fragment = { __typename: 'MagazineArticle', coverDate: string | null, startPage: number | null, endPage: number | null, category: string | null, salePeriod: string, contentsId: string | null, deleted: boolean, thumbnailUrl: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, themeNames: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleHead_MagazineArticle_Fragment' };

type ArticleHead_NewspaperArticle_Fragment = { __typename: 'NewspaperArticle', isImage: boolean, issueDate: string | null, issueType: IssueType, page: string | null, subtitle: string, charCount: number | null, thumbnailUrl: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, themeNames: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleHead_NewspaperArticle_Fragment' };

type ArticleHead_WebArticle_Fragment = { __typename: 'WebArticle', reportedAt: string | null, category: string | null, url: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, themeNames: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleHead_WebArticle_Fragment' };

export type ArticleHeadFragment =
  | ArticleHead_MagazineArticle_Fragment
  | ArticleHead_NewspaperArticle_Fragment
  | ArticleHead_WebArticle_Fragment
;

export type ArticleQueryVariables = Exact<{
  id: string | number;
  dataSection: number;
}>;


export type ArticleQuery = { __typename: 'Query', article:
    | { __typename: 'ArticleDetail', body: string | null, lead: string | null, article:
        | (
          { __typename: 'MagazineArticle', id: string, dataSection: number, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', id: string, dataSection: number, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', id: string, dataSection: number, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
        )
      , bodyHits: Array<{ __typename: 'TextRange', start: number, end: number }>, images: Array<{ __typename: 'ArticleImage', serialNo: number, url: string, caption: string }> }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type CountsFragment = { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } & { ' $fragmentName'?: 'CountsFragment' };

export type TreeFragment = { __typename: 'ThemeTree', topics: Array<{ __typename: 'Topic', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }>, groups: Array<{ __typename: 'ThemeGroup', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number }, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> }>, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> } & { ' $fragmentName'?: 'TreeFragment' };

export type HomeScreenQueryVariables = Exact<{
  input: HomeScreenInput;
}>;


export type HomeScreenQuery = { __typename: 'Query', homeScreen: { __typename: 'HomeScreen', source: ArticleSource | null, notice: string | null, period: { __typename: 'Period', start: string, end: string }, tree: { __typename: 'ThemeTree', topics: Array<{ __typename: 'Topic', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }>, groups: Array<{ __typename: 'ThemeGroup', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number }, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> }>, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> }, selected: { __typename: 'SelectedNode', kind: SelectionKind, id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } } | null, page: { __typename: 'ArticlePage', source: ArticleSource, totalCount: number, page: number, pageSize: number, articles: Array<
        | (
          { __typename: 'MagazineArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
        )
      > } | null, availableDays: Array<{ __typename: 'AvailableDays', source: ArticleSource, days: Array<string> }>, today: { __typename: 'TodayArticles', name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } } | null } };

export type ArticleListQueryVariables = Exact<{
  input: ArticleListInput;
}>;


export type ArticleListQuery = { __typename: 'Query', articleList: { __typename: 'ArticlePage', source: ArticleSource, totalCount: number, page: number, pageSize: number, articles: Array<
      | (
        { __typename: 'MagazineArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
      )
      | (
        { __typename: 'NewspaperArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
      )
      | (
        { __typename: 'WebArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
      )
    > } };

export type SameStoryQueryVariables = Exact<{
  input: SameStoryInput;
}>;


export type SameStoryQuery = { __typename: 'Query', sameStory: { __typename: 'SameStory', totalCount: number, articles: Array<
      | (
        { __typename: 'MagazineArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
      )
      | (
        { __typename: 'NewspaperArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
      )
      | (
        { __typename: 'WebArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
      )
    > } };

export type TracesScreenQueryVariables = Exact<{
  id: string | number;
  dataSection: number;
}>;


export type TracesScreenQuery = { __typename: 'Query', traces:
    | { __typename: 'Refusal', code: string, message: string }
    | { __typename: 'Traces', images: Array<{ __typename: 'ArticleImage', serialNo: number, url: string, caption: string }> }
  , article:
    | { __typename: 'ArticleDetail', article:
        | { __typename: 'MagazineArticle', id: string, dataSection: number, searchWords: Array<string>, title: string, mediaName: string }
        | { __typename: 'NewspaperArticle', id: string, dataSection: number, searchWords: Array<string>, title: string, mediaName: string }
        | { __typename: 'WebArticle', id: string, dataSection: number, searchWords: Array<string>, title: string, mediaName: string }
       }
    | { __typename: 'Refusal' }
   };

export type RemoveConditionMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveConditionMutation = { __typename: 'Mutation', removeCondition: { __typename: 'ConditionRemoved', done: boolean } };

export type SaveConditionMutationVariables = Exact<{
  id?: string | number | null | undefined;
  form: SearchConditionForm;
}>;


export type SaveConditionMutation = { __typename: 'Mutation', saveCondition:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
    | { __typename: 'SavedCondition', id: string, title: string }
   };

export type TrialSearchQueryVariables = Exact<{
  form: SearchForm;
  list: SearchPageInput;
}>;


export type TrialSearchQuery = { __typename: 'Query', trialSearch:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string, position: number | null }> }
    | { __typename: 'Refusal', message: string }
    | { __typename: 'TrialSearchAnswer', page: number, pageSize: number, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number, total: number }, headlines: Array<{ __typename: 'TriedHeadline', articleId: string, dataSection: number, title: string, mediaName: string, issueDate: string | null, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> }> }
   };

type PaperCard_MagazineArticle_Fragment = { __typename: 'MagazineArticle', id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'PaperCard_MagazineArticle_Fragment' };

type PaperCard_NewspaperArticle_Fragment = { __typename: 'NewspaperArticle', isImage: boolean, issueDate: string | null, issueType: IssueType, page: string | null, row: string | null, imageCount: number | null, subtitle: string, thumbnailUrl: string | null, imageUrls: Array<string>, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'PaperCard_NewspaperArticle_Fragment' };

type PaperCard_WebArticle_Fragment = { __typename: 'WebArticle', id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'PaperCard_WebArticle_Fragment' };

export type PaperCardFragment =
  | PaperCard_MagazineArticle_Fragment
  | PaperCard_NewspaperArticle_Fragment
  | PaperCard_WebArticle_Fragment
;

type NamedItem_MagazineArticle_Fragment = { __typename: 'MagazineArticle', coverDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> } & { ' $fragmentName'?: 'NamedItem_MagazineArticle_Fragment' };

type NamedItem_NewspaperArticle_Fragment = { __typename: 'NewspaperArticle', issueDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> } & { ' $fragmentName'?: 'NamedItem_NewspaperArticle_Fragment' };

type NamedItem_WebArticle_Fragment = { __typename: 'WebArticle', reportedAt: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> } & { ' $fragmentName'?: 'NamedItem_WebArticle_Fragment' };

export type NamedItemFragment =
  | NamedItem_MagazineArticle_Fragment
  | NamedItem_NewspaperArticle_Fragment
  | NamedItem_WebArticle_Fragment
;

export type NamedArticlesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type NamedArticlesQuery = { __typename: 'Query', namedArticles:
    | { __typename: 'NamedArticles', textFirst: boolean, unavailableCount: number, image: Array<
        | (
          { __typename: 'MagazineArticle', coverDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'PaperCard_MagazineArticle_Fragment': PaperCard_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', issueDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'PaperCard_NewspaperArticle_Fragment': PaperCard_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', reportedAt: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'PaperCard_WebArticle_Fragment': PaperCard_WebArticle_Fragment } }
        )
      >, text: Array<
        | (
          { __typename: 'MagazineArticle', coverDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'PaperCard_MagazineArticle_Fragment': PaperCard_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', issueDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'PaperCard_NewspaperArticle_Fragment': PaperCard_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', reportedAt: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'PaperCard_WebArticle_Fragment': PaperCard_WebArticle_Fragment } }
        )
      >, web: Array<
        | (
          { __typename: 'MagazineArticle', coverDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', issueDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', reportedAt: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment } }
        )
      >, magazine: Array<
        | (
          { __typename: 'MagazineArticle', coverDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', issueDate: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', reportedAt: string | null, id: string, dataSection: number, title: string, read: boolean, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment } }
        )
      > }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type UsageRecordsQueryVariables = Exact<{
  period: ReportPeriodForm;
  page: number;
}>;


export type UsageRecordsQuery = { __typename: 'Query', usageRecords:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'UsageRecords', articleCount: number, meters: Array<{ __typename: 'UsageMeter', cap: UsageCap, name: string | null, used: number, max: number | null }>, days: Array<{ __typename: 'UsageDay', day: string, counts: { __typename: 'UsageCounts', pdfDisplay: number, pdfPrint: number, textDisplay: number, textPrint: number, book: number, newspaperImage: number, newspaperText: number, total: number } }>, total: { __typename: 'UsageCounts', pdfDisplay: number, pdfPrint: number, textDisplay: number, textPrint: number, book: number, newspaperImage: number, newspaperText: number, total: number }, articles: Array<{ __typename: 'UsedArticle', id: string, dataSection: number, title: string, mediaName: string, issueDate: string | null, issueType: IssueType | null, page: string | null, useCount: number }> }
   };

export type PasswordResetUserQueryVariables = Exact<{
  key: string;
}>;


export type PasswordResetUserQuery = { __typename: 'Query', passwordResetUser:
    | { __typename: 'PasswordResetUser', contractCode: string, userId: string }
    | { __typename: 'Refusal', message: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  form: ResetPasswordForm;
}>;


export type ResetPasswordMutation = { __typename: 'Mutation', resetPassword:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'PasswordChanged', done: boolean }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type ChangePasswordMutationVariables = Exact<{
  form: ChangePasswordForm;
}>;


export type ChangePasswordMutation = { __typename: 'Mutation', changePassword:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'PasswordChanged', done: boolean }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type RequestPasswordResetMutationVariables = Exact<{
  form: PasswordResetRequestForm;
}>;


export type RequestPasswordResetMutation = { __typename: 'Mutation', requestPasswordReset:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'PasswordResetRequested', done: boolean }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type EditionPartsFragment = { __typename: 'MailEdition', name: string, version: string, sinceDay: string, begun: boolean, savedBy: string | null, savedAt: string | null, arrivalCount: number, hiddenCount: number, droppedCount: number, destinations: Array<string>, sendMaxCount: number, items: Array<{ __typename: 'MailEditionItem', comment: string | null, heading: string | null, article: { __typename: 'MailEditionArticle', id: string, dataSection: number, title: string, line: string, comment: string } | null }>, arrivals: Array<{ __typename: 'MailEditionArticle', id: string, dataSection: number, title: string, line: string, comment: string }>, leftOut: Array<{ __typename: 'MailEditionArticle', id: string, dataSection: number, title: string, line: string, comment: string }>, lastSent: { __typename: 'MailEditionLastSent', at: string, by: string, articleCount: number } | null, sends: Array<{ __typename: 'MailEditionSend', id: string, at: string, by: string, articleCount: number, addressCount: number, failedCount: number, status: number, canCancel: boolean }>, options: { __typename: 'MailEditionOptions', addresses: Array<string>, subjectType: number, attachType: number, templateId: string, encoding: string }, templates: Array<{ __typename: 'MailEditionTemplate', id: string, name: string }> } & { ' $fragmentName'?: 'EditionPartsFragment' };

export type EditionScreenQueryVariables = Exact<{
  target?: SelectionInput | null | undefined;
  sinceDay?: string | null | undefined;
}>;


export type EditionScreenQuery = { __typename: 'Query', mailEditionScreen: { __typename: 'MailEditionScreen', targets: Array<{ __typename: 'MailEditionTarget', kind: SelectionKind, id: string, name: string }>, addresses: Array<{ __typename: 'MailEditionAddress', address: string, name: string }>, edition: (
      { __typename: 'MailEdition' }
      & { ' $fragmentRefs'?: { 'EditionPartsFragment': EditionPartsFragment } }
    ) | null } };

export type EditionAloneQueryVariables = Exact<{
  target: SelectionInput;
  sinceDay?: string | null | undefined;
}>;


export type EditionAloneQuery = { __typename: 'Query', mailEdition: (
    { __typename: 'MailEdition' }
    & { ' $fragmentRefs'?: { 'EditionPartsFragment': EditionPartsFragment } }
  ) };

export type SaveEditionMutationVariables = Exact<{
  form: MailEditionForm;
}>;


export type SaveEditionMutation = { __typename: 'Mutation', saveMailEdition:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailEditionSaved', version: string, savedAt: string, droppedIds: Array<string> }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type PreviewEditionQueryVariables = Exact<{
  look: MailEditionLook;
}>;


export type PreviewEditionQuery = { __typename: 'Query', mailEditionPreview:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailEditionPreview', subject: string, text: string, html: string, articleCount: number, unencodable: Array<string> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type TakeEditionBackMutationVariables = Exact<{
  sendingId: string | number;
}>;


export type TakeEditionBackMutation = { __typename: 'Mutation', cancelMail:
    | { __typename: 'MailDone', done: boolean }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type SendEditionMutationVariables = Exact<{
  form: MailEditionSendForm;
}>;


export type SendEditionMutation = { __typename: 'Mutation', sendMailEdition:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailEditionSent', version: string, articleCount: number, rows: Array<{ __typename: 'MailEditionRow', address: string, failed: boolean, message: string }> }
    | { __typename: 'Refusal', code: string, message: string, retryAfter: number | null }
   };

export type SendMailScreenQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  withTemplates: boolean;
}>;


export type SendMailScreenQuery = { __typename: 'Query', namedArticles:
    | { __typename: 'NamedArticles', unavailableCount: number, image: Array<
        | { __typename: 'MagazineArticle', id: string, title: string, mediaName: string }
        | { __typename: 'NewspaperArticle', id: string, title: string, mediaName: string }
        | { __typename: 'WebArticle', id: string, title: string, mediaName: string }
      >, text: Array<
        | { __typename: 'MagazineArticle', id: string, title: string, mediaName: string }
        | { __typename: 'NewspaperArticle', id: string, title: string, mediaName: string }
        | { __typename: 'WebArticle', id: string, title: string, mediaName: string }
      >, web: Array<
        | { __typename: 'MagazineArticle', id: string, title: string, mediaName: string }
        | { __typename: 'NewspaperArticle', id: string, title: string, mediaName: string }
        | { __typename: 'WebArticle', id: string, title: string, mediaName: string }
      >, magazine: Array<
        | { __typename: 'MagazineArticle', id: string, title: string, mediaName: string }
        | { __typename: 'NewspaperArticle', id: string, title: string, mediaName: string }
        | { __typename: 'WebArticle', id: string, title: string, mediaName: string }
      > }
    | { __typename: 'Refusal', message: string }
  , mailTemplates?: Array<{ __typename: 'MailTemplate', id: string, name: string }> };

export type MailAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailAddressesQuery = { __typename: 'Query', mailAddresses: Array<{ __typename: 'MailAddress', address: string, name: string }> };

export type ManualMailPreviewQueryVariables = Exact<{
  form: ManualMailForm;
}>;


export type ManualMailPreviewQuery = { __typename: 'Query', manualMailPreview:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailPreview', subject: string, text: string, html: string, articleCount: number }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type SendByHandMutationVariables = Exact<{
  form: MailDeliveryForm;
}>;


export type SendByHandMutation = { __typename: 'Mutation', sendByHand:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailsTaken', results: Array<{ __typename: 'SendResult', row: number, mailAddress: string, status: number, message: string }> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type SentMailsQueryVariables = Exact<{
  status?: number | null | undefined;
  page: number;
}>;


export type SentMailsQuery = { __typename: 'Query', sentMails: { __typename: 'SentMailPage', total: number, mails: Array<{ __typename: 'SentMail', sendingId: string, row: number, name: string, kind: string, sentBy: string | null, mailAddress: string, status: number, message: string, dueAt: string, articleCount: number, maybeTwice: boolean }> } };

export type CancelMailMutationVariables = Exact<{
  sendingId: string | number;
}>;


export type CancelMailMutation = { __typename: 'Mutation', cancelMail:
    | { __typename: 'MailDone', done: boolean }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type NoticeScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeScreenQuery = { __typename: 'Query', notice: { __typename: 'Notice', text: string, version: string } };

export type SaveNoticeMutationVariables = Exact<{
  form: NoticeForm;
}>;


export type SaveNoticeMutation = { __typename: 'Mutation', saveNotice:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'Notice', text: string, version: string }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type RemoveNoticeMutationVariables = Exact<{
  version?: string | null | undefined;
}>;


export type RemoveNoticeMutation = { __typename: 'Mutation', removeNotice:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'Notice', text: string, version: string }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type DestinationsScreenQueryVariables = Exact<{
  filter?: MailSettingFilter | null | undefined;
  page: number;
}>;


export type DestinationsScreenQuery = { __typename: 'Query', mailSettings: { __typename: 'MailSettingPage', total: number, settings: Array<{ __typename: 'MailSetting', id: string, dataKbn: number, targetId: string, targetName: string, dataSection: number | null, mailAddress: string, templateFileName: string, subjectType: number, attachType: number, zeroArticleEmail: boolean, sendTimes: Array<string>, nextSendAt: string, version: number }> }, mailTargets: { __typename: 'MailTargets', allSelectable: boolean, targets: Array<{ __typename: 'MailTarget', dataKbn: number, id: string, name: string }> } };

export type RemoveMailSettingMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type RemoveMailSettingMutation = { __typename: 'Mutation', removeMailSetting:
    | { __typename: 'MailDone', done: boolean }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type SendSettingMailsMutationVariables = Exact<{
  form: SettingMailsInput;
}>;


export type SendSettingMailsMutation = { __typename: 'Mutation', sendSettingMails:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailsTaken', results: Array<{ __typename: 'SendResult', row: number, mailAddress: string, status: number, message: string }> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type MailSettingScreenQueryVariables = Exact<{
  id: string | number;
  isNew: boolean;
}>;


export type MailSettingScreenQuery = { __typename: 'Query', mailSetting?: { __typename: 'MailSetting', id: string, dataKbn: number, targetId: string, targetName: string, dataSection: number | null, mailAddress: string, templateId: string, subjectType: number, attachType: number, zeroArticleEmail: boolean, sendTimes: Array<string>, encoding: string, alert: boolean, quietStartTime: string | null, quietEndTime: string | null, alertMaxCount: number, addressStopped: boolean, addressStopReason: string, version: number } | null, mailTargets: { __typename: 'MailTargets', targets: Array<{ __typename: 'MailTarget', dataKbn: number, id: string, name: string }> }, mailTemplates: Array<{ __typename: 'MailTemplate', id: string, name: string, fileName: string, isDefault: boolean }>, mailAddresses: Array<{ __typename: 'MailAddress', address: string, name: string }> };

export type SaveMailSettingMutationVariables = Exact<{
  id?: string | number | null | undefined;
  version?: number | null | undefined;
  form: MailSettingForm;
}>;


export type SaveMailSettingMutation = { __typename: 'Mutation', saveMailSetting:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailSetting', id: string, targetName: string, mailAddress: string }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type ArticleCountsQueryVariables = Exact<{
  step: CountStep;
  period: ReportPeriodForm;
}>;


export type ArticleCountsQuery = { __typename: 'Query', articleCounts:
    | { __typename: 'ArticleCountReport', newspaperImage: Array<{ __typename: 'ArticleCountRow', step: string, themeCount: number, articleCount: number, themes: Array<{ __typename: 'ThemeArticleCount', themeName: string, articleCount: number }> }>, newspaperText: Array<{ __typename: 'ArticleCountRow', step: string, themeCount: number, articleCount: number, themes: Array<{ __typename: 'ThemeArticleCount', themeName: string, articleCount: number }> }>, web: Array<{ __typename: 'ArticleCountRow', step: string, themeCount: number, articleCount: number, themes: Array<{ __typename: 'ThemeArticleCount', themeName: string, articleCount: number }> }>, magazine: Array<{ __typename: 'ArticleCountRow', step: string, themeCount: number, articleCount: number, themes: Array<{ __typename: 'ThemeArticleCount', themeName: string, articleCount: number }> }> }
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', message: string }> }
   };

export type TemplatesScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplatesScreenQuery = { __typename: 'Query', mailTemplates: Array<{ __typename: 'MailTemplate', id: string, name: string, fileName: string, isDefault: boolean, version: number }>, mailTargets: { __typename: 'MailTargets', targets: Array<{ __typename: 'MailTarget', dataKbn: number, id: string, name: string }> } };

export type MakeDefaultTemplateMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type MakeDefaultTemplateMutation = { __typename: 'Mutation', makeDefaultTemplate:
    | { __typename: 'MailDone', done: boolean }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type RemoveMailTemplateMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveMailTemplateMutation = { __typename: 'Mutation', removeMailTemplate: { __typename: 'MailDone', done: boolean } };

export type ThemeMailPreviewQueryVariables = Exact<{
  form: ThemeMailInput;
}>;


export type ThemeMailPreviewQuery = { __typename: 'Query', themeMailPreview:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'MailPreview', subject: string, text: string, html: string, articleCount: number }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type AccountScreenQueryVariables = Exact<{
  withTokens: boolean;
}>;


export type AccountScreenQuery = { __typename: 'Query', sessions: Array<{ __typename: 'UserSession', id: string, createdAt: string, lastSeenAt: string, clientAddress: string, userAgent: string, current: boolean }>, apiTokens?: Array<{ __typename: 'ApiToken', id: string, name: string, userId: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { __typename: 'Mutation', endSession: { __typename: 'SessionsEnded', count: number } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { __typename: 'Mutation', signOutEverywhere: { __typename: 'SessionsEnded', count: number } };

export type CreateApiTokenMutationVariables = Exact<{
  form: ApiTokenForm;
}>;


export type CreateApiTokenMutation = { __typename: 'Mutation', createApiToken:
    | { __typename: 'ApiTokenCreated', id: string, token: string }
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { __typename: 'Mutation', revokeApiToken: { __typename: 'ApiTokenRevoked', done: boolean } };

export type LoginNoticesScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginNoticesScreenQuery = { __typename: 'Query', loginNotices: { __typename: 'LoginNotices', alert: string, version: string, notices: Array<{ __typename: 'OperatorNotice', date: string, text: string }> } };

export type SaveLoginNoticesMutationVariables = Exact<{
  form: LoginNoticesForm;
}>;


export type SaveLoginNoticesMutation = { __typename: 'Mutation', saveLoginNotices:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'LoginNotices', alert: string, version: string, notices: Array<{ __typename: 'OperatorNotice', date: string, text: string }> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type SetupStatusScreenQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type SetupStatusScreenQuery = { __typename: 'Query', setupStatusScreen: { __typename: 'SetupStatusScreen', day: string, runTotal: number, deadLetterTotal: number, mails: Array<{ __typename: 'ContractMails', contractId: string, contractCode: string, companyName: string, planned: number, waiting: number, late: number, sent: number, failed: number, refused: number, nextAt: string | null }>, runs: Array<{ __typename: 'SetupRunRow', id: string, trigger: string, label: string, status: string, startedAt: string, endedAt: string | null, failure: string | null, articleCount: number, matchedCount: number, mailCount: number, failureCount: number }>, deadLetters: Array<{ __typename: 'DeadLetter', id: string, contractCode: string, companyName: string, mailAddress: string, attempts: number, endedAt: string, reason: string }> } };

export type SendDeadLettersAgainMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SendDeadLettersAgainMutation = { __typename: 'Mutation', sendDeadLettersAgain:
    | { __typename: 'DeadLettersQueued', count: number }
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'Refusal', message: string, retryAfter: number | null }
   };

export type RequestBookMutationVariables = Exact<{
  input: BookInput;
}>;


export type RequestBookMutation = { __typename: 'Mutation', requestBook:
    | { __typename: 'DemandLimit', message: string }
    | { __typename: 'LimitExceeded', message: string }
    | { __typename: 'NotDisplayable', message: string }
    | { __typename: 'OriginalReady', ticket: string }
    | { __typename: 'PartlyObtained', message: string }
   };

export type CompleteBookMutationVariables = Exact<{
  ticket: string;
}>;


export type CompleteBookMutation = { __typename: 'Mutation', completeBook: { __typename: 'OriginalCounted', count: number } };

export type ArticleSearchQueryVariables = Exact<{
  form: SearchForm;
  list: SearchPageInput;
}>;


export type ArticleSearchQuery = { __typename: 'Query', articleSearch:
    | { __typename: 'ArticleSearchAnswer', counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number }, page: { __typename: 'ArticlePage', source: ArticleSource, totalCount: number, page: number, pageSize: number, articles: Array<
          | (
            { __typename: 'MagazineArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
            & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
          )
          | (
            { __typename: 'NewspaperArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
            & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
          )
          | (
            { __typename: 'WebArticle', id: string, dataSection: number, read: boolean, searchWords: Array<string> }
            & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
          )
        > } | null }
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string, position: number | null }> }
    | { __typename: 'Refusal', message: string }
   };

export type ThemesScreenQueryVariables = Exact<{
  input: HomeScreenInput;
}>;


export type ThemesScreenQuery = { __typename: 'Query', homeScreen: { __typename: 'HomeScreen', tree: { __typename: 'ThemeTree', topics: Array<{ __typename: 'Topic', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }>, groups: Array<{ __typename: 'ThemeGroup', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number }, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> }>, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> } } };

export const ArticleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<ArticleRowFragment, unknown>;
export const ArticleHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<ArticleHeadFragment, unknown>;
export const ListedArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<ListedArticleFragment, unknown>;
export const CountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]} as unknown as DocumentNode<CountsFragment, unknown>;
export const TreeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThemeTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]} as unknown as DocumentNode<TreeFragment, unknown>;
export const PaperCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]} as unknown as DocumentNode<PaperCardFragment, unknown>;
export const NamedItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}}]}}]}}]} as unknown as DocumentNode<NamedItemFragment, unknown>;
export const EditionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailEdition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sinceDay"}},{"kind":"Field","name":{"kind":"Name","value":"begun"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenCount"}},{"kind":"Field","name":{"kind":"Name","value":"droppedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"addressCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"attachType"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destinations"}},{"kind":"Field","name":{"kind":"Name","value":"sendMaxCount"}}]}}]} as unknown as DocumentNode<EditionPartsFragment, unknown>;
export const UsageMetersDocument = {"__meta__":{"hash":"sha256:08be223b30593e98fba62bf062a782b5b9773281034b4bb3a35c402bb2e95819"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsageMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usageMeters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<UsageMetersQuery, UsageMetersQueryVariables>;
export const LoginScreenDocument = {"__meta__":{"hash":"sha256:1d1fd61e251029a6fe46c1d500b441d17aa9ba54c204aa5248c1d8b8a6356b85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"loginScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<LoginScreenQuery, LoginScreenQueryVariables>;
export const OperatorViewerDocument = {"__meta__":{"hash":"sha256:05b1e48a402a283faed0d76f6c62a98300fdfeaf2b1e9c050810c0c4d0d549f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"operatorViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}}]}}]} as unknown as DocumentNode<OperatorViewerQuery, OperatorViewerQueryVariables>;
export const OperatorLoginDocument = {"__meta__":{"hash":"sha256:a53c76c326d18eba60787af00db841924a1715bbf53bdf30d3cc60169fbc7abc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OperatorLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLoginForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"operatorLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLoginSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OperatorLoginMutation, OperatorLoginMutationVariables>;
export const OperatorLogoutDocument = {"__meta__":{"hash":"sha256:930bef29c2a9481897b87bde324218f80e5ac944c73e20a5e95d9c501299acd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OperatorLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"operatorLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<OperatorLogoutMutation, OperatorLogoutMutationVariables>;
export const RequestOriginalsDocument = {"__meta__":{"hash":"sha256:6c1c20937cc1394920390e68991d17053dd292844866753efcec161e25e93a17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOriginals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestOriginals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalReady"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"obtainedCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartlyObtained"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"obtainedTicket"}},{"kind":"Field","name":{"kind":"Name","value":"obtainedCount"}},{"kind":"Field","name":{"kind":"Name","value":"requestedCount"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitExceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemandLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotDisplayable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestOriginalsMutation, RequestOriginalsMutationVariables>;
export const CompleteOriginalsDocument = {"__meta__":{"hash":"sha256:60ef3fd12edc4bdb65482cdc20bfbf8d916d4daea79b5cb526648bbdb25e262c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteOriginals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"use"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalUse"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"completeOriginals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}},{"kind":"Argument","name":{"kind":"Name","value":"use"},"value":{"kind":"Variable","name":{"kind":"Name","value":"use"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CompleteOriginalsMutation, CompleteOriginalsMutationVariables>;
export const RequestOriginalTextDocument = {"__meta__":{"hash":"sha256:a5374bc7c0a675a158a452e2c3666edb96d5e9497e65d7e7fab76af0a5b56a77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOriginalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestOriginalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalTextReady"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartlyObtained"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitExceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemandLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotDisplayable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestOriginalTextMutation, RequestOriginalTextMutationVariables>;
export const MarkReadDocument = {"__meta__":{"hash":"sha256:60795d87f28ec1eb4692913e908de6352ef9f2951eeedd38f65bcaf56a0abfcb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"read"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"markRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"read"},"value":{"kind":"Variable","name":{"kind":"Name","value":"read"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}}]} as unknown as DocumentNode<MarkReadMutation, MarkReadMutationVariables>;
export const MediaDocument = {"__meta__":{"hash":"sha256:39d0e366e8c5a657b8a90f2ce1a3dcef3b63c3f15ad197bd70363948827738e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<MediaQuery, MediaQueryVariables>;
export const SavedConditionsDocument = {"__meta__":{"hash":"sha256:81f26f2ad1e00c8b54f0d40c54655ce12756a0768ad4b466b9cd92091336c584"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"savedConditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<SavedConditionsQuery, SavedConditionsQueryVariables>;
export const SavedConditionDocument = {"__meta__":{"hash":"sha256:65d6e7c0a644964d114976aa73cc3f95f945f043930b089f2c3bc95e28d3d494"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCondition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"savedCondition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"keyword1"}},{"kind":"Field","name":{"kind":"Name","value":"keyword2"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"mediaOperator"}},{"kind":"Field","name":{"kind":"Name","value":"nameList"}}]}}]}}]} as unknown as DocumentNode<SavedConditionQuery, SavedConditionQueryVariables>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:7f9f25b4d48cb7e80989665800315735e6b4a5f3ed68c9b5ad83649168070a80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractCode"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userGroupName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mailSendMaxCount"}},{"kind":"Field","name":{"kind":"Name","value":"subthemeDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUsageDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"print"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"printText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processDate"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperImage"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperText"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"abilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"viewPdf"}},{"kind":"Field","name":{"kind":"Name","value":"printPdf"}},{"kind":"Field","name":{"kind":"Name","value":"viewText"}},{"kind":"Field","name":{"kind":"Name","value":"printText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"viewPdf"}},{"kind":"Field","name":{"kind":"Name","value":"printPdf"}},{"kind":"Field","name":{"kind":"Name","value":"viewText"}},{"kind":"Field","name":{"kind":"Name","value":"printText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendMail"}},{"kind":"Field","name":{"kind":"Name","value":"manageTopics"}},{"kind":"Field","name":{"kind":"Name","value":"administer"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"sha256:8238654312d160623af9064fbb9c679fd54da972b25b1fd566e7763b4d029e3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const AutoLoginDocument = {"__meta__":{"hash":"sha256:52360f63905ba12fdfd21b1f94c1a509e2cc5a5d28f9af2a93cda493f1509770"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AutoLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"autoLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<AutoLoginMutation, AutoLoginMutationVariables>;
export const IpLoginDocument = {"__meta__":{"hash":"sha256:d84d9834083eb4f9811c2e908998a482576c1ed7ca20d220e0657d5417c98e75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IpLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ipLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contractCode"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<IpLoginMutation, IpLoginMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:6fa9dfdc775f654eb6aac44bfd8c05444149dace749b5b36489f4dad615a567f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ArticleDocument = {"__meta__":{"hash":"sha256:7267f51e1baa3a94698394015e4b23d8b52c5ab53aba9813fe36ed36b8a67a65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Article"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataSection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dataSection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataSection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}}]} as unknown as DocumentNode<ArticleQuery, ArticleQueryVariables>;
export const HomeScreenDocument = {"__meta__":{"hash":"sha256:dbbba27f9f75e491688ca71df99cd0126a898d41b8410d88ec0e6a742055d98b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeScreenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tree"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"selected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThemeTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}}]} as unknown as DocumentNode<HomeScreenQuery, HomeScreenQueryVariables>;
export const ArticleListDocument = {"__meta__":{"hash":"sha256:4a5b746c6a5f09c241661545e815cb20c1432d5bffd8ec5e72f9af73ccb15ef8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articleList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}}]} as unknown as DocumentNode<ArticleListQuery, ArticleListQueryVariables>;
export const SameStoryDocument = {"__meta__":{"hash":"sha256:bc70e4cdbf992fb9a95fdcab2b5bc2fbb7f6cca4ae778723ba41de5758a506d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SameStory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SameStoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sameStory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}}]} as unknown as DocumentNode<SameStoryQuery, SameStoryQueryVariables>;
export const TracesScreenDocument = {"__meta__":{"hash":"sha256:b4eef958af958421c00e0fb9899c3f5fd947a35c2750b61a3875e873a884d816"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataSection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"articleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Traces"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dataSection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataSection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TracesScreenQuery, TracesScreenQueryVariables>;
export const RemoveConditionDocument = {"__meta__":{"hash":"sha256:10f4919e63b01b18ae8bcaa8dcd0e45fed1fcef864b5abaefa67fcfe80d2abb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCondition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeCondition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<RemoveConditionMutation, RemoveConditionMutationVariables>;
export const SaveConditionDocument = {"__meta__":{"hash":"sha256:652e512ca4a1b6882e6c21e7574a6582e23e61c0dc1936d297bc79da7b3e7fca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCondition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchConditionForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveCondition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCondition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveConditionMutation, SaveConditionMutationVariables>;
export const TrialSearchDocument = {"__meta__":{"hash":"sha256:cc84bddbde151ccef4fd75484523740504f30883af4bf3b036cc590a2e5de3c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrialSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"trialSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialSearchAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"headlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articleId"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TrialSearchQuery, TrialSearchQueryVariables>;
export const NamedArticlesDocument = {"__meta__":{"hash":"sha256:1dc6802e081a83077b21ee1946673e5691d1f5593a729733dfbd5c87dd0ce15b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"namedArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NamedArticles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedItem"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedItem"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"web"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedItem"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"magazine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedItem"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"textFirst"}},{"kind":"Field","name":{"kind":"Name","value":"unavailableCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]}}]} as unknown as DocumentNode<NamedArticlesQuery, NamedArticlesQueryVariables>;
export const UsageRecordsDocument = {"__meta__":{"hash":"sha256:b6022c784afe23d846a8d9854f69a8d011189305fadabf17eb0e95bd28a7f88c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsageRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPeriodForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usageRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageRecords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"meters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pdfDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPrint"}},{"kind":"Field","name":{"kind":"Name","value":"textDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"textPrint"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperImage"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperText"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pdfDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPrint"}},{"kind":"Field","name":{"kind":"Name","value":"textDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"textPrint"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperImage"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperText"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UsageRecordsQuery, UsageRecordsQueryVariables>;
export const PasswordResetUserDocument = {"__meta__":{"hash":"sha256:c10737e9f9cd51a313bd06ab9bbb963c7005244f80286377c77a1a12887966d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordResetUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordResetUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contractCode"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordResetUserQuery, PasswordResetUserQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"sha256:7f808287062aab81768af98e2986619cab68bca3d02ebcd0a42b6b1b954248b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:4b2d738da2849f434334e0f69d0f72a219903fdebfad0416e9ad1d71213b5f7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"sha256:f4b67f56cf47a409cc6b1558cc816b80ebb15c9472f5045ef63e0a9a2e4fe3be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetRequestForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetRequested"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const EditionScreenDocument = {"__meta__":{"hash":"sha256:2d09a74caf2db2cdd77a6d7bdfa629b57f576da0cd4643fdfab6929139571da1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditionScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectionInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sinceDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailEditionScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target"}}},{"kind":"Argument","name":{"kind":"Name","value":"sinceDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sinceDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditionParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailEdition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sinceDay"}},{"kind":"Field","name":{"kind":"Name","value":"begun"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenCount"}},{"kind":"Field","name":{"kind":"Name","value":"droppedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"addressCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"attachType"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destinations"}},{"kind":"Field","name":{"kind":"Name","value":"sendMaxCount"}}]}}]} as unknown as DocumentNode<EditionScreenQuery, EditionScreenQueryVariables>;
export const EditionAloneDocument = {"__meta__":{"hash":"sha256:073b1aa9add9a3f8b8914e013f5a304aa9dd93a6290a76bf0c97ef2036e3f39b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditionAlone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sinceDay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target"}}},{"kind":"Argument","name":{"kind":"Name","value":"sinceDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sinceDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailEdition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sinceDay"}},{"kind":"Field","name":{"kind":"Name","value":"begun"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenCount"}},{"kind":"Field","name":{"kind":"Name","value":"droppedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"addressCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"attachType"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destinations"}},{"kind":"Field","name":{"kind":"Name","value":"sendMaxCount"}}]}}]} as unknown as DocumentNode<EditionAloneQuery, EditionAloneQueryVariables>;
export const SaveEditionDocument = {"__meta__":{"hash":"sha256:62d9a5805db315034a9c1532eb49570a5c82d750c1023faf7cbad0e870c87259"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailEditionForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveMailEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailEditionSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"droppedIds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveEditionMutation, SaveEditionMutationVariables>;
export const PreviewEditionDocument = {"__meta__":{"hash":"sha256:c5d66a0e2f8227eb9a6cbc818fba5ae5dc4bdc1ae78bece9d9ef270af22f7ab3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"look"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailEditionLook"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailEditionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"look"},"value":{"kind":"Variable","name":{"kind":"Name","value":"look"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailEditionPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"unencodable"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewEditionQuery, PreviewEditionQueryVariables>;
export const TakeEditionBackDocument = {"__meta__":{"hash":"sha256:b3718f96bfc6b21aafb47bbab99e200405e8cb246e35d68e3df371f38b5fc5a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeEditionBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cancelMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sendingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<TakeEditionBackMutation, TakeEditionBackMutationVariables>;
export const SendEditionDocument = {"__meta__":{"hash":"sha256:f2ad2d97f85221890b2f55788465879a048819b2babf601245bbce835281b73f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailEditionSendForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendMailEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailEditionSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendEditionMutation, SendEditionMutationVariables>;
export const SendMailScreenDocument = {"__meta__":{"hash":"sha256:af3fa9abba4600d466ef43af9e0843d6b71ebf66c51e332afe6bfe460a7f0b60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendMailScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTemplates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"namedArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NamedArticles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"web"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"magazine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unavailableCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplates"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTemplates"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SendMailScreenQuery, SendMailScreenQueryVariables>;
export const MailAddressesDocument = {"__meta__":{"hash":"sha256:9120d730c1abb06f7317ed7e77ada38b55b727b61b82926e71fc14202da11d07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MailAddressesQuery, MailAddressesQueryVariables>;
export const ManualMailPreviewDocument = {"__meta__":{"hash":"sha256:56c2abe7e092bb815375687b28f2b9ce2f46277e8f060eba3e8e793661c90030"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManualMailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManualMailForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"manualMailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ManualMailPreviewQuery, ManualMailPreviewQueryVariables>;
export const SendByHandDocument = {"__meta__":{"hash":"sha256:eedf89fe5a322d0c7527cdb5800b583630b9ae4c0f9795e0218c132fc21bfc53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendByHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailDeliveryForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendByHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailsTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendByHandMutation, SendByHandMutationVariables>;
export const SentMailsDocument = {"__meta__":{"hash":"sha256:7b8cf403fc4d5dad8c142663ed66c7532b4bc64362c8248b00904b36746d2562"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sentMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendingId"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"maybeTwice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SentMailsQuery, SentMailsQueryVariables>;
export const CancelMailDocument = {"__meta__":{"hash":"sha256:cac943a77f800b0de0a7dd1e9a80dc7ac282524e7b47117190ab4f92bc53e904"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cancelMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sendingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<CancelMailMutation, CancelMailMutationVariables>;
export const NoticeScreenDocument = {"__meta__":{"hash":"sha256:f0e5bcb80fa605a8d49bfcd4784e24b8a81db4fb4e75b10c2ae67c00176fa734"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<NoticeScreenQuery, NoticeScreenQueryVariables>;
export const SaveNoticeDocument = {"__meta__":{"hash":"sha256:e85efb91f7782a5a73ebfcbabfe7ed0f8471a2941ef4916abcda784a7d22c796"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveNoticeMutation, SaveNoticeMutationVariables>;
export const RemoveNoticeDocument = {"__meta__":{"hash":"sha256:e7bcc6a70be300b3cddf63894c639b455594a7862faf476f311dd399a2af7fef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemoveNoticeMutation, RemoveNoticeMutationVariables>;
export const DestinationsScreenDocument = {"__meta__":{"hash":"sha256:44875c65ab2b3e551382b8e8e7972f4dba5a752e570d643b5c2f6f90a7204f79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationsScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataKbn"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"templateFileName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"attachType"}},{"kind":"Field","name":{"kind":"Name","value":"zeroArticleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendTimes"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dataKbn"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allSelectable"}}]}}]}}]} as unknown as DocumentNode<DestinationsScreenQuery, DestinationsScreenQueryVariables>;
export const RemoveMailSettingDocument = {"__meta__":{"hash":"sha256:2aef0a04f43e4005c8fa124ec0800af2adca84cb9b6ed6c0e8455b42b56afe62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMailSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeMailSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveMailSettingMutation, RemoveMailSettingMutationVariables>;
export const SendSettingMailsDocument = {"__meta__":{"hash":"sha256:f95835634905e3aadb610f5a3303a6311bd19c9beb165274fe0c31da4095acb0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSettingMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingMailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendSettingMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailsTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendSettingMailsMutation, SendSettingMailsMutationVariables>;
export const MailSettingScreenDocument = {"__meta__":{"hash":"sha256:431bf31aef81e089b52a312cdbaaaeb59dcfdcc3edaa42f78e197f9f9c117840"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailSettingScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isNew"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isNew"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataKbn"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"attachType"}},{"kind":"Field","name":{"kind":"Name","value":"zeroArticleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sendTimes"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"quietStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"quietEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"alertMaxCount"}},{"kind":"Field","name":{"kind":"Name","value":"addressStopped"}},{"kind":"Field","name":{"kind":"Name","value":"addressStopReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dataKbn"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MailSettingScreenQuery, MailSettingScreenQueryVariables>;
export const SaveMailSettingDocument = {"__meta__":{"hash":"sha256:b9e974168fb2bb1104a29817a10cc6ac5f110a60ec0b5aa75fc92f9394764619"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMailSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveMailSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveMailSettingMutation, SaveMailSettingMutationVariables>;
export const ArticleCountsDocument = {"__meta__":{"hash":"sha256:80323a400a6c6b3b2d5093079069c85bab85d984d8f2af1303dc2f9f69932327"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountStep"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportPeriodForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articleCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleCountReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaperImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"themeCount"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"themeName"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newspaperText"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"themeCount"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"themeName"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"web"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"themeCount"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"themeName"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"magazine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"themeCount"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"themeName"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ArticleCountsQuery, ArticleCountsQueryVariables>;
export const TemplatesScreenDocument = {"__meta__":{"hash":"sha256:e1fbb060cdafb72014be81e66eb4d9a131c38d73657f445ac469dcce3b266ae3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplatesScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dataKbn"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TemplatesScreenQuery, TemplatesScreenQueryVariables>;
export const MakeDefaultTemplateDocument = {"__meta__":{"hash":"sha256:736db47d2a044aa7479f2fd8f0ffc304742a44d3f9e745abc58653ee18e76f15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeDefaultTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"makeDefaultTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<MakeDefaultTemplateMutation, MakeDefaultTemplateMutationVariables>;
export const RemoveMailTemplateDocument = {"__meta__":{"hash":"sha256:cd5f0c75753be33e08dfbba4ca018c5397950373357099286ec6b16225e89fa4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMailTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeMailTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<RemoveMailTemplateMutation, RemoveMailTemplateMutationVariables>;
export const ThemeMailPreviewDocument = {"__meta__":{"hash":"sha256:c5dad4aca2302cf856119689a050fb7a838113fce01972bb39116fa48fe2845b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThemeMailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThemeMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"themeMailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ThemeMailPreviewQuery, ThemeMailPreviewQueryVariables>;
export const AccountScreenDocument = {"__meta__":{"hash":"sha256:07215f788b9ba416b57058d266d69325c5d969b79649f4587d1b16587f741857"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withTokens"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withTokens"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<AccountScreenQuery, AccountScreenQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:a5cb1b6768305253a26b9d5a9954f8cf5806d644cd2a4251daddd5ba8d1482dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const SignOutEverywhereDocument = {"__meta__":{"hash":"sha256:58decccb080ba9664a85e28ef352723ccff540abc8c33f550bc4b38cf9bc2393"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const CreateApiTokenDocument = {"__meta__":{"hash":"sha256:88d21989acde34e19d83d48be54aef8b15f128a143382ea0c44b057412e08366"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"__meta__":{"hash":"sha256:42732db2a266e8e62dc88a5e376b614a6e04ef0f908f6c05a647a7a04639ba60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const LoginNoticesScreenDocument = {"__meta__":{"hash":"sha256:391311c09f057a379567b24fb5e2598696e89bf5fb79cec3bb7aedaabcad7724"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginNoticesScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"loginNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LoginNoticesScreenQuery, LoginNoticesScreenQueryVariables>;
export const SaveLoginNoticesDocument = {"__meta__":{"hash":"sha256:7a1d4830857653e473ec93d84fa98186e7fba530d902a2f8d1353c42cbbb546c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLoginNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginNoticesForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"saveLoginNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginNotices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveLoginNoticesMutation, SaveLoginNoticesMutationVariables>;
export const SetupStatusScreenDocument = {"__meta__":{"hash":"sha256:5980fc0494055dab2f420560c44ae4994f8740585ff9534e197ca7e44cf4ac88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupStatusScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setupStatusScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractCode"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mailCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runTotal"}},{"kind":"Field","name":{"kind":"Name","value":"deadLetters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractCode"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadLetterTotal"}}]}}]}}]} as unknown as DocumentNode<SetupStatusScreenQuery, SetupStatusScreenQueryVariables>;
export const SendDeadLettersAgainDocument = {"__meta__":{"hash":"sha256:97f5aab6eb4e3ee077608c16ce7932d822f8e806052d5e88d565a52945a9a138"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDeadLettersAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendDeadLettersAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLettersQueued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendDeadLettersAgainMutation, SendDeadLettersAgainMutationVariables>;
export const RequestBookDocument = {"__meta__":{"hash":"sha256:d70688fdfba6a48c418cdb3275d3af2505a96c9baac5fa5d633abe924e41aa1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalReady"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartlyObtained"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitExceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemandLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotDisplayable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestBookMutation, RequestBookMutationVariables>;
export const CompleteBookDocument = {"__meta__":{"hash":"sha256:614589d4cd56911200e389f8a69430c076bcf510ebcaf6c607a02ea37aee435f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"completeBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CompleteBookMutation, CompleteBookMutationVariables>;
export const ArticleSearchDocument = {"__meta__":{"hash":"sha256:161d7e7a050584ffefbd918b9421dd108dcd3718991df39b3102e8d394fa738b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchForm"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articleSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleSearchAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedArticle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"sameStoryCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"contentsId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}}]} as unknown as DocumentNode<ArticleSearchQuery, ArticleSearchQueryVariables>;
export const ThemesScreenDocument = {"__meta__":{"hash":"sha256:fda93dc4b2ae83f6ef3595efa4c9d7788a741485eefc00d3ff3d3ba4ae8ca98c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThemesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeScreenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tree"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThemeTree"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<ThemesScreenQuery, ThemesScreenQueryVariables>;