import { MAIL_KBN } from "@kirinuki/schema/codes.ts";
import type { Purpose } from "@kirinuki/schema/purposes.ts";
import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";
import { hashToken, newToken } from "../src/access/token.ts";
import type { Transaction } from "../src/db/tenant.ts";
import type { ManualContent } from "../src/mail/message-content.ts";
import { nextSendTime } from "../src/mail/send-times.ts";
import { SavedConditionRow } from "../src/modules/articles/saved-condition/saved-condition.entity.ts";
import { queueMessages } from "../src/modules/mail/mail-message/queue-messages.ts";
import { MailSetting } from "../src/modules/mail/mail-setting/mail-setting.entity.ts";
import { saveAddress, USUAL_TIMES } from "../src/modules/mail/mail-setting/mail-setting.service.ts";
import { ApiToken } from "../src/modules/people/api-token/api-token.entity.ts";
import { AppUser } from "../src/modules/people/user/app-user.entity.ts";
import { addDays, tokyoDay } from "../src/time/tokyo.ts";

const DAY_MS = 86_400_000;

/** The searches that people repeat; operator: 1 all words of keyword1, 2 any of them. */
const CONDITIONS: readonly (Pick<SavedConditionRow, "user_id" | "title" | "keyword1"> & Partial<SavedConditionRow>)[] =
  [
    { user_id: "admin01", title: "洋上風力", keyword1: "洋上風力 浮体式", operator: 2 },
    { user_id: "admin01", title: "半導体の投資", keyword1: "半導体 投資", keyword2: "株価", media_operator: 3 },
    { user_id: "admin01", title: "自社と決算", keyword1: "ツムギ重工 決算" },
    {
      ...{ user_id: "admin01", title: "経済紙の人事", keyword1: "社長 就任" },
      media_name_list: ["東和経済新聞", "東和産業新聞"],
    },
    { user_id: "topic01", title: "環境の取り組み", keyword1: "脱炭素 再生可能エネルギー", operator: 2 },
    { user_id: "topic01", title: "採用と働き方", keyword1: "採用 賃上げ 働き方", operator: 2 },
    {
      user_id: "user01",
      title: "電池の動き",
      keyword1: "全固体 電池",
      operator: 2,
      sections: [1, 2, 3],
      period_days: 30,
    },
    { user_id: "user01", title: "港湾と物流", keyword1: "港湾 物流", operator: 2 },
  ];

/** Whose condition comes by mail each morning. */
const MAILED = { userId: "user01", title: "電池の動き" };

/** Tokens of integrations: in use, to end in a quarter of a year, ended. Nobody has the tokens themselves. */
interface Token {
  name: string;
  user: string;
  scopes: TokenScope[];
  purpose: Purpose;
  usedDaysAgo: number;
  endsInDays: number;
}

const TOKENS: readonly Token[] = [
  {
    name: "旧グループウェア",
    user: "image01",
    scopes: ["lists"],
    purpose: "display",
    usedDaysAgo: 40,
    endsInDays: -21,
  },
  {
    name: "役員向けダッシュボード",
    user: "text01",
    scopes: ["lists", "usage"],
    purpose: "analysis",
    usedDaysAgo: 2,
    endsInDays: 90,
  },
  { name: "調査用AIアシスタント", user: "user01", scopes: ["lists"], purpose: "ai", usedDaysAgo: 1, endsInDays: 180 },
  {
    name: "社内ポータル",
    user: "user01",
    scopes: ["lists", "originals"],
    purpose: "display",
    usedDaysAgo: 0,
    endsInDays: 245,
  },
];

/** Mails that admin01 sent by hand and that did not arrive. */
const GIVEN_UP = [
  { address: "kouhou@hamakaze.example.com", attempts: 1, daysAgo: 3, reason: "550 5.1.1 User unknown" },
  { address: "desk@minatomachi.example.com", attempts: 12, daysAgo: 1, reason: "connect ETIMEDOUT" },
] as const;

const LATEST = `
  SELECT article_id::text AS id FROM theme_article WHERE contract_id = $1 AND disp_status = 0 AND data_section = 3
  GROUP BY article_id ORDER BY article_id DESC LIMIT 3`;

const GIVE_UP = `
  UPDATE mail_message SET state = 'failed', attempts = $3, reason = $4, ended_at = $5
  WHERE contract_id = $1 AND mail_run_id = $2`;

/** What the people of a contract keep over the weeks: saved conditions, tokens of integrations, mails that did not arrive. */
export async function insertHabits(tx: Transaction, contractId: number, now: Date): Promise<void> {
  await tx.manager.insert(
    SavedConditionRow,
    CONDITIONS.map((each, at) => ({
      ...{ contract_id: contractId, ...each },
      updated_at: new Date(now.getTime() - (at + 1) * DAY_MS),
    })),
  );
  await mailCondition(tx, contractId, now);
  await tx.manager.insert(
    ApiToken,
    TOKENS.map(({ name, user, scopes, purpose, usedDaysAgo, endsInDays }) => ({
      ...{ contract_id: contractId, token_hash: hashToken(newToken()), user_id: user, token_name: name },
      ...{ scopes, purpose, made_by: "admin01" },
      created_at: new Date(now.getTime() - 120 * DAY_MS),
      last_used_at: new Date(now.getTime() - usedDaysAgo * DAY_MS),
      expires_at: new Date(`${addDays(tokyoDay(now), endsInDays)}T00:00:00+09:00`),
    })),
  );
  const articles = await tx.query<{ id: string }>(LATEST, [contractId]);
  for (const letter of GIVEN_UP)
    await giveUp(tx, contractId, new Date(now.getTime() - letter.daysAgo * DAY_MS), letter, articles);
}

async function mailCondition(tx: Transaction, contract_id: number, now: Date): Promise<void> {
  const { userId, title } = MAILED;
  const { manager } = tx;
  const user = await manager.findOneByOrFail(AppUser, { contract_id, user_id: userId });
  const { condition_id } = await manager.findOneByOrFail(SavedConditionRow, { contract_id, user_id: userId, title });
  await manager.insert(MailSetting, {
    ...{ contract_id, owner_user_id: userId, condition_id, data_kbn: MAIL_KBN.condition },
    mail_address_id: await saveAddress(tx, contract_id, user.email),
    ...{ subject_type: 4, attach_type: 1, send_times: [...USUAL_TIMES] },
    ...{ next_due_at: nextSendTime([...USUAL_TIMES], now), since_day: tokyoDay(now) },
  });
}

async function giveUp(
  tx: Transaction,
  contractId: number,
  at: Date,
  { address, attempts, reason }: (typeof GIVEN_UP)[number],
  articles: { id: string }[],
): Promise<void> {
  const content: ManualContent = {
    ...{ kind: "manual", date: tokyoDay(at), attachType: 1, encoding: "utf8", articles },
    ...{ subject: "関連する記事のご案内", text: "本日の記事をお送りします。", senderName: "ツムギ重工 広報部" },
  };
  const addresses = [{ row: 1, mail_address: address }];
  const [sent] = await queueMessages(tx, {
    ...{ contractId, kind: "manual", madeBy: "admin01", now: at, sendAt: null, articles: articles.length },
    ...{ content, addresses },
  });
  await tx.query(GIVE_UP, [contractId, sent?.sendmail_id, attempts, reason, at]);
}
