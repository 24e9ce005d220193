import { isOperatorRole, reaches } from "@kirinuki/schema/operator-roles.ts";
import { useOperator } from "./use-operator.ts";

/** Whether the signed-in operator may change contracts, themes and expressions; the server asks again. */
export function useMayEdit(): boolean {
  const role = useOperator()?.role;
  return isOperatorRole(role) && reaches(role, "edit");
}
