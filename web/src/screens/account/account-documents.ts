import { graphql } from "../../__generated__/gql.ts";

/** The account page. Tokens are an administrator's. */
export const ACCOUNT_SCREEN = graphql(`
  query AccountScreen($withTokens: Boolean!) {
    sessions {
      id
      createdAt
      lastSeenAt
      clientAddress
      userAgent
      current
    }
    apiTokens @include(if: $withTokens) {
      id
      name
      userId
      createdAt
      expiresAt
      scopes
      purpose
      addressRanges
      madeBy
      lastUsedAt
    }
  }
`);

export const END_SESSION = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      count
    }
  }
`);

export const SIGN_OUT_EVERYWHERE = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere {
      count
    }
  }
`);

export const CREATE_API_TOKEN = graphql(`
  mutation CreateApiToken($form: ApiTokenForm!) {
    createApiToken(form: $form) {
      ... on ApiTokenCreated {
        id
        token
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REVOKE_API_TOKEN = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id) {
      done
    }
  }
`);
