import { graphql } from "../../__generated__/gql.ts";

/** What the list of 1007 shows of a setting too, so that it follows a change that is saved here. */
export const SETTING_PARTS = graphql(`
  fragment SettingParts on MailSetting {
    id
    dataKbn
    targetId
    targetName
    dataSection
    mailAddress
    addressGroupId
    addressGroupName
    memberCount
    templateId
    templateFileName
    subjectType
    attachType
    zeroArticleEmail
    sendTimes
    nextSendAt
    encoding
    withTones
    alert
    quietStartTime
    quietEndTime
    alertMaxCount
    alertMainOnly
    holidayRule
    weekendsOff
    supplementRule
    supplementTime
    ...SettingPauses @unmask
    addressStopped
    addressStopReason
    addressId
    bounceCount
    bouncedAt
    version
  }
`);

export const MAIL_SETTING_SCREEN = graphql(`
  query MailSettingScreen($id: ID!, $isNew: Boolean!) {
    mailSetting(id: $id) @skip(if: $isNew) {
      ...SettingParts @unmask
    }
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
      allSelectable
    }
    mailTemplates {
      id
      name
      fileName
      isDefault
    }
    mailAddresses {
      address
      name
    }
    addressGroups {
      id
      name
      addresses
      stoppedCount
    }
  }
`);

export const MAIL_SETTING_MEMBERS = graphql(`
  query MailSettingMembers($id: ID!) {
    mailSettingMembers(id: $id) {
      mailAddress
      addressId
      name
      state
      addressStopped
      addressStopReason
      bounceCount
      bouncedAt
    }
  }
`);

export const RESUME_MEMBER = graphql(`
  mutation ResumeMember($id: ID!) {
    resumeMailAddress(id: $id) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SAVE_MAIL_SETTING = graphql(`
  mutation SaveMailSetting($id: ID, $version: Int, $form: MailSettingForm!) {
    saveMailSetting(id: $id, version: $version, form: $form) {
      ...SettingParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const MAIL_SETTING_PREVIEW = graphql(`
  query MailSettingPreview($form: MailSettingTrialInput!) {
    mailSettingPreview(form: $form) {
      ... on MailSettingPreview {
        processDate
        mail {
          subject
          text
          html
          articleCount
          warnings {
            kind
            message
          }
        }
        attachmentName
        refusal
        unencodable
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const MAIL_SETTING_HISTORY = graphql(`
  query MailSettingHistory($id: ID!) {
    mailSettingHistory(id: $id) {
      countsOpenings
      mails {
        id
        kind
        state
        plannedAt
        endedAt
        articleCount
        droppedCount
        message
        openedCount
      }
    }
  }
`);

export const MAIL_SETTING_DAY = graphql(`
  query MailSettingDay($id: ID!, $day: String!) {
    mailSettingDay(id: $id, day: $day) {
      day
      outcome
      message
      steps {
        step
        state
        message
      }
      sendings {
        at
        kind
        steps {
          step
          state
          message
        }
      }
    }
  }
`);

export const TEST_MAIL_SETTING = graphql(`
  mutation TestMailSetting($form: MailSettingTrialInput!) {
    testMailSetting(form: $form) {
      ... on MailTestQueued {
        mailAddress
        left
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
