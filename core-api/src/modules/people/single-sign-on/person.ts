/** Who a provider says came back. */
export interface ProviderPerson {
  /** Never given to anybody else at this provider. */
  subject: string;
  email: string | null;
  /** What the provider says of the address; null: nothing. */
  emailVerified: boolean | null;
  name: string | null;
  /** Values of the claim that the rules read; null: the provider did not send it, which says nothing. */
  claim: string[] | null;
}

/** Why a provider's answer is not taken, in words for the trail; never shown to who came with it. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
}

/** Nothing was answered. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** A claim of whatever shape as texts; null where there is none. */
export function claimValues(value: unknown): string[] | null {
  if (value === undefined || value === null) return null;
  return [value].flat().map(String);
}
