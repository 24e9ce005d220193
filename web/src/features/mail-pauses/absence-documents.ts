import { graphql } from "../../__generated__/gql.ts";

export const MAIL_ABSENCES = graphql(`
  query MailAbsences($userId: String) {
    mailAbsences(userId: $userId) {
      absences {
        id
        start
        end
        missed
        madeBy
      }
    }
  }
`);

export const ADD_MAIL_ABSENCE = graphql(`
  mutation AddMailAbsence($form: MailAbsenceInput!) {
    addMailAbsence(form: $form) {
      ... on MailAbsences {
        absences {
          id
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_MAIL_ABSENCE = graphql(`
  mutation RemoveMailAbsence($id: ID!) {
    removeMailAbsence(id: $id) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

/** When no mails of a setting come: its own pauses, and the absences of its user. */
export const SETTING_PAUSES = graphql(`
  fragment SettingPauses on MailSetting {
    pauses {
      start
      end
      missed
    }
    absences {
      start
      end
      missed
    }
  }
`);
