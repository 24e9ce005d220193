/**
 * Puts __typename into every selection before codegen hashes a document, because Apollo Client's cache needs it and a
 * document sent by its hash can't be changed in the browser any more.
 */
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";

export const transform = addTypenameSelectionDocumentTransform.transform;
