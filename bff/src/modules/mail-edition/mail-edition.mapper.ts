import type { BodyOf, DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { toTags } from "../article/article.mapper.ts";
import { toMailWarnings } from "../mail-message/mail-message.mapper.ts";
import { selectionQuery } from "../theme/theme.mapper.ts";
import type { SelectionKind } from "../theme/theme.type.ts";
import type { MailEditionForm, MailEditionLook, MailEditionSendForm } from "./mail-edition.input.ts";
import {
  MailEdition,
  MailEditionAddress,
  MailEditionArticle,
  MailEditionItem,
  MailEditionLastSent,
  MailEditionOptions,
  MailEditionPreview,
  MailEditionRow,
  MailEditionSaved,
  MailEditionSend,
  MailEditionSent,
  MailEditionTarget,
  MailEditionTemplate,
} from "./mail-edition.type.ts";

export type MailEditionWire = DataOf<"/api/v1/mail_edition", "get">;
type TargetsWire = DataOf<"/api/v1/themes_themegroups_topics", "get">;
type AddressesWire = DataOf<"/api/v1/mail_addresses", "get">;

const toArticle = (wire: MailEditionWire["article_info"][number]): MailEditionArticle =>
  instance(MailEditionArticle, {
    id: wire.article_id,
    dataSection: wire.data_section,
    title: wire.title,
    line: wire.article_line,
    comment: wire.comment,
    tone: wire.tone,
    tags: toTags(wire.tag_info),
  });

const toSend = (wire: MailEditionWire["edition_send"][number]): MailEditionSend =>
  instance(MailEditionSend, {
    id: wire.sendmail_id,
    at: wire.setup_datetime,
    by: wire.sent_by,
    articleCount: wire.article_count,
    addressCount: wire.address_count,
    failedCount: wire.failed_count,
    status: wire.status,
    canCancel: wire.cancel_flag === 1,
  });

export function toMailEdition(wire: MailEditionWire): MailEdition {
  const articles = new Map(wire.article_info.map((info) => [info.article_id, toArticle(info)]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => articles.get(id) ?? []);
  return instance(MailEdition, {
    name: wire.name,
    version: wire.version,
    sinceDay: wire.since_day,
    begun: wire.begun_flag === 1,
    savedBy: wire.updated_by,
    savedAt: wire.updated_datetime,
    items: wire.edition_item.map(({ article_id, comment, heading }) =>
      instance(MailEditionItem, {
        article: article_id === null ? null : (articles.get(article_id) ?? null),
        comment,
        heading,
      }),
    ),
    arrivals: named(wire.new_article),
    arrivalCount: wire.new_article_count,
    leftOut: named(wire.left_out_article),
    hiddenCount: wire.hidden_count,
    droppedCount: wire.dropped_count,
    lastSent:
      wire.last_sent &&
      instance(MailEditionLastSent, {
        at: wire.last_sent.sent_datetime,
        by: wire.last_sent.sent_by,
        articleCount: wire.last_sent.article_count,
      }),
    sends: wire.edition_send.map(toSend),
    options: instance(MailEditionOptions, {
      addresses: wire.mail_address,
      subjectType: wire.subject_Type,
      attachType: wire.attach_Type,
      templateId: wire.template_file_id,
      encoding: wire.encoding,
    }),
    templates: wire.template_file_list.map(({ template_file_id, name }) =>
      instance(MailEditionTemplate, { id: template_file_id, name }),
    ),
    destinations: wire.destination_mail_address,
    sendMaxCount: wire.mail_send_max_count,
  });
}

const toTarget = (kind: SelectionKind, id: string, name: string): MailEditionTarget =>
  instance(MailEditionTarget, { kind, id, name });

/** Every theme, group and topic that the user may choose, themes first. */
export const toTargets = (wire: TargetsWire): MailEditionTarget[] => [
  ...wire.theme_info.map(({ theme_id, theme_name }) => toTarget("THEME", theme_id, theme_name)),
  ...wire.theme_group_info.map((group) => toTarget("THEME_GROUP", group.theme_group_id, group.theme_group_name)),
  ...wire.topics_info.map(({ topics_id, topics_name }) => toTarget("TOPIC", topics_id, topics_name)),
];

export const toAddresses = (wire: AddressesWire): MailEditionAddress[] =>
  wire.mergedMailAddressInfo.map(({ mail_address, name }) =>
    instance(MailEditionAddress, { address: mail_address, name }),
  );

export const toSaved = (wire: DataOf<"/api/v1/mail_edition", "put">): MailEditionSaved =>
  instance(MailEditionSaved, {
    version: wire.version,
    savedAt: wire.updated_datetime,
    droppedIds: wire.dropped_article,
  });

export const toPreview = ({ sendmail_info }: DataOf<"/api/v1/mail_edition_preview", "post">): MailEditionPreview =>
  instance(MailEditionPreview, {
    subject: sendmail_info.subject,
    text: sendmail_info.mailText,
    html: sendmail_info.mailTextFormat,
    articleCount: sendmail_info.article_count,
    unencodable: sendmail_info.unencodable_character,
    warnings: toMailWarnings(sendmail_info),
  });

export const toSent = (wire: DataOf<"/api/v1/mail_edition_send", "post">): MailEditionSent =>
  instance(MailEditionSent, {
    version: wire.version,
    articleCount: wire.article_count,
    rows: wire.sendmail_result.map(({ mail_address, status, message }) =>
      instance(MailEditionRow, { address: mail_address, failed: status === 1, message }),
    ),
  });

export const toSaveBody = (form: MailEditionForm): BodyOf<"/api/v1/mail_edition", "put"> => ({
  ...selectionQuery(form.target),
  version: form.version,
  edition_item: form.items.map(({ articleId, comment, heading }) =>
    heading === undefined || heading === null ? { article_id: articleId ?? "", comment: comment ?? null } : { heading },
  ),
  left_out_article: form.leftOutIds,
  ...(form.sinceDay && { since_day: form.sinceDay }),
});

export const toLookBody = (form: MailEditionLook): BodyOf<"/api/v1/mail_edition_preview"> => ({
  ...selectionQuery(form.target),
  subject_Type: form.subjectType,
  attach_Type: form.attachType,
  template_file_id: form.templateId,
  encoding: form.encoding,
  ...(form.subject && { subject: form.subject }),
  ...(form.text && { text: form.text }),
});

export const toSendBody = (form: MailEditionSendForm): BodyOf<"/api/v1/mail_edition_send"> => ({
  ...toLookBody(form),
  version: form.version,
  mail_address: form.addresses,
  ...(form.overLicence && { over_licence: form.overLicence }),
  ...(form.draftVersion && { draft_version: form.draftVersion }),
  ...(form.sendAt && { setup_datetime: form.sendAt }),
});
