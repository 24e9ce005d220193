import { OVER_LICENCE_CODE } from "@kirinuki/schema/messages.ts";

/** Of mail editions, their drafts and approvals. */
export const editionErrors = {
  EMPTY_EDITION: { msgCode: "MSG0050", http: 200, msgDetail: "送信する記事がありません。記事を取り込んでください。" },
  EDITION_NOT_YOURS: {
    msgCode: "MSG0051",
    http: 200,
    msgDetail: "閲覧できない記事が含まれているため、処理できません。画面を読み込み直してください。",
  },
  OVER_LICENCE: {
    msgCode: OVER_LICENCE_CODE,
    http: 200,
    msgDetail: "利用許諾で読者数に上限のある記事があります。見出しだけにするか、宛先を減らしてください。",
  },
  EDITION_NEEDS_APPROVAL: {
    msgCode: "MSG0141",
    http: 200,
    msgDetail: "この朝のメールの送信には、ほかの編集者の承認が必要です。承認を依頼してください。",
  },
  OWN_APPROVAL: {
    msgCode: "MSG0142",
    http: 200,
    msgDetail: "ご自身の依頼は承認できません。ほかの編集者が承認してください。",
  },
  NO_APPROVAL_WAITING: {
    msgCode: "MSG0143",
    http: 200,
    msgDetail: "承認を待っている朝のメールがないか、依頼のあとに変更されています。画面を読み込み直してください。",
  },
} as const;
