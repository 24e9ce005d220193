import { useSyncExternalStore } from "react";
import { currentOperator, type Operator, subscribeOperator } from "./operator-session.ts";

/** The signed-in operator as React sees it; null when nobody is. */
export const useOperator = (): Operator | null => useSyncExternalStore(subscribeOperator, currentOperator);
