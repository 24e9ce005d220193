import { graphql } from "../../__generated__/gql.ts";

export const VISIT_LIST = graphql(`
  mutation VisitList($selection: SelectionInput!, $articleId: ID!) {
    visitList(selection: $selection, articleId: $articleId)
  }
`);

export const MARK_LIST_READ = graphql(`
  mutation MarkListRead($selection: SelectionInput!, $period: PeriodInput!) {
    markListRead(selection: $selection, period: $period) {
      ... on ListMarked {
        count
        markedAt
      }
      ... on Refusal {
        message
      }
    }
  }
`);

export const UNMARK_LIST = graphql(`
  mutation UnmarkList($markedAt: String!) {
    unmarkList(markedAt: $markedAt)
  }
`);
