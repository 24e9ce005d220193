/** Setting of a contract (company_configuration_info): "0" sends nobody a mail of corrected and withdrawn articles; absent: they are sent. */
export const CHANGE_MAIL_SETTING = "article_change_mail";
