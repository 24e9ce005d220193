import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { Kind, OperationTypeNode } from "graphql";

/** What is wrong with a row of a file; row 0 is the file as a whole. */
export interface FileError {
  row: number;
  field: string;
  message: string;
}

export type UploadOutcome =
  | { kind: "stored"; data: Readonly<Record<string, unknown>> }
  | { kind: "faulty"; errors: readonly FileError[]; data: Readonly<Record<string, unknown>> }
  | { kind: "failed"; message: string };

export interface UploadVariables {
  method: "POST" | "PUT";
  /** A call of the REST contract. */
  path: string;
  file: File;
  /** What goes beside the file. */
  fields?: Readonly<Record<string, string>>;
  [name: string]: unknown;
}

/**
 * A file for the REST contract as a mutation, so that it passes the session's links and can name the queries that are read
 * again. GraphQL has no files, so no document of the schema says this; upload-link.ts answers it.
 */
export const UPLOAD: TypedDocumentNode<{ upload: UploadOutcome }, UploadVariables> = {
  kind: "Document" as Kind.DOCUMENT,
  definitions: [
    {
      kind: "OperationDefinition" as Kind.OPERATION_DEFINITION,
      operation: "mutation" as OperationTypeNode,
      name: { kind: "Name" as Kind.NAME, value: "Upload" },
      selectionSet: {
        kind: "SelectionSet" as Kind.SELECTION_SET,
        selections: [{ kind: "Field" as Kind.FIELD, name: { kind: "Name" as Kind.NAME, value: "upload" } }],
      },
    },
  ],
};
