import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";

type Client = CoreApi["mailDrafts"];
type DraftWire = DataOf<"/api/v1/mail_draft", "put">;

export interface MailDraftAnswers {
  mail_drafts: Answer<Client["list"]>;
  enter_mail_draft: Answer<Client["enter"]>;
  save_mail_draft: Answer<Client["save"]>;
  discard_mail_draft: Answer<Client["discard"]>;
  address_groups: Answer<Client["groups"]>;
  save_address_group: Answer<Client["saveGroup"]>;
  remove_address_group: Answer<Client["removeGroup"]>;
}

export const aMailDraft = (over: Partial<DraftWire> = {}): DraftWire => ({
  ...{ mail_draft_id: "7", version: 3, subject: "半導体 2026/11/20", text: "皆様", mail_address: ["a@example.jp"] },
  ...{ template_file_id: "0", attach_Type: 1, setup_datetime: "", tone_flag: 1, hidden_count: 0, sent_flag: 0 },
  articles: [{ article_id: "11", comment: "要点" }],
  ...{ updated_by: "話題係", updated_datetime: "2026-11-20T12:00:00+09:00", conflict_field: [] },
  editors: [{ user_id: "topic02", name: "鈴木" }],
  ...over,
});

const aGroup = {
  ...{ address_group_id: "2", group_name: "役員", mail_address: ["a@example.jp"], stopped_count: 0, version: 1 },
};

/** What core-api answers to calls of drafts and groups of addresses. */
export const mailDraftAnswers: MailDraftAnswers = {
  mail_drafts: () => ({
    mail_drafts: [
      {
        ...{ mail_draft_id: "7", subject: "ご参考", article_count: 2, mail_address_count: 1, updated_by: "話題係" },
        ...{ updated_datetime: "2026-11-20T12:00:00+09:00", editors: [], sendmail_id: "9" },
        ...{ setup_datetime: "2026-11-21T07:00:00+09:00", cancel_flag: 1 },
      },
    ],
    recent_mail_address: ["a@example.jp"],
  }),
  enter_mail_draft: () => aMailDraft(),
  save_mail_draft: () => aMailDraft({ version: 4, conflict_field: ["mail_address"] }),
  discard_mail_draft: () => ({}),
  address_groups: () => ({ address_groups: [aGroup] }),
  save_address_group: () => ({ ...aGroup, version: 2 }),
  remove_address_group: () => ({}),
};

type Call = <Name extends keyof MailDraftAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<MailDraftAnswers[Name]>>;

export const mailDraftCalls = (call: Call): Client => ({
  list: call("mail_drafts"),
  enter: call("enter_mail_draft"),
  save: call("save_mail_draft"),
  discard: call("discard_mail_draft"),
  groups: call("address_groups"),
  saveGroup: call("save_address_group"),
  removeGroup: call("remove_address_group"),
});

type EditionCall = <Name extends keyof Answers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

/** Calls of mail editions, whose words are drafts. */
export const mailEditionCalls = (call: EditionCall): CoreApi["mailEditions"] => ({
  show: call("mail_edition"),
  save: call("save_mail_edition"),
  preview: call("mail_edition_preview"),
  send: call("mail_edition_send"),
});
