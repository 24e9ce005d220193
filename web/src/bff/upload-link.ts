import { ApolloLink, Observable } from "@apollo/client";
import type { UploadOutcome, UploadVariables } from "./upload-document.ts";

/** Whether an operation is the `UPLOAD` of upload-document.ts. */
export const isUpload = ({ operationName }: ApolloLink.Operation): boolean => operationName === "Upload";

/** Sends the file of an `UPLOAD`; the bff streams it through (spec section 7, CSV uploads). */
export const uploadLink = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      const abort = new AbortController();
      sendFile(variables as UploadVariables, abort.signal).then(
        (upload) => {
          observer.next({ data: { upload } });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => abort.abort();
    }),
);

/** The sending comes with the first file. */
const sendFile = async (variables: UploadVariables, signal: AbortSignal): Promise<UploadOutcome> =>
  (await import("./send-file.ts")).sendFile(variables, signal);
