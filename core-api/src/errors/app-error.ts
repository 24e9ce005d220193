import { catalogue, type ErrorName } from "./catalogue.ts";

/** One fault of one field of the request; `code` and `position` only where an expression was refused. */
export interface FieldError {
  field: string;
  message: string;
  code?: string;
  position?: number;
}

/** A known error of the catalogue. Thrown anywhere, rendered in one place (errors/render.ts). */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly error: ErrorName,
    readonly fieldErrors: FieldError[] = [],
    /** Seconds after which another try makes sense: Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(catalogue[error].msgDetail);
  }
}

/** 409, with who saved the version that stands in the way, and when: `data` of the answer. */
export class LostUpdate extends AppError {
  constructor(readonly change: { changed_by: string | null; changed_at: string | null }) {
    super("LOST_UPDATE");
  }
}

/** 400 that names the fields at fault. */
export const invalidFields = (fieldErrors: FieldError[]): AppError => new AppError("INVALID_FIELDS", fieldErrors);

/** A business outcome that one field is the reason of; thrown, so that what was written before it is undone. */
export const refusedField = (error: ErrorName, field: string): AppError =>
  new AppError(error, [{ field, message: catalogue[error].msgDetail }]);
