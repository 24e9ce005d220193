import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, invalidFields } from "../errors/app-error.ts";

/** A file that came with a call, in memory only. */
export interface UploadedFile {
  /** As the sender named it, without folders. */
  name: string;
  bytes: Buffer;
  /** It was larger than the route takes; `bytes` is only its beginning. */
  isTooLarge: boolean;
}

export interface Upload {
  /** Null where the call brought none. */
  file: UploadedFile | null;
  /** The other parts, as a form reads them. */
  fields: Record<string, string>;
}

const MOST_FIELDS = 20;
const LONGEST_FIELD = 10_000;

/** Reads multipart bodies where a route asks for it; every other route refuses them as 415. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/** @throws AppError UNSUPPORTED_MEDIA_TYPE for a body that is no multipart form, MALFORMED for one that is broken */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const upload: Upload = { file: null, fields: {} };
  const limits = { fileSize: maxBytes, files: 2, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") {
        upload.fields[part.fieldname] = String(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      if (upload.file !== null)
        throw invalidFields([{ field: "file", message: "ファイルは1つだけ指定してください。" }]);
      const name = (part.filename ?? "").split(/[\\/]/).at(-1) ?? "";
      upload.file = { name, bytes, isTooLarge: part.file.truncated };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("MALFORMED");
  }
  return upload;
}
