import { graphql } from "../../../__generated__/gql.ts";

/** All lists that the user may open, and his saved conditions. */
export const PALETTE_CHOICES = graphql(`
  query PaletteChoices {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
    savedConditions {
      id
      title
    }
  }
`);

/** For administrators: users by what was typed. */
export const PALETTE_PERSONS = graphql(`
  query PalettePersons($keyword: String!) {
    users(filter: { keyword: $keyword }, sortKey: NAME, descending: false, page: 1, pageSize: 20) {
      users {
        userId
        name
        userGroupName
      }
    }
  }
`);
