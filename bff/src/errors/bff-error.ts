import { GraphQLError } from "graphql";
import { catalogue, type ErrorCode } from "./catalogue.ts";

/** One fault of one field, under the name that GraphQL gives the field. */
export interface InputFault {
  field: string;
  message: string;
  /** Where in an expression, in UTF-16 units; absent where the whole field is meant. */
  position?: number;
}

/** Who saved the version that stands in the way, and when. */
export interface LastChange {
  by: string | null;
  at: string | null;
}

export interface BffErrorDetail {
  /** Shown to the user; the catalogue's text where absent. */
  message?: string | undefined;
  msgCode?: string | undefined;
  fieldErrors?: InputFault[];
  /** Seconds to wait, from Retry-After. */
  retryAfter?: string | undefined;
  /** Of a CONFLICT. */
  change?: LastChange | undefined;
  cause?: unknown;
}

/** A known error: its text may be shown. Anything else that is thrown gets masked (mask-errors.ts). */
export class BffError extends GraphQLError {
  readonly faults: readonly InputFault[];
  readonly change: LastChange | undefined;

  constructor(
    readonly code: ErrorCode,
    { message, msgCode, fieldErrors, retryAfter, change, cause }: BffErrorDetail = {},
  ) {
    super(message || catalogue[code].text, {
      extensions: {
        code,
        msgCode: msgCode || catalogue[code].msgCode,
        ...(fieldErrors && fieldErrors.length > 0 && { fieldErrors }),
        ...(retryAfter && { retryAfter }),
      },
      ...(cause instanceof Error && { originalError: cause }),
    });
    this.faults = fieldErrors ?? [];
    this.change = change;
  }
}

/** core-api's names of fields → GraphQL's; a nested fault keeps what follows the first dot. */
export type FieldNames = Readonly<Record<string, string>>;

/** The same faults under GraphQL's names. */
export const renamedFaults = (faults: readonly InputFault[], names: FieldNames): InputFault[] =>
  faults.map(({ field, ...fault }) => ({ ...fault, field: field.replace(/^[^.]+/, (name) => names[name] ?? name) }));

/** Waits for a call; what core-api finds wrong with its input is said under GraphQL's names. */
export async function speakingGraphql<Value>(names: FieldNames, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof BffError) || error.faults.length === 0) throw error;
    const { message, extensions, code, faults } = error;
    throw new BffError(code, {
      message,
      msgCode: String(extensions.msgCode),
      fieldErrors: renamedFaults(faults, names),
    });
  }
}
