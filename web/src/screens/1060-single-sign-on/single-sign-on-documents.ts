import { graphql } from "../../__generated__/gql.ts";

export const SINGLE_SIGN_ON = graphql(`
  query SingleSignOnScreen {
    singleSignOn {
      ways
      waysVersion
      passwordUserIds
      admins {
        userId
        name
        hasPassword
      }
      groups {
        id
        name
        hasZeroCaps
      }
      providers {
        id
        kind
        name
        issuer
        clientId
        hasSecret
        signInUrl
        certificates {
          pem
          endsAt
          fingerprint
        }
        domains {
          domain
          isConfirmed
        }
        trustsAddress
        userGroupId
        claimName
        claimRules {
          value
          role
          group
        }
        isStopped
        userCount
        callbackUrl
        metadataUrl
        version
      }
    }
  }
`);

export const PROVISIONING = graphql(`
  query Provisioning {
    provisioning {
      scimUrl
      tokenCount
      userCount
      waitingGroupName
      calls {
        id
        calledAt
        method
        path
        status
        detail
      }
    }
  }
`);

export const SAVE_SSO_PROVIDER = graphql(`
  mutation SaveSsoProvider($id: ID, $form: SsoProviderForm!) {
    saveSsoProvider(id: $id, form: $form) {
      ... on SsoSaved {
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_SSO_PROVIDER = graphql(`
  mutation RemoveSsoProvider($id: ID!, $version: Int!) {
    removeSsoProvider(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SAVE_SIGN_IN_WAYS = graphql(`
  mutation SaveSignInWays($form: SignInWaysForm!) {
    saveSignInWays(form: $form) {
      ... on SsoSaved {
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);
