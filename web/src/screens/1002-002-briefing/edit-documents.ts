import { graphql } from "../../__generated__/gql.ts";

export const BRIEFING_PROPOSAL = graphql(`
  query BriefingProposal($day: Day) {
    briefingProposal(day: $day) {
      day
      version
      confirmedBy
      confirmedAt
      hiddenCount
      candidates {
        story {
          ...BriefingStoryParts @unmask
        }
        chosen
        carried
        points
      }
    }
  }
`);

export const CONFIRM_BRIEFING = graphql(`
  mutation ConfirmBriefing($form: BriefingInput!) {
    confirmBriefing(form: $form) {
      ... on Briefing {
        day
        version
        confirmedBy
        confirmedAt
      }
      ...ConflictParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
