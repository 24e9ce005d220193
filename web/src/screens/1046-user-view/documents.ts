import { graphql } from "../../__generated__/gql.ts";

export const VIEWED_NODE = graphql(`
  fragment ViewedNodeParts on ViewedNode {
    key
    name
    reasons
    through
    themes
    counts {
      total
    }
  }
`);

export const VIEWABLE_USERS = graphql(`
  query ViewableUsers($keyword: String!) {
    users(filter: { keyword: $keyword }) {
      users {
        userId
        name
        userGroupName
      }
      total
    }
  }
`);

export const USER_VIEW_SCREEN = graphql(`
  query UserViewScreen($userId: ID!) {
    userView(userId: $userId) {
      user {
        userId
        name
        userGroupId
        userGroupName
        role
        themeBrowsing
        loginStopped
        mailStopped
        ipRestricted
        passwordChangeStopped
        abilities {
          mc {
            viewPdf
            printPdf
            viewText
            printText
          }
          sc {
            viewPdf
            printPdf
            viewText
            printText
          }
          sendMail
          manageTopics
          administer
        }
      }
      sources {
        dataSection
        visible
        contract
        userGroup
        allArticlesSelectable
      }
      unlinked
      topics {
        ...ViewedNodeParts @unmask
      }
      groups {
        ...ViewedNodeParts @unmask
      }
      themes {
        ...ViewedNodeParts @unmask
      }
    }
  }
`);

export const SUPPORT_VIEWS = graphql(`
  query SupportViews {
    supportViews {
      allowed
      views {
        id
        operatorName
        userId
        userName
        reason
        startedAt
        endedAt
        open
      }
    }
  }
`);

export const ALLOW_SUPPORT_VIEWS = graphql(`
  mutation AllowSupportViews($allowed: Boolean!) {
    allowSupportViews(allowed: $allowed) {
      allowed
    }
  }
`);
