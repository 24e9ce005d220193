import { graphql } from "../../__generated__/gql.ts";

export const COMPANY_EVENTS = graphql(`
  query CompanyEvents {
    companyEvents {
      id
      day
      kind
      title
      version
    }
  }
`);

export const SAVE_COMPANY_EVENT = graphql(`
  mutation SaveCompanyEvent($id: ID, $form: CompanyEventForm!) {
    saveCompanyEvent(id: $id, form: $form) {
      ... on CompanyEvent {
        id
        day
        kind
        title
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_COMPANY_EVENT = graphql(`
  mutation RemoveCompanyEvent($id: ID!, $version: Int!) {
    removeCompanyEvent(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
