import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { FoundMail, LifeMail, LifeMailSetting, MailArticle, MailArticleTheme, MailLife } from "./mail-life.type.ts";

type LifeWire = DataOf<"/admin/api/v1/mail_life", "get">;
export type FoundMailWire = DataOf<"/admin/api/v1/mail_find", "get">["mail_info"][number];

const found = (wire: FoundMailWire) => ({
  contractId: wire.contract_id,
  companyName: wire.company_name,
  mailId: wire.mail_message_id,
  address: wire.mail_address,
  kind: wire.kind,
  name: wire.name,
  state: wire.state,
  plannedAt: wire.setup_datetime,
  endedAt: wire.ended_datetime,
  articleCount: wire.article_count,
});

export const toFoundMail = (wire: FoundMailWire): FoundMail => instance(FoundMail, found(wire));

export const toMailLife = ({ mail, setting, article_info, more_flag }: LifeWire): MailLife =>
  instance(MailLife, {
    mail: instance(LifeMail, {
      ...found(mail),
      userId: mail.user_id,
      sentBy: mail.sent_by,
      madeAt: mail.made_datetime,
      attempts: mail.attempt_count,
      nextAt: mail.next_datetime,
      maybeTwice: mail.maybe_twice_flag === 1,
      reason: mail.reason,
      bouncedAt: mail.bounced_datetime,
      stoppedAt: mail.stopped_datetime,
      stopReason: mail.stop_reason,
    }),
    setting: setting && toSetting(setting),
    articles: article_info.map(toArticle),
    hasMore: more_flag === 1,
  });

const toSetting = (wire: NonNullable<LifeWire["setting"]>): LifeMailSetting =>
  instance(LifeMailSetting, {
    id: wire.mail_setting_id,
    name: wire.name,
    section: wire.data_section,
    times: wire.send_times,
    sendsEmpty: wire.zero_article_email === 1,
    alerts: wire.alert_flag === 1,
    nextAt: wire.next_setup_datetime,
  });

const toArticle = (wire: LifeWire["article_info"][number]): MailArticle =>
  instance(MailArticle, {
    articleId: wire.article_id,
    title: wire.title,
    medium: wire.media_name,
    arrivedAt: wire.arrived_datetime,
    state: wire.state,
    otherMailId: wire.mail_message_id,
    themes: wire.theme_info.map(({ theme_id, theme_name, search_word }) =>
      instance(MailArticleTheme, { themeId: theme_id, name: theme_name, words: search_word }),
    ),
    openedAt: wire.opened_datetime,
  });
