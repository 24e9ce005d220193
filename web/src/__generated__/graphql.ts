/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
};

/** A tab of the article lists. */
export type ArticleSource =
  /** 雑誌: data_section 5. */
  | 'MAGAZINE'
  /** 新聞: data_section 1 and 2. */
  | 'NEWSPAPER'
  /** WEB: data_section 3. */
  | 'WEB';

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

/** Days on which articles were set up, both included. What is absent falls to the last 14 days ending today. */
export type PeriodInput = {
  /** Last day; absent: today in Tokyo. */
  end?: string | null | undefined;
  /** First day; absent: 13 days before the end. */
  start?: string | null | undefined;
};

/** Role of a customer's user. */
export type Role =
  /** Administers the contract. */
  | 'ADMIN'
  /** May also fill topics. */
  | 'TOPIC_USER'
  /** Reads and mails. */
  | 'USER';

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

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', contractId: string, contractCode: string, userId: string, name: string, companyName: string, userGroupName: string, role: Role, mailSendMaxCount: number, subthemeDisplay: boolean, pdfUsageDisplay: boolean, sources: { __typename: 'SourceVisibility', newspaper: boolean, web: boolean, magazine: boolean }, abilities: { __typename: 'Abilities', sendMail: boolean, manageTopics: boolean, administer: boolean, mc: { __typename: 'OriginalAbilities', thumbnail: boolean, viewPdf: boolean, printPdf: boolean, viewText: boolean, printText: boolean }, sc: { __typename: 'OriginalAbilities', thumbnail: boolean, viewPdf: boolean, printPdf: boolean, viewText: boolean, printText: boolean } } } | null };

export type LoginMutationVariables = Exact<{
  form: LoginForm;
}>;


