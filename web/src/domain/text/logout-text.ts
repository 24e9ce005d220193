/** logoutid 1: the user's own sign-out; 2: expired, or an automatic sign-in that failed (spec section 2). */
export const logoutText = {
  done: "ログアウトしました",
  doneHelp: "ご利用ありがとうございました。",
  expired: "ログインの有効期限が切れました",
  expiredHelp: "安全のため、ログアウトしました。\nお手数ですが、もう一度ログインしてください。",
  again: "ログイン画面へ",
} as const;
