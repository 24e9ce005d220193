import { useRef, useState } from "react";
import type { FileError } from "../../../bff/upload-document.ts";
import { useUpload } from "../../../bff/use-upload.ts";
import { USERS_SCREEN } from "../user-documents.ts";
import { isPreview, type UploadPreview } from "./preview.ts";

const PATH = "/api/v1/users_upload";

/** Where the upload is: nothing chosen, a file that can't be read, a preview, or done. */
export type UploadStep =
  | { step: "choose"; faults: readonly FileError[]; message: string | null }
  | { step: "reading"; file: File; lines: number }
  | { step: "check"; file: File; preview: UploadPreview; message: string | null }
  | { step: "done"; changed: number; invited: number };

const LINE_FEED = 10;

/** How many lines the file has, its headings left out; a cell with a line break counts twice. */
async function linesOf(file: File): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let feeds = 0;
  for (const byte of bytes) if (byte === LINE_FEED) feeds += 1;
  const isOpen = bytes.length > 0 && bytes.at(-1) !== LINE_FEED;
  return Math.max(0, feeds + Number(isOpen) - 1);
}

const BEGIN: UploadStep = { step: "choose", faults: [], message: null };

/** A file of users in three steps. Nothing changes before the third, which does what the second has shown or nothing. */
export function useUploadUsers() {
  const [at, go] = useState<UploadStep>(BEGIN);
  const { busy, upload } = useUpload([USERS_SCREEN]);
  /** Which reading is waited for; one that was left is not shown any more. */
  const reading = useRef(0);
  const begin = () => {
    reading.current += 1;
    go(BEGIN);
  };
  const choose = async (file: File) => {
    reading.current += 1;
    const own = reading.current;
    go({ step: "reading", file, lines: await linesOf(file) });
    const outcome = await upload({ method: "PUT", path: `${PATH}?dry_run=1`, file });
    if (own !== reading.current) return;
    if (outcome.kind === "failed") go({ step: "choose", faults: [], message: outcome.message });
    else if (isPreview(outcome.data)) go({ step: "check", file, preview: outcome.data, message: null });
    else go({ step: "choose", faults: outcome.kind === "faulty" ? outcome.errors : [], message: null });
  };
  const apply = async (withoutFaulty: boolean) => {
    if (at.step !== "check" || busy) return;
    const { file, preview } = at;
    const fields = { preview_token: preview.preview_token, without_faulty: withoutFaulty ? "1" : "0" };
    const outcome = await upload({ method: "PUT", path: PATH, file, fields });
    if (outcome.kind === "stored")
      go({
        step: "done",
        changed: preview.new_count + preview.changed_count,
        invited: preview.invited_count,
      });
    else {
      const message =
        outcome.kind === "failed" ? outcome.message : outcome.errors.map((each) => each.message).join(" ");
      go({ ...at, message });
    }
  };
  return {
    at,
    busy,
    choose: (file: File) => void choose(file),
    apply: (without: boolean) => void apply(without),
    again: begin,
  };
}
