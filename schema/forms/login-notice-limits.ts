/** Limits of the operators' notices; apart from their form, whose rules a screen loads late. */
export const LOGIN_NOTICE_MAX = 500;
/** As many as a sign-in page can show. */
export const LOGIN_NOTICES_MAX = 20;
