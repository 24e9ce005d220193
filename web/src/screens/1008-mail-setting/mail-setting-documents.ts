import { graphql } from "../../__generated__/gql.ts";

export const MAIL_SETTING_SCREEN = graphql(`
  query MailSettingScreen($id: ID!, $isNew: Boolean!) {
    mailSetting(id: $id) @skip(if: $isNew) {
      id
      dataKbn
      targetId
      targetName
      dataSection
      mailAddress
      templateId
      subjectType
      attachType
      zeroArticleEmail
      sendTimes
      encoding
      alert
      quietStartTime
      quietEndTime
      alertMaxCount
      addressStopped
      addressStopReason
      version
    }
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
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
  }
`);

export const SAVE_MAIL_SETTING = graphql(`
  mutation SaveMailSetting($id: ID, $version: Int, $form: MailSettingForm!) {
    saveMailSetting(id: $id, version: $version, form: $form) {
      ... on MailSetting {
        id
        targetName
        mailAddress
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
