/** The rules of a new password, one each (spec section 5). No library: the screens show them while somebody types. */
export const passwordRules = {
  length: (password: string): boolean => password.length >= 8 && password.length <= 20,
  characters: (password: string): boolean => /^[A-Za-z0-9!@#$%^&*]+$/.test(password),
  digit: (password: string): boolean => /\d/.test(password),
  symbol: (password: string): boolean => /[!@#$%^&*]/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;
