import type { DataOf } from "../core-api/wire.ts";

const info = (article_id: string, title: string) => ({
  article_id,
  data_section: 3 as const,
  title,
  media_name: "朝凪ニュース",
  article_line: "朝凪ニュース　11/20 06:00",
  comment: "",
  tone: 3 as const,
  tag_info: [{ tag_id: "7", tag_name: "決算" }],
});

/** An edition that somebody has begun: a heading, an article, one that came later and one that was left out. */
export const aMailEdition = (): DataOf<"/api/v1/mail_edition", "get"> => ({
  data_kbn: 1,
  id: "3",
  name: "半導体",
  version: "4",
  since_day: "2026-11-19",
  begun_flag: 1,
  updated_by: "話題係",
  updated_datetime: "2026-11-20T06:40:00+09:00",
  edition_item: [
    { article_id: null, comment: null, heading: "国内" },
    { article_id: "1", comment: "要点", heading: null },
  ],
  new_article: ["2"],
  new_article_count: 1,
  left_out_article: ["3"],
  article_info: [info("1", "載せる記事"), info("2", "新着の記事"), info("3", "外した記事")],
  hidden_count: 0,
  dropped_count: 0,
  last_sent: {
    sendmail_id: "9",
    sent_datetime: "2026-11-19T07:00:00+09:00",
    sent_by: "管理者",
    article_count: 5,
  },
  edition_send: [
    {
      sendmail_id: "10",
      setup_datetime: "2026-11-21T07:00:00+09:00",
      sent_by: "話題係",
      article_count: 2,
      address_count: 3,
      failed_count: 1,
      status: 3,
      cancel_flag: 1,
    },
  ],
  mail_address: ["a@example.jp"],
  subject_Type: 1,
  attach_Type: 1,
  template_file_id: "0",
  encoding: "utf8",
  template_file_list: [{ template_file_id: "0", name: "標準" }],
  destination_mail_address: ["b@example.jp"],
  mail_send_max_count: 10,
});

/** What core-api usually answers to the calls of the morning editor. */
export const mailEditionAnswers = {
  mail_edition: aMailEdition,
  save_mail_edition: () => ({ version: "5", updated_datetime: "2026-11-20T06:41:00+09:00", dropped_article: [] }),
  mail_edition_preview: () => ({
    sendmail_info: {
      subject: "半導体",
      mailText: "本文",
      mailTextFormat: "<html></html>",
      article_count: 1,
      unencodable_character: ["①"],
      warning_info: [{ kind: "spam" as const, message: "本文に「激安」があります。" }],
    },
  }),
  mail_edition_send: () => ({
    sendmail_id: "10",
    sendmail_result: [
      { row: 1, mail_address: "a@example.jp", status: 2 as const, message: "", sendmail_id: "10" },
      { row: 2, mail_address: "x@example.net", status: 1 as const, message: "許可されていません。", sendmail_id: "10" },
    ],
    version: "6",
    article_count: 1,
  }),
};
