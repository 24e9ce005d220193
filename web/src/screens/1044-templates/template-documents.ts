import { graphql } from "../../__generated__/gql.ts";

export const TEMPLATES_SCREEN = graphql(`
  query TemplatesScreen {
    mailTemplates {
      id
      name
      fileName
      isDefault
      version
    }
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
  }
`);

export const MAKE_DEFAULT_TEMPLATE = graphql(`
  mutation MakeDefaultTemplate($id: ID!, $version: Int!) {
    makeDefaultTemplate(id: $id, version: $version) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_MAIL_TEMPLATE = graphql(`
  mutation RemoveMailTemplate($id: ID!) {
    removeMailTemplate(id: $id) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const THEME_MAIL_PREVIEW = graphql(`
  query ThemeMailPreview($form: ThemeMailInput!) {
    themeMailPreview(form: $form) {
      ... on MailPreview {
        subject
        text
        html
        articleCount
        warnings {
          kind
          message
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
