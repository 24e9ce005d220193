import { graphql } from "../../__generated__/gql.ts";

export const CONTRACT_LICENCES = graphql(`
  query ContractLicencesScreen($contractId: ID!) {
    contractLicences(contractId: $contractId) {
      contractId
      mediaCode
      rightholder
      name
      version
      terms {
        ...LicenceTermsParts @unmask
      }
    }
  }
`);

export const LICENSED_MEDIA = graphql(`
  query MediaForLicence {
    papers: licensedMedia(kind: NEWSPAPER) {
      code
      name
    }
    magazines: licensedMedia(kind: MAGAZINE) {
      code
      name
    }
  }
`);

export const SAVE_CONTRACT_LICENCE = graphql(`
  mutation SaveContractLicence($licence: ContractLicenceInput!) {
    saveContractLicence(licence: $licence) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_CONTRACT_LICENCE = graphql(`
  mutation RemoveContractLicence($contractId: ID!, $mediaCode: ID, $rightholder: String) {
    removeContractLicence(contractId: $contractId, mediaCode: $mediaCode, rightholder: $rightholder) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
