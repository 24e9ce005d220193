import { graphql } from "../../__generated__/gql.ts";

export const REGISTRATIONS = graphql(`
  query Registrations {
    registrations {
      themes {
        id
        name
      }
      registrations {
        id
        theme {
          id
          name
        }
        mediaCode
        mediaName
        source
        start
        end
        registeredBy
        registeredAt
        expression
        history {
          ended
          by
          at
          start
          end
          expression
        }
        articleCount
        onlyCount
      }
      removals {
        articleId
        title
        theme {
          id
          name
        }
        by
        at
      }
    }
    media {
      code
      name
      group
      source
    }
  }
`);

export const REGISTRATION_PREVIEW = graphql(`
  query RegistrationPreview($mediaCodes: [ID!]!, $themeIds: [ID!]!, $start: Day!, $end: Day, $expression: String!) {
    registrationPreview(
      mediaCodes: $mediaCodes
      themeIds: $themeIds
      start: $start
      end: $end
      expression: $expression
    ) {
      ... on RegistrationPreview {
        count
        knownCount
        days {
          day
          count
        }
        latest {
          id
          title
          mediaName
          issueDate
          issueType
          frameNo
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REGISTER_MEDIA = graphql(`
  mutation RegisterMedia($mediaCodes: [ID!]!, $themeIds: [ID!]!, $start: Day!, $end: Day, $expression: String!) {
    registerMedia(mediaCodes: $mediaCodes, themeIds: $themeIds, start: $start, end: $end, expression: $expression) {
      ... on RegistrationDone {
        added
        removed
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_REGISTRATION = graphql(`
  mutation RemoveRegistration($mediaCode: ID!, $themeIds: [ID!]!) {
    removeRegistration(mediaCode: $mediaCode, themeIds: $themeIds) {
      ... on RegistrationDone {
        removed
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REGISTRABLE_MAGAZINES = graphql(`
  query RegistrableMagazines($keyword: String!, $mediaCode: ID!, $start: Day!, $end: Day!, $page: Int!, $pageSize: Int!) {
    registrableMagazines(
      keyword: $keyword
      mediaCode: $mediaCode
      start: $start
      end: $end
      page: $page
      pageSize: $pageSize
    ) {
      ... on RegistrableMagazinePage {
        total
        articles {
          id
          title
          mediaName
          coverDate
          startPage
          endPage
          salePeriod
          registeredTo {
            id
            name
          }
          foundIn {
            id
            name
          }
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REGISTER_MAGAZINE_ARTICLES = graphql(`
  mutation RegisterMagazineArticles($articleIds: [ID!]!, $themeIds: [ID!]!) {
    registerMagazineArticles(articleIds: $articleIds, themeIds: $themeIds) {
      ... on RegistrationDone {
        added
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
