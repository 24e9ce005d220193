import type { ContractFacts } from "./contract-facts.read-model.ts";

/** What a contract needs before its first mail, in the order of look.md 12. */
export const CONTRACT_STEPS = [
  "name",
  "sections",
  "caps",
  "sign_in",
  "messages",
  "addresses",
  "admin",
  "themes",
  "mails",
] as const;
export type ContractStepName = (typeof CONTRACT_STEPS)[number];

export interface ContractStep {
  step: ContractStepName;
  state: "done" | "fault" | "open";
  /** In words: what there is, or what is missing. */
  detail: string;
}

type Judgement = Omit<ContractStep, "step">;

const done = (detail: string): Judgement => ({ state: "done", detail });
const open = (detail: string): Judgement => ({ state: "open", detail });
const fault = (detail: string): Judgement => ({ state: "fault", detail });

const SECTION_NAMES: Readonly<Record<number, string>> = { 1: "紙面", 2: "本文", 3: "WEB", 5: "雑誌" };

const RULES: Readonly<Record<ContractStepName, (facts: ContractFacts) => Judgement>> = {
  name: ({ contract_code }) => done(contract_code),
  sections: ({ sections }) =>
    sections.length > 0
      ? done(sections.map((section) => SECTION_NAMES[section]).join("・"))
      : open("未設定です。すべての媒体が見えます"),
  caps: ({ group_count, uncapped_count, user_max_count }) => {
    if (group_count === 0) return open("ユーザーグループがありません");
    const users = user_max_count === null ? "" : `${user_max_count}人、`;
    return uncapped_count === 0
      ? done(`${users}${group_count}グループに上限があります`)
      : open(`${uncapped_count}グループに上限がありません`);
  },
  sign_in: ({ ip_login_user_id, range_count }) => {
    if (ip_login_user_id === null) return done("パスワード");
    return range_count > 0
      ? done(`パスワード・IPアドレス（${ip_login_user_id}）`)
      : fault("IPアドレス認証の接続元がありません");
  },
  messages: ({ message_count }) => (message_count > 0 ? done(`${message_count}件を使います`) : open("1件もありません")),
  addresses: ({ range_count, bound_count }) => {
    if (range_count > 0) return done(`${range_count}件`);
    return bound_count > 0
      ? fault(`${bound_count}人が接続元を限られていますが、接続元がありません`)
      : done("限りません");
  },
  admin: ({ admin_count, user_count }) =>
    admin_count > 0 ? done(`管理者${admin_count}人、利用者${user_count}人`) : open("管理者が1人もいません"),
  themes: ({ theme_count, empty_theme_count }) => {
    if (theme_count === 0) return open("0件");
    return empty_theme_count === 0
      ? done(`${theme_count}件`)
      : fault(`${theme_count}件のうち${empty_theme_count}件に検索式がありません`);
  },
  mails: ({ setting_count, has_mailed, theme_count }) => {
    if (setting_count > 0)
      return has_mailed ? done(`${setting_count}件`) : open(`${setting_count}件、まだ送っていません`);
    return open(theme_count === 0 ? "テーマのあとにできます" : "配信設定がありません");
  },
};

export const stepsOf = (facts: ContractFacts): ContractStep[] =>
  CONTRACT_STEPS.map((step) => ({ step, ...RULES[step](facts) }));
