/** How an operator signs the trail of a contract. */
export const operatorActor = (operatorId: string): string => `operator:${operatorId}`;