export type LoginMutation = { __typename: 'Mutation', login:
    | { __typename: 'InvalidForm', fieldErrors: Array<{ __typename: 'FieldError', field: string, message: string }> }
    | { __typename: 'LoginSucceeded', viewer: { __typename: 'Viewer', userId: string } }
    | { __typename: 'Refusal', code: string, message: string }
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { __typename: 'Mutation', logout: { __typename: 'LogoutResult', done: boolean } };

export type LoginScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginScreenQuery = { __typename: 'Query', loginScreen: { __typename: 'LoginScreen', alert: string | null, notices: Array<{ __typename: 'OperatorNotice', date: string, text: string }> } };

type ArticleRow_MagazineArticle_Fragment = { __typename: 'MagazineArticle', coverDate: string | null, startPage: number | null, endPage: number | null, salePeriod: string, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleRow_MagazineArticle_Fragment' };

type ArticleRow_NewspaperArticle_Fragment = { __typename: 'NewspaperArticle', isImage: boolean, issueDate: string | null, issueType: IssueType, page: string | null, row: string | null, imageCount: number | null, thumbnailUrl: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleRow_NewspaperArticle_Fragment' };

type ArticleRow_WebArticle_Fragment = { __typename: 'WebArticle', reportedAt: string | null, category: string | null, url: string | null, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleRow_WebArticle_Fragment' };

export type ArticleRowFragment =
  | ArticleRow_MagazineArticle_Fragment
  | ArticleRow_NewspaperArticle_Fragment
  | ArticleRow_WebArticle_Fragment
;

type ArticleHead_MagazineArticle_Fragment = { __typename: 'MagazineArticle', coverDate: string | null, startPage: number | null, endPage: number | null, category: string | null, salePeriod: string, deleted: boolean, id: string, dataSection: number, title: string, mediaName: string, comment: string | null, searchWords: Array<string>, themeNames: Array<string>, titleHits: Array<{ __typename: 'TextRange', start: number, end: number }> } & { ' $fragmentName'?: 'ArticleHead_MagazineArticle_Fragment' };

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

export type HomeScreenQueryVariables = Exact<{
  input: HomeScreenInput;
}>;


export type HomeScreenQuery = { __typename: 'Query', homeScreen: { __typename: 'HomeScreen', source: ArticleSource | null, notice: string | null, period: { __typename: 'Period', start: string, end: string }, tree: { __typename: 'ThemeTree', topics: Array<{ __typename: 'Topic', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }>, groups: Array<{ __typename: 'ThemeGroup', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number }, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> }>, themes: Array<{ __typename: 'Theme', id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } }> }, selected: { __typename: 'SelectedNode', kind: SelectionKind, id: string, name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } } | null, page: { __typename: 'ArticlePage', source: ArticleSource, totalCount: number, page: number, pageSize: number, articles: Array<
        | (
          { __typename: 'MagazineArticle', id: string, dataSection: number, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
        )
        | (
          { __typename: 'NewspaperArticle', id: string, dataSection: number, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
        )
        | (
          { __typename: 'WebArticle', id: string, dataSection: number, searchWords: Array<string> }
          & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
        )
      > } | null, availableDays: Array<{ __typename: 'AvailableDays', source: ArticleSource, days: Array<string> }>, today: { __typename: 'TodayArticles', name: string, counts: { __typename: 'SourceCounts', newspaper: number, web: number, magazine: number } } | null } };

export type ArticleListQueryVariables = Exact<{
  input: ArticleListInput;
}>;


export type ArticleListQuery = { __typename: 'Query', articleList: { __typename: 'ArticlePage', source: ArticleSource, totalCount: number, page: number, pageSize: number, articles: Array<
      | (
        { __typename: 'MagazineArticle', id: string, dataSection: number, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_MagazineArticle_Fragment': ArticleRow_MagazineArticle_Fragment;'ArticleHead_MagazineArticle_Fragment': ArticleHead_MagazineArticle_Fragment } }
      )
      | (
        { __typename: 'NewspaperArticle', id: string, dataSection: number, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_NewspaperArticle_Fragment': ArticleRow_NewspaperArticle_Fragment;'ArticleHead_NewspaperArticle_Fragment': ArticleHead_NewspaperArticle_Fragment } }
      )
      | (
        { __typename: 'WebArticle', id: string, dataSection: number, searchWords: Array<string> }
        & { ' $fragmentRefs'?: { 'ArticleRow_WebArticle_Fragment': ArticleRow_WebArticle_Fragment;'ArticleHead_WebArticle_Fragment': ArticleHead_WebArticle_Fragment } }
      )
    > } };

export const ArticleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}}]}}]}}]} as unknown as DocumentNode<ArticleRowFragment, unknown>;
export const ArticleHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}]} as unknown as DocumentNode<ArticleHeadFragment, unknown>;
export const ViewerDocument = {"__meta__":{"hash":"sha256:ec285ae47f232b52e989152c0a7881685b07d75beb4ec284de1d2885a9254bd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractCode"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userGroupName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mailSendMaxCount"}},{"kind":"Field","name":{"kind":"Name","value":"subthemeDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUsageDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"abilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"viewPdf"}},{"kind":"Field","name":{"kind":"Name","value":"printPdf"}},{"kind":"Field","name":{"kind":"Name","value":"viewText"}},{"kind":"Field","name":{"kind":"Name","value":"printText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"viewPdf"}},{"kind":"Field","name":{"kind":"Name","value":"printPdf"}},{"kind":"Field","name":{"kind":"Name","value":"viewText"}},{"kind":"Field","name":{"kind":"Name","value":"printText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendMail"}},{"kind":"Field","name":{"kind":"Name","value":"manageTopics"}},{"kind":"Field","name":{"kind":"Name","value":"administer"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"sha256:8e13e08b96220d6940d5ead091fa94d3cda00cd9f69e879c1925047fbce13de3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"form"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"form"},"value":{"kind":"Variable","name":{"kind":"Name","value":"form"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"sha256:6fa9dfdc775f654eb6aac44bfd8c05444149dace749b5b36489f4dad615a567f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const LoginScreenDocument = {"__meta__":{"hash":"sha256:1d1fd61e251029a6fe46c1d500b441d17aa9ba54c204aa5248c1d8b8a6356b85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"loginScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<LoginScreenQuery, LoginScreenQueryVariables>;
export const ArticleDocument = {"__meta__":{"hash":"sha256:b40db3f5a962c0bab327997b4e85dd4d57a14e147439dc3bca993e5f79145a02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Article"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataSection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dataSection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataSection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"serialNo"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}]} as unknown as DocumentNode<ArticleQuery, ArticleQueryVariables>;
export const HomeScreenDocument = {"__meta__":{"hash":"sha256:de49a28ffbc291eb0b2cf523814006076fcbb93e919023a2ef3b14f871d93b8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeScreenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"themes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"selected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newspaper"}},{"kind":"Field","name":{"kind":"Name","value":"web"}},{"kind":"Field","name":{"kind":"Name","value":"magazine"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}]} as unknown as DocumentNode<HomeScreenQuery, HomeScreenQueryVariables>;
export const ArticleListDocument = {"__meta__":{"hash":"sha256:8019112184f5859fdf331c1f13c24b049da281051c8b3fee5ad787781e3b6e74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articleList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"imageCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleListItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataSection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleHits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"searchWords"}},{"kind":"Field","name":{"kind":"Name","value":"themeNames"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewspaperArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isImage"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueType"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"charCount"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MagazineArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"coverDate"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}},{"kind":"Field","name":{"kind":"Name","value":"endPage"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"salePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}]} as unknown as DocumentNode<ArticleListQuery, ArticleListQueryVariables>;