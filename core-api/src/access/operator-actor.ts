/** The name of an operator in the audit of a contract. */
export const operatorActor = (operatorId: string): string => `operator:${operatorId}`;
