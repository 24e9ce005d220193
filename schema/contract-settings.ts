/** Setting of a contract (company_configuration_info): "0" sends nobody a mail of corrected and withdrawn articles; absent: they are sent. */
export const CHANGE_MAIL_SETTING = "article_change_mail";

/** Setting of a contract: "1" counts how often the links of each timed mail are opened, by whom is not kept; absent: nothing is counted. */
export const MAIL_OPENING_SETTING = "mail_opening_count";
/** Setting of a contract: "1" lets users have what their saved conditions find mailed to themselves; absent: they may not. */
export const OWN_MAIL_SETTING = "own_mail_setting";

/** Setting of a contract: "1" lets timed mails of themes and groups bring the main articles first and those that only name a word last (主題度). */
export const MAIL_PROMINENCE_SETTING = "mail_prominence";

/** Setting of a contract: "1" lets users read lists and opened texts of the last 14 days without a network; absent: nothing is kept on devices. */
export const OFFLINE_READING_SETTING = "offline_reading";

/** Setting of a contract: whether each use of an original names a charge code, "list" one of the contract's, "free" any; else none. */
export const CHARGE_CODE_SETTING = "charge_code_mode";
export const CHARGE_CODE_MODES = ["off", "list", "free"] as const;
export type ChargeCodeMode = (typeof CHARGE_CODE_MODES)[number];
/** In CP932. */
export const MOST_CHARGE_CODE_BYTES = 40;
export const MOST_CHARGE_CODES = 2000;
