/** Of whom a contract demands a second factor. */
export const SECOND_FACTOR_DEMANDS = ["none", "admins", "all"] as const;
export type SecondFactorDemand = (typeof SECOND_FACTOR_DEMANDS)[number];

export const SECOND_FACTOR_DEMAND_LABELS: Record<SecondFactorDemand, string> = {
  none: "任意（各ユーザーが選択）",
  admins: "管理者に必須",
  all: "全員に必須",
};

/** A remembered device is asked for no code for so long. */
export const DEVICE_DAYS = 30;
/** Passkeys of one user. */
export const MOST_PASSKEYS = 10;
/** Of what an authenticator answers, as JSON. */
export const LONGEST_PASSKEY_ANSWER = 16_000;
