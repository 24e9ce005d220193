import { graphql } from "../../__generated__/gql.ts";

export const SAVE_CONDITION = graphql(`
  mutation SaveCondition($id: ID, $form: SavedConditionForm!) {
    saveCondition(id: $id, form: $form) {
      ... on SavedCondition {
        id
        title
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SAVE_CONDITION_MAIL = graphql(`
  mutation SaveConditionMail($id: ID!, $kind: ConditionMailKind!) {
    saveConditionMail(id: $id, kind: $kind) {
      ... on ConditionMailSaved {
        mailAddress
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_CONDITION_MAIL = graphql(`
  mutation RemoveConditionMail($id: ID!) {
    removeConditionMail(id: $id) {
      ... on ConditionMailEnded {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const CONDITION_MAIL_PREVIEW = graphql(`
  query ConditionMailPreview($id: ID!) {
    conditionMailPreview(id: $id) {
      ... on ConditionMailPreview {
        processDate
        foundCount
        mail {
          subject
          text
          html
          articleCount
        }
        refusal
      }
      ...RefusalParts @unmask
    }
  }
`);
