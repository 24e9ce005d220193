import { graphql } from "../../__generated__/gql.ts";

/** Counts and one page of headlines, all sources together. */
export const TRIAL_SEARCH = graphql(`
  query TrialSearch($form: SearchForm!, $list: SearchPageInput!) {
    trialSearch(form: $form, list: $list) {
      ... on TrialSearchAnswer {
        unsearchedDays {
          start
          end
        }
        counts {
          newspaper
          web
          magazine
          total
        }
        page
        pageSize
        headlines {
          articleId
          dataSection
          title
          titleHits {
            start
            end
          }
          mediaName
          issueDate
        }
      }
      ...RefusalParts @unmask
      ... on InvalidForm {
        fieldErrors {
          field
          message
          position
        }
      }
    }
  }
`);
