import { operatorActor } from "../../../access/operator-actor.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type FormClass, validateForm } from "../../../http/validate.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";

export interface AppliedChange {
  kind:
    | "contract"
    | "user_group"
    | "theme"
    | "expression"
    | "theme_group"
    | "topic"
    | "first_admin"
    | "mail_setting"
    | "domains";
  name: string;
  what: "created" | "changed";
}

/** One file being applied to its contract. */
export interface Application extends OperatorCall {
  contractId: number;
  now: Date;
  changes: AppliedChange[];
}

export const actorOf = ({ contractId, operatorId }: Application) => ({ contractId, userId: operatorActor(operatorId) });

/** The form of one thing of the file; its faults name the place. */
export async function checked<Form extends object>(
  form: FormClass<Form>,
  given: unknown,
  place: string,
): Promise<Form> {
  try {
    return await validateForm(form, given);
  } catch (error) {
    throw error instanceof AppError ? placed(error, place) : error;
  }
}

/** What a service answers; what it refuses is an error that names the place, and nothing of the file is kept then. */
export async function demanded<Answer>(answer: Promise<Answer | Refusal<object>>, place: string): Promise<Answer> {
  const given = await answer.catch((error: unknown) => {
    throw error instanceof AppError ? placed(error, place) : error;
  });
  if (!(given instanceof Refusal)) return given;
  throw placed(new AppError(given.error, given.fieldErrors), place);
}

function placed(error: AppError, place: string): AppError {
  const faults = error.fieldErrors.map((fault) => ({ ...fault, field: place + fault.field }));
  const [only] = place === "" ? [] : [{ field: place.replace(/\.$/, ""), message: error.message }];
  return new AppError(error.error, faults.length === 0 && only ? [only] : faults);
}
