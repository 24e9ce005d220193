import { graphql } from "../__generated__/gql.ts";

/** Who is signed in; the shell's own copy, kept by app/session.ts. */
export const VIEWER = graphql(`
  query Viewer {
    viewer {
      contractId
      contractCode
      userId
      name
      companyName
      userGroupName
      role
      secondFactorNeeded
      mailSendMaxCount
      subthemeDisplay
      pdfUsageDisplay
      confirmations {
        pdf
        print
        text
        printText
      }
      asksChargeCode
      ownMails
      offlineReading
      processDate
      contractEnd {
        lastDay
        readUntil
        isOver
      }
      sources {
        newspaper
        newspaperImage
        newspaperText
        web
        magazine
      }
      abilities {
        mc {
          thumbnail
          viewPdf
          printPdf
          viewText
          printText
        }
        sc {
          thumbnail
          viewPdf
          printPdf
          viewText
          printText
        }
        sendMail
        manageTopics
        administer
      }
      isSupportView
    }
  }
`);

export const LOGIN = graphql(`
  mutation Login($form: LoginForm!) {
    login(form: $form) {
      ... on LoginSucceeded {
        viewer {
          contractId
          userId
        }
      }
      ... on SecondStep {
        authenticator
        passkeyOptions
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const AUTO_LOGIN = graphql(`
  mutation AutoLogin {
    autoLogin {
      ... on LoginSucceeded {
        viewer {
          contractId
          userId
        }
      }
      ...RefusalParts @unmask
    }
  }
`);

export const IP_LOGIN = graphql(`
  mutation IpLogin {
    ipLogin {
      ... on LoginSucceeded {
        viewer {
          contractId
          userId
          contractCode
        }
      }
      ...RefusalParts @unmask
    }
  }
`);

export const LOGOUT = graphql(`
  mutation Logout {
    logout {
      done
      signOutUrl
    }
  }
`);
