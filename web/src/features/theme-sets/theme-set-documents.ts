import { graphql } from "../../__generated__/gql.ts";

/** What both forms show of the themes and user groups to choose from. */
export const THEME_CHOICE_PARTS = graphql(`
  fragment ThemeChoiceParts on ThemeChoice {
    id
    name
    checked
    articleCount
    themeGroupCount
  }
`);

export const AUDIENCE_CHOICE_PARTS = graphql(`
  fragment AudienceChoiceParts on AudienceChoice {
    id
    name
    checked
    userCount
  }
`);

export const COUNT_PARTS = graphql(`
  fragment LineCountParts on SourceCounts {
    newspaper
    web
    magazine
    total
  }
`);
