import { graphql } from "../__generated__/gql.ts";

/** Why a call was refused, in the user's language, by which code the guide knows it, and for how many seconds it would be again. */
export const REFUSAL_PARTS = graphql(`
  fragment RefusalParts on Refusal {
    code
    message
    retryAfter
  }
`);

/** Who saved another version meanwhile, and when. */
export const CONFLICT_PARTS = graphql(`
  fragment ConflictParts on VersionConflict {
    message
    changedBy
    changedAt
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
