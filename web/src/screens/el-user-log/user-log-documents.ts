import { graphql } from "../../__generated__/gql.ts";

export const USER_LOG_SCREEN = graphql(`
  query UserLogScreen(
    $start: Day!
    $end: Day!
    $contractId: ID
    $actor: String
    $action: String
    $page: Int!
    $pageSize: Int!
  ) {
    userLog(
      start: $start
      end: $end
      contractId: $contractId
      actor: $actor
      action: $action
      page: $page
      pageSize: $pageSize
    ) {
      total
      lines {
        at
        contractId
        companyName
        actor
        action
        detail
        requestId
      }
    }
  }
`);

export const OPERATOR_LOG_SCREEN = graphql(`
  query OperatorLogScreen(
    $start: Day!
    $end: Day!
    $contractId: ID
    $actor: String
    $action: String
    $page: Int!
    $pageSize: Int!
  ) {
    operatorLog(
      start: $start
      end: $end
      contractId: $contractId
      actor: $actor
      action: $action
      page: $page
      pageSize: $pageSize
    ) {
      total
      lines {
        at
        operatorId
        operatorName
        companyName
        action
        before
        after
        detail
        requestId
      }
    }
  }
`);
