import { graphql } from "../../__generated__/gql.ts";

export const SAVE_CHARGE_CODES = graphql(`
  mutation SaveChargeCodes($form: ChargeCodesForm!) {
    saveChargeCodes(form: $form) {
      ... on ChangeDone {
        done
      }
      ...FaultParts @unmask
    }
  }
`);
