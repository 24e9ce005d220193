import { graphql } from "../../__generated__/gql.ts";

export const BRIEFING_STORY = graphql(`
  fragment BriefingStoryParts on BriefingStory {
    articleId
    dataSection
    title
    mediaName
    issueDate
    excerpt
    excerptCut
    papers
    firstPages
    magazines
    sites
    impact
    handling
    openSince
  }
`);

export const BRIEFING = graphql(`
  query Briefing($day: Day) {
    briefing(day: $day) {
      day
      version
      confirmedBy
      confirmedAt
      stories {
        ...BriefingStoryParts @unmask
      }
      hiddenCount
      previousDay
      nextDay
      editable
    }
  }
`);
