import { graphql } from "../../__generated__/gql.ts";

export const DESTINATIONS_SCREEN = graphql(`
  query DestinationsScreen($filter: MailSettingFilter, $page: Int!) {
    mailSettings(filter: $filter, page: $page) {
      settings {
        id
        dataKbn
        targetId
        targetName
        dataSection
        mailAddress
        addressGroupId
        addressGroupName
        memberCount
        templateFileName
        subjectType
        attachType
        zeroArticleEmail
        sendTimes
        nextSendAt
        holidayRule
        weekendsOff
        ...SettingPauses @unmask
        addressId
        addressStopped
        addressStopReason
        bounceCount
        bouncedAt
        version
      }
      total
    }
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
      allSelectable
    }
  }
`);

export const REMOVE_MAIL_SETTING = graphql(`
  mutation RemoveMailSetting($id: ID!, $version: Int!) {
    removeMailSetting(id: $id, version: $version) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const RESUME_MAIL_ADDRESS = graphql(`
  mutation ResumeMailAddress($id: ID!) {
    resumeMailAddress(id: $id) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const COPY_CHOICES = graphql(`
  query CopyChoices {
    mailAddresses {
      address
      name
    }
    addressGroups {
      id
      name
      addresses
    }
  }
`);

export const COPY_MAIL_SETTING = graphql(`
  mutation CopyMailSetting($id: ID!, $addresses: [String!]!) {
    copyMailSetting(id: $id, addresses: $addresses) {
      ... on SettingsCopied {
        copied
        results {
          row
          mailAddress
          status
          message
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SEND_SETTING_MAILS = graphql(`
  mutation SendSettingMails($form: SettingMailsInput!) {
    sendSettingMails(form: $form) {
      ... on MailsTaken {
        results {
          row
          mailAddress
          status
          message
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
