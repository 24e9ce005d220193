import { AppError } from "../errors/app-error.ts";

const LARGEST = 2_147_483_647;

/** An id of the wire as the key of an int column. @throws AppError NOT_FOUND beyond the column's range: it is nobody's */
export function intKey(id: string): number {
  const key = Number(id);
  if (key > LARGEST) throw new AppError("NOT_FOUND");
  return key;
}
