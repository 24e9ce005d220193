import { graphql } from "../../__generated__/gql.ts";

export const DELIVERY_SHEET = graphql(`
  query DeliverySheet($month: String!) {
    deliverySheet(month: $month) {
      month
      keptFrom
      slots
      keptSlots
      partlySlots
      missedSlots
      papers {
        expected
        onTime
        late
        missed
        waiting
      }
      days {
        day
        supplements
        papers {
          expected
          missed
          waiting
        }
        latePapers {
          code
          name
          state
          dueTime
          arrivedAt
          completedAt
        }
        slots {
          time
          state
          settings
          kept
          late
          unsent
          resting
          empty
          stopped
          bounced
          waiting
          lastSentAt
          line
          digests {
            address
            cause
            sentAt
            reason
          }
        }
      }
      media {
        code
        name
        papers {
          expected
          onTime
          late
          missed
        }
      }
    }
  }
`);
