import { graphql } from "../../__generated__/gql.ts";

export const MORNING_ARRIVALS = graphql(`
  query MorningArrivals {
    newspapers: arrivalScreen(source: NEWSPAPER) {
      ...MorningSource @unmask
    }
    web: arrivalScreen(source: WEB) {
      ...MorningSource @unmask
    }
    magazines: arrivalScreen(source: MAGAZINE) {
      ...MorningSource @unmask
    }
  }
  fragment MorningSource on ArrivalScreen {
    expectedMedia
    arrivedMedia
    media {
      code
      name
      state
      dueTime
    }
  }
`);

/** Those that wait for somebody come first in this list. */
export const ATTENTION_CONTRACTS = graphql(`
  query AttentionContracts {
    contracts(page: 1, pageSize: 20) {
      contracts {
        id
        code
        name
        state
        endDate
        missing
      }
    }
  }
`);

export const MORNING_STATUS = graphql(`
  query MorningStatus {
    setupStatusScreen {
      mails {
        planned
        waiting
        late
        sent
        failed
      }
      runs {
        status
      }
      runTotal
      deadLetterTotal
    }
  }
`);

export const OPERATOR_SEARCH = graphql(`
  query OperatorSearch($keyword: String!) {
    contracts(keyword: $keyword, page: 1, pageSize: 6) {
      total
      contracts {
        id
        code
        name
        state
      }
    }
    foundUsers(keyword: $keyword, pageSize: 6) {
      total
      users {
        contractId
        companyName
        userId
        name
        groupName
      }
    }
    operatorFound(keyword: $keyword) {
      themes {
        contractId
        companyName
        themeId
        name
      }
      mails {
        contractId
        companyName
        mailId
        address
        kind
        name
        state
        plannedAt
      }
    }
  }
`);

/** Apart from the others: headlines take longer to be looked through. */
export const HEADLINE_SEARCH = graphql(`
  query HeadlineSearch($keyword: String!) {
    foundHeadlines(keyword: $keyword) {
      articleId
      title
      medium
      arrivedAt
    }
  }
`);
