/** Below web/dist, beside the build's manifest: nothing there is served. */
export const FIRST_SIGN_IN_FILE = ".vite/first-sign-in.json";

/** Markup of the sign-in as the web's build leaves it for the bff. `[[name]]` stands for what the bff fills in, as HTML. */
export interface FirstSignIn {
  /** [[notices]] and [[links]] are the parts below, or nothing. */
  page: string;
  /** The same with the operators' alert above the fields: [[alert]]. */
  alertedPage: string;
  /** Around the notices: [[items]]. */
  notices: string;
  /** [[text]], and the date in its two forms: [[year-month-day]], [[year/month/day]]. */
  notice: string;
  /** Around the provider's links: [[items]]. */
  links: string;
  /** By kind of link: [[url]]. */
  link: Record<string, string>;
}
