import { deviceLabel } from "@kirinuki/schema/device-label.ts";
import type { Transaction } from "../../db/tenant.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import type { AccountContent, AccountEvent } from "../message-content.ts";
import type { PlainMail } from "./change-mail.ts";

interface Owner {
  name: string;
  company_name: string;
  contract_code: string;
}

const OWNER = `
  SELECT u.name, c.company_name, c.contract_code FROM app_user u JOIN contract c USING (contract_id)
  WHERE u.contract_id = $1 AND u.user_id = $2`;

interface Sender {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
}

interface Words {
  subject: string;
  lead: string;
  /** Heading of AccountContent.name. */
  name?: string;
  unknown: string;
}

const ASK = "お心当たりのない場合は、すぐにパスワードを変更し、貴社の管理者に連絡してください。";

const WORDS: Record<AccountEvent, Words> = {
  new_browser: {
    subject: "【Kirinuki】新しいブラウザーからのログイン",
    lead: "これまで使われていないブラウザーから、ログインがありました。",
    unknown: ASK,
  },
  password: {
    subject: "【Kirinuki】パスワードが変更されました",
    lead: "パスワードが変更されました。ほかの端末はログアウトしています。",
    unknown: "お心当たりのない場合は、すぐにパスワードを再設定し、貴社の管理者に連絡してください。",
  },
  address: {
    subject: "【Kirinuki】メールアドレスが変更されました",
    lead: "メールアドレスが変更されました。今後のメールは新しいアドレスに届きます。",
    name: "新しいアドレス",
    unknown: "お心当たりのない場合は、貴社の管理者に連絡してください。",
  },
  factor_set: {
    subject: "【Kirinuki】2段階認証が設定されました",
    lead: "2段階認証が設定されました。次のログインから、パスワードのほかに確認が必要になります。",
    name: "方法",
    unknown: ASK,
  },
  factor_removed: {
    subject: "【Kirinuki】2段階認証が解除されました",
    lead: "2段階認証の方法が1つ解除されました。",
    name: "方法",
    unknown: ASK,
  },
  factor_reset: {
    subject: "【Kirinuki】2段階認証がリセットされました",
    lead: "2段階認証の設定がすべて取り消されました。端末はすべてログアウトしています。",
    unknown: ASK,
  },
  api_token: {
    subject: "【Kirinuki】APIトークンが作成されました",
    lead: "APIトークンが作成されました。このトークンを持つシステムは、画面を使わずにKirinukiを利用できます。",
    name: "トークン名",
    unknown:
      "お心当たりのない場合は、貴社の管理者に連絡してください。管理者は、アカウント画面でトークンを取り消せます。",
  },
};

const BY = { self: null, admin: "貴社の管理者", operator: "Kirinukiの運用担当者" } as const;

/** Tells a user what was done with the account: plain text, and one link to the account. Null where the user is gone. */
export async function composeAccountMail(
  { tx, contractId, publicUrl }: Sender,
  content: AccountContent,
  { user_id }: { user_id: string | null },
): Promise<PlainMail | null> {
  const [owner] = await tx.query<Owner>(OWNER, [contractId, user_id]);
  if (!owner || user_id === null) return null;
  const words = WORDS[content.event];
  const facts = factsOf(content, words.name);
  return {
    subject: words.subject,
    text: [
      owner.company_name,
      `${owner.name} 様`,
      "",
      words.lead,
      "",
      ...facts.map(([name, value]) => `${name}：${value}`),
      `企業コード：${owner.contract_code}`,
      `ユーザーID：${user_id}`,
      "",
      words.unknown,
      new URL("/account", publicUrl).href,
      "",
      "Kirinuki",
      "",
    ].join("\n"),
  };
}

function factsOf(
  { at, by, address, userAgent, name }: AccountContent,
  heading: string | undefined,
): (readonly [string, string])[] {
  const given: readonly (readonly [string, string | null | undefined])[] = [
    ["日時", tokyoDateTime(new Date(at)).slice(0, 16).replace("T", " ").replaceAll("-", "/")],
    ["操作した人", BY[by]],
    [heading ?? "", heading === undefined ? null : name],
    ["ブラウザー", userAgent ? deviceLabel(userAgent) : null],
    ["IPアドレス", address],
  ];
  return given.flatMap(([about, value]) => (value ? [[about, value] as const] : []));
}
