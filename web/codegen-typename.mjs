/**
 * Puts __typename into every selection before codegen hashes a document. Apollo Client's cache needs it, and a document that is sent
 * by its hash can no longer be changed in the browser.
 */
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";

export const transform = addTypenameSelectionDocumentTransform.transform;
