import { graphql } from "../__generated__/gql.ts";

export const COUNT_MAIL_OPENING = graphql(`
  mutation CountMailOpening($mail: ID!) {
    countMailOpening(mail: $mail) {
      counted
    }
  }
`);
