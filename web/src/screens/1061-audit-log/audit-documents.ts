import { graphql } from "../../__generated__/gql.ts";

export const AUDIT_LOG = graphql(`
  query AuditLog(
    $start: Day!
    $end: Day!
    $kind: AuditLogKind
    $userId: String
    $text: String
    $cursor: String
    $pageSize: Int!
  ) {
    auditLog(
      start: $start
      end: $end
      kind: $kind
      userId: $userId
      text: $text
      cursor: $cursor
      pageSize: $pageSize
    ) {
      nextCursor
      entries {
        id
        at
        actor
        actorName
        kind
        action
        before
        after
        detail
        fields {
          label
          before
          after
        }
        requestId
        position
        hash
      }
    }
  }
`);
