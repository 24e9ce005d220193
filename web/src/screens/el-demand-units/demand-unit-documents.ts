import { graphql } from "../../__generated__/gql.ts";

export const DEMAND_UNITS_SCREEN = graphql(`
  query DemandUnitsScreen {
    demandUnits {
      id
      cap
      useLines
      used
      version
      contracts {
        contractId
        code
        companyName
        name
        groups
      }
    }
  }
`);

export const SAVE_DEMAND_UNIT = graphql(`
  mutation SaveDemandUnit($id: ID, $version: Int, $name: String!, $cap: Int, $useLines: [Int!]!, $contractIds: [ID!]!) {
    saveDemandUnit(id: $id, version: $version, name: $name, cap: $cap, useLines: $useLines, contractIds: $contractIds) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
