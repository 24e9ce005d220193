import { graphql } from "../../__generated__/gql.ts";

export const WORKSPACE_THEMES = graphql(`
  query WorkspaceThemes($contractId: ID!) {
    contractThemes(contractId: $contractId) {
      id
      name
      expressions
      sections
      articles
      isStopped
      stoppedAt
      version
    }
  }
`);

export const THEME_EXPRESSIONS = graphql(`
  query ThemeExpressions($themeId: ID!) {
    themeExpressions(themeId: $themeId) {
      id
      themeId
      section
      text
      savedAt
      savedBy
      version
    }
  }
`);

export const EXPRESSION_HISTORY = graphql(`
  query ExpressionHistory($themeId: ID!) {
    expressionHistory(themeId: $themeId) {
      id
      expressionId
      version
      section
      text
      savedAt
      savedBy
      endedAt
      endedBy
      isRemoved
    }
  }
`);

export const SAVE_EXPRESSION = graphql(`
  mutation SaveThemeExpression($themeId: ID!, $id: ID, $section: Int, $text: String!, $version: Int) {
    saveThemeExpression(themeId: $themeId, id: $id, section: $section, text: $text, version: $version) {
      ... on ThemeExpressionSaved {
        expressionId
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const REMOVE_EXPRESSION = graphql(`
  mutation RemoveThemeExpression($id: ID!) {
    removeThemeExpression(id: $id) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const TRIAL = graphql(`
  query ExpressionTrial($themeId: ID!, $id: ID, $section: Int, $text: String!) {
    expressionTrial(themeId: $themeId, id: $id, section: $section, text: $text) {
      ... on ExpressionTrial {
        articles
        before
        after
        added
        removed
        warning
        days {
          day
          added
          removed
        }
        addedSamples {
          ...TrialSampleParts @unmask
        }
        removedSamples {
          ...TrialSampleParts @unmask
        }
        keptSamples {
          ...TrialSampleParts @unmask
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const TRIAL_SAMPLE = graphql(`
  fragment TrialSampleParts on TrialSample {
    articleId
    title
    titleHits {
      start
      end
    }
    medium
    issueDay
    reasons {
      term
      field
      isExcluding
    }
  }
`);

export const TERM_COUNTS = graphql(`
  query TermCounts($contractId: ID!, $section: Int, $text: String!) {
    countedTerms(contractId: $contractId, section: $section, text: $text) {
      ... on CountedTerms {
        hasMore
        terms {
          term
          field
          isExcluding
          articles
        }
        unknownSynonyms {
          term
          position
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const EXPRESSION_WORDS = graphql(`
  query ExpressionWords($contractId: ID!) {
    expressionWords(contractId: $contractId) {
      terms
      synonymTerms
      media {
        code
        name
      }
    }
  }
`);

export const REMATCH_STATUS = graphql(`
  query RematchStatus($themeId: ID!) {
    rematchStatus(themeId: $themeId) {
      state
      endedAt
      read
      articles
      added
      removed
      canUndo
    }
  }
`);

export const REMATCH_THEME = graphql(`
  mutation RematchTheme($themeId: ID!) {
    rematchTheme(themeId: $themeId) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const UNDO_REMATCH = graphql(`
  mutation UndoRematch($themeId: ID!) {
    undoRematch(themeId: $themeId) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
