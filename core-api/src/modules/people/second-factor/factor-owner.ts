/** Whose second factor. */
export interface FactorOwner {
  contractId: number;
  userId: string;
}
