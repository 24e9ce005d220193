import { graphql } from "../../__generated__/gql.ts";

/** The browsers that the user is notified on. */
export const PUSH_DEVICES = graphql(`
  query PushDevices {
    pushDevices {
      applicationServerKey
      devices {
        id
        endpointDigest
        userAgent
        alerts
        mails
        quietStartTime
        quietEndTime
        createdAt
        lastSentAt
      }
    }
  }
`);

export const SAVE_PUSH_DEVICE = graphql(`
  mutation SavePushDevice($form: PushDeviceForm!) {
    savePushDevice(form: $form) {
      ... on PushDeviceSaved {
        id
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_PUSH_DEVICE = graphql(`
  mutation RemovePushDevice($id: ID!) {
    removePushDevice(id: $id) {
      done
    }
  }
`);

export const CHECK_PUSH_DEVICE = graphql(`
  mutation CheckPushDevice($endpoint: String!) {
    checkPushDevice(endpoint: $endpoint)
  }
`);

export const TEST_PUSH_DEVICE = graphql(`
  mutation TestPushDevice($id: ID!) {
    testPushDevice(id: $id) {
      ... on PushDeviceDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
