import type { TypePolicies, TypePolicy } from "@apollo/client";
import type { StrictTypedTypePolicies } from "../__generated__/type-policies.ts";

/** One of its kind for each user: a change that answers with it is seen wherever it is shown. */
const ONLY_ONE = { keyFields: [] as never[] };
/** Means nothing outside of the answer it came with. */
const PART_OF_ITS_ANSWER = { keyFields: false } as const;

/**
 * How the GraphQL cache tells objects apart (design.md 10). A type with an id and no entry here is known by its id. Counts belong to a
 * period, so two periods never share one Theme. Search words and hits belong to the theme that found an article, so two themes never
 * share an article unless the same words found it.
 */
const plainPolicies: StrictTypedTypePolicies = {
  Viewer: { keyFields: ["contractId", "userId"] },
  User: { keyFields: ["userId"] },
  Theme: PART_OF_ITS_ANSWER,
  ThemeGroup: PART_OF_ITS_ANSWER,
  Topic: PART_OF_ITS_ANSWER,
  SelectedNode: PART_OF_ITS_ANSWER,
  UsedArticle: PART_OF_ITS_ANSWER,
  // A user's uses belong to a period: another period has other figures under the same key.
  UsageRow: PART_OF_ITS_ANSWER,
  FailedOriginal: PART_OF_ITS_ANSWER,
  ApiTokenCreated: PART_OF_ITS_ANSWER,
  // Ids of targets are unique within a kind only.
  MailTarget: { keyFields: ["dataKbn", "id"] },
  MailTargets: ONLY_ONE,
  // A theme and a group of one number are two choices.
  ReportChoice: PART_OF_ITS_ANSWER,
  MailEditionTarget: { keyFields: ["kind", "id"] },
  MailEditionTemplate: PART_OF_ITS_ANSWER,
  MailEditionArticle: PART_OF_ITS_ANSWER,
  // Chosen or not, by the form that they are choices of.
  ThemeChoice: PART_OF_ITS_ANSWER,
  AudienceChoice: PART_OF_ITS_ANSWER,
  TopicUserChoice: PART_OF_ITS_ANSWER,
  // What is marked in it belongs to the search that found it.
  ManagedArticle: PART_OF_ITS_ANSWER,
  ReadingPlace: PART_OF_ITS_ANSWER,
  UnchangedArticle: PART_OF_ITS_ANSWER,
  Notice: ONLY_ONE,
  InstallationLink: { keyFields: ["kind"] },
  LoginNotices: ONLY_ONE,
};

/** An answer that does not ask for the search words shows its articles by themselves. */
const ARTICLE: TypePolicy = {
  keyFields: (object) => ("searchWords" in object ? ["id", "searchWords"] : false),
  fields: { clippedIn: { merge: false } },
};

export const typePolicies: TypePolicies = {
  ...plainPolicies,
  NewspaperArticle: ARTICLE,
  WebArticle: ARTICLE,
  MagazineArticle: ARTICLE,
};
