import { namedText } from "@kirinuki/schema/prominence.ts";

/** The rules of the morning, as 1002-001 and 1067 print them; core-api decides them (modules/mail/edition-duty). */
export const dutyRules = (approval: boolean, articleMax: number): string[] => [
  "「未選定」は、その日の0時から誰も保存していない状態です。開いただけでは変わりません。",
  "締切の8分前に未選定なら、代理の人に知らせます。代理がいなければ当番の人に、どちらもいなければ管理者に知らせます。",
  ...(approval ? APPROVAL_RULES : leavingRules(articleMax)),
];

const APPROVAL_RULES = [
  "送信には、依頼した人とは別の編集者の承認が必要です。承認した時点で送信します。依頼のあとに内容を変えたら、依頼し直してください。",
  "締切までに承認がなければ、何も送信せず、管理者に知らせます。締切のあとでも、承認すれば送信します。",
];

const leavingRules = (articleMax: number): string[] => [
  `締切に未選定なら、記事を自動で選んで送信し、件名に【自動選定】と付けます。前回の朝のメールの日（長くて7日前、短くて前日）から届いた記事のうち、まだ送信せず、外してもいないものから選びます。同じ話題は1件にまとめ、すでに送信した話題は除きます。見出し、冒頭、本文に複数、語によらない登録、${namedText}の順に、同じなら話題の記事が多い順、新しい順に、${articleMax}件まで載せます。トピックスは、選ばれている記事をその順に載せます。`,
  "締切に選定中なら、そのとき保存されている記事をその順に送信し、件名に【自動送信】と付けます。書きかけの文章が出ないように、コメント、小見出し、件名、本文は送信しません。",
  "締切までに送信したか、締切までの送信を予約していれば、自動では送信しません。",
];

export const dutyText = {
  title: "当番と締切",
  user: "当番",
  deputy: "代理",
  away: "不在",
  nobody: "なし",
  rules: "締切の決まり",
};
