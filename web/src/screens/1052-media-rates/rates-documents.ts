import { graphql } from "../../__generated__/gql.ts";

export const MEDIA_RATES_SCREEN = graphql(`
  query MediaRatesScreen {
    mediaRates {
      rates {
        mediaCode
        mediaName
        unit
        rate
      }
      version
    }
    media {
      code
      name
      source
    }
  }
`);

export const SAVE_MEDIA_RATE = graphql(`
  mutation SaveMediaRate($mediaCode: ID!, $unit: Int!, $rate: Int, $version: String) {
    saveMediaRate(mediaCode: $mediaCode, unit: $unit, rate: $rate, version: $version) {
      ... on MediaRateList {
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
