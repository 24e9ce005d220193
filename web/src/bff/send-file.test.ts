import { afterEach, expect, it, vi } from "vitest";
import { uploadText } from "../domain/text/mail-text.ts";
import { GraphqlFailure } from "./graphql-post.ts";
import { sendFile } from "./send-file.ts";

const file = new File(["a,b"], "users.csv");
const send = (sent: File) =>
  sendFile({ method: "PUT", path: "/api/v1/users_upload", file: sent }, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

it("says of a file that was changed after it was chosen that it was, not that the line is broken", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const changed = new File(["a,b"], "users.csv");
  changed.slice = () => {
    const part = new Blob([]);
    part.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    return part;
  };
  expect(await send(changed)).toEqual({ kind: "failed", message: uploadText.changed });
  await expect(send(file)).rejects.toBeInstanceOf(GraphqlFailure);
});
