import { useMutation } from "@apollo/client/react";
import type { DocumentNode } from "graphql";
import { uploadText } from "../domain/text/mail-text.ts";
import { GraphqlFailure } from "./graphql-post.ts";
import { UPLOAD, type UploadOutcome, type UploadVariables } from "./upload-document.ts";

/**
 * Sends files to the REST contract.
 * @param changed the queries whose answers a stored file changes; those on the screen are asked again
 */
export function useUpload(changed: readonly DocumentNode[]) {
  const [run, { loading }] = useMutation(UPLOAD, {
    fetchPolicy: "no-cache",
    refetchQueries: ({ data }) => (data?.upload.kind === "stored" ? [...changed] : []),
  });
  const upload = (variables: UploadVariables): Promise<UploadOutcome> =>
    run({ variables }).then(({ data }) => data.upload, notSent);
  return { busy: loading, upload };
}

const notSent = (error: unknown): UploadOutcome => {
  const network = error instanceof GraphqlFailure && error.kind === "network";
  return { kind: "failed", message: network ? uploadText.unreachable : uploadText.failed };
};
