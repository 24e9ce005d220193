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

export const MAIL_TEMPLATE = graphql(`
  query MailTemplateTexts($id: ID!) {
    mailTemplate(id: $id) {
      id
      name
      isDefault
      version
      parts {
        part
        text
      }
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

export const MAIL_TEMPLATE_VERSIONS = graphql(`
  query MailTemplateVersions($id: ID!) {
    mailTemplateVersions(id: $id) {
      version
      name
      savedBy
      savedAt
      parts {
        part
        text
      }
    }
  }
`);

export const SAVE_MAIL_TEMPLATE = graphql(`
  mutation SaveMailTemplate($form: MailTemplateInput!) {
    saveMailTemplate(form: $form) {
      ... on MailTemplateSaved {
        id
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const TEMPLATE_PREVIEW = graphql(`
  query TemplatePreview($form: ThemeMailInput!, $parts: [TemplatePartInput!]!) {
    templatePreview(form: $form, parts: $parts) {
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

export const MAIL_LOOK = graphql(`
  query MailLook {
    mailLook {
      color
      logoKey
    }
  }
`);

export const SAVE_MAIL_LOOK = graphql(`
  mutation SaveMailLook($form: MailLookInput!) {
    saveMailLook(form: $form) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
