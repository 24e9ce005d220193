import { graphql } from "../../__generated__/gql.ts";

export const ORIGINALS_SCREEN = graphql(`
  query OriginalsScreen($start: Day!, $end: Day!, $keyword: String, $section: Int, $state: String!) {
    inspectedOriginals(start: $start, end: $end, keyword: $keyword, section: $section, state: $state) {
      hasMore
      originals {
        id
        section
        title
        mediaName
        issueDay
        arrivedAt
        hasPdf
        hasText
        isWithdrawn
        uses
      }
    }
  }
`);

export const INSPECTED_TEXT = graphql(`
  query InspectedText($id: ID!) {
    inspectedText(id: $id) {
      title
      text
    }
  }
`);
