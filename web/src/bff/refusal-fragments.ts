import { graphql } from "../__generated__/gql.ts";

/** Why a call was refused, in the user's language, and for how many seconds it would be again. */
export const REFUSAL_PARTS = graphql(`
  fragment RefusalParts on Refusal {
    message
    retryAfter
  }
`);

/** What is wrong with a form, field by field. */
export const FAULT_PARTS = graphql(`
  fragment FaultParts on InvalidForm {
    fieldErrors {
      field
      message
    }
  }
`);
