import { AppError } from "../../../errors/app-error.ts";
import { catalogue, type ErrorName } from "../../../errors/catalogue.ts";
import type { Refusal } from "../../../http/envelope.ts";

/** What RFC 7644 calls the reasons of a 400 or 409. */
export type ScimType =
  | "invalidFilter"
  | "invalidPath"
  | "invalidSyntax"
  | "invalidValue"
  | "noTarget"
  | "tooMany"
  | "uniqueness";

/** A fault that a provider is answered with (RFC 7644, 3.12). */
export class ScimError extends Error {
  override readonly name = "ScimError";

  constructor(
    readonly status: number,
    readonly scimType: ScimType | null,
    detail: string,
  ) {
    super(detail);
  }
}

export const badRequest = (scimType: ScimType, detail: string): ScimError => new ScimError(400, scimType, detail);
export const notFound = (): ScimError => new ScimError(404, null, catalogue.NOT_FOUND.msgDetail);

/** Business outcomes that are no 200 here. */
const STATUS_OF: Partial<Record<ErrorName, number>> = { DUPLICATE_USER: 409, RESTING_USER: 409, DUPLICATE_NAME: 409 };
const FORBIDDEN = 403;

function scimTypeOf(status: number): ScimType | null {
  if (status === 409) return "uniqueness";
  return status === 400 ? "invalidValue" : null;
}

/** An outcome that the screens show as a message. */
export function refused({ error, fieldErrors, msgDetail }: Refusal<object>): ScimError {
  const status = STATUS_OF[error] ?? FORBIDDEN;
  const [fault] = fieldErrors;
  return new ScimError(status, scimTypeOf(status), fault?.message ?? msgDetail ?? catalogue[error].msgDetail);
}

/** A known error of ours in a provider's terms. */
export function toScimError(error: ErrorName, fieldErrors: AppError["fieldErrors"] = []): ScimError {
  const { http, msgDetail } = catalogue[error];
  const status = error === "LOST_UPDATE" ? 412 : http === 200 ? (STATUS_OF[error] ?? FORBIDDEN) : http;
  const words = fieldErrors.map(({ field, message }) => `${field}: ${message}`);
  return new ScimError(status, scimTypeOf(status), words.length > 0 ? words.join(" ") : msgDetail);
}
