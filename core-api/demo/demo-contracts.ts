import type { DataSection } from "@kirinuki/schema/codes.ts";
import { MAIL_OPENING_SETTING, OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import type { DemoContract } from "./content/themes/demo-theme.ts";
import { demoThemes } from "./content/themes/demo-themes.ts";
import type { UsePast } from "./usage/insert-uses.ts";

/** A user of a demo contract, with the codes of spec section 6. */
export interface DemoUser {
  id: string;
  name: string;
  group: string;
  /** 1 Admin, 0 otherwise. */
  authority: 0 | 1;
  topics: boolean;
  mc: 1 | 2 | 3;
  sc: 2 | 3 | 5;
}

/** What a contract has beside its themes, groups and topics. */
interface Settings {
  notice: string;
  sections: readonly DataSection[];
  configuration: Readonly<Record<string, string>>;
  messages: Readonly<Record<string, string>>;
  /** With monthly caps of originals, where there are any. */
  groups: readonly { name: string; caps?: { mc: number; sc: number }; withoutSources?: true }[];
  /** Groups that share one more monthly cap (spec section 3, demand_id). */
  demandUnit?: { name: string; cap: number; groups: readonly string[] };
  users: readonly DemoUser[];
  /** Originals that were used in the last months, where any were. */
  uses?: UsePast;
  /** Networks that sign in without a password, and the user that they become. */
  offices?: readonly { range: string; user: string }[];
}

/** A contract of the demo, without any database id. */
export type ContractPlan = DemoContract & Settings;

/** Of every user of the demo (design section 2). */
export const DEMO_PASSWORD = "Kirinuki1!";
export const DEMO_OPERATOR = { id: "operator", name: "運用 窓口", password: "Operator1!" } as const;

/** Groups of the five users: who leads, who works with the articles, who only reads. */
interface Groups {
  lead: string;
  staff: string;
  reading: string;
}

function fiveUsers([admin, topic, user, image, text]: readonly string[], { lead, staff, reading }: Groups): DemoUser[] {
  const aUser = (id: string, name: string | undefined, group: string, rights: Partial<DemoUser> = {}): DemoUser => ({
    id,
    name: name ?? id,
    group,
    authority: 0,
    topics: false,
    mc: 3,
    sc: 5,
    ...rights,
  });
  return [
    aUser("admin01", admin, lead, { authority: 1, topics: true }),
    aUser("topic01", topic, lead, { topics: true }),
    aUser("user01", user, staff),
    // Thumbnails only of page images, text only of text articles.
    aUser("image01", image, reading, { mc: 1 }),
    aUser("text01", text, reading, { sc: 2 }),
  ];
}

const TSUMUGI: Groups = { lead: "広報部", staff: "経営企画部", reading: "技術調査室" };
const AOZORA: Groups = { lead: "コーポレート広報室", staff: "商品企画部", reading: "お客様相談室" };
const MONAKA: Groups = { lead: "マーケティング部", staff: "店舗運営部", reading: "店舗運営部" };
const EVERY_SOURCE: readonly DataSection[] = [1, 2, 3, 5];

const SETTINGS: Readonly<Record<string, Settings>> = {
  kirinuki: {
    notice:
      "・朝刊の記事は毎朝7時ごろまでに掲載します。\n・原文の利用上限は、ユーザーグループごとに月単位で設定しています。\n・テーマの追加や検索式の変更は、広報部までご連絡ください。",
    sections: EVERY_SOURCE,
    configuration: {
      ...{ sort_priority: "0", today_article_lookup: "1", demand_confirmation: "1" },
      ...{ [MAIL_OPENING_SETTING]: "1", [OWN_MAIL_SETTING]: "1" },
    },
    messages: {
      pdf: "原文を表示します。利用回数に加算されますが、よろしいですか？",
      print: "原文を印刷します。利用回数に加算されますが、よろしいですか？",
      text: "記事本文を表示します。利用回数に加算されますが、よろしいですか？",
      print_text: "記事本文を印刷します。利用回数に加算されますが、よろしいですか？",
    },
    groups: [
      { name: TSUMUGI.lead },
      { name: TSUMUGI.staff, caps: { mc: 300, sc: 300 } },
      { name: TSUMUGI.reading, caps: { mc: 100, sc: 100 } },
    ],
    demandUnit: { name: "ツムギ重工 本社", cap: 600, groups: [TSUMUGI.staff, TSUMUGI.reading] },
    users: fiveUsers(["高階 綾乃", "仁科 拓也", "三雲 夏希", "生方 涼子", "久我 美咲"], TSUMUGI),
    uses: {
      isUsedNow: true,
      formerGroups: { "k.yashiro": TSUMUGI.lead },
      gone: { "b.mikasa": TSUMUGI.lead },
    },
    // Addresses that are set aside for documentation: nobody has them, a trusted proxy can claim them (docs/operations.md).
    offices: [
      { range: "203.0.113.0/24", user: "user01" },
      { range: "2001:db8:113::/48", user: "user01" },
    ],
  },
  aozora01: {
    notice: "・食品表示と自主回収の記事も毎朝掲載しています。\n・年末年始も毎日更新します。",
    sections: EVERY_SOURCE,
    configuration: { sort_priority: "1", today_article_lookup: "0", demand_confirmation: "0" },
    messages: {},
    groups: [
      { name: AOZORA.lead },
      { name: AOZORA.staff, caps: { mc: 200, sc: 200 } },
      { name: AOZORA.reading, caps: { mc: 50, sc: 50 } },
    ],
    uses: { isUsedNow: false },
    users: fiveUsers(["水城 遥香", "玉置 翔太", "御園 さくら", "根岸 健太", "曽根 由美子"], AOZORA),
  },
  monaka01: {
    notice: "・ご契約の情報源はWEBニュースです。",
    sections: [3],
    configuration: { sort_priority: "0", today_article_lookup: "0" },
    messages: {},
    groups: [{ name: MONAKA.lead }, { name: MONAKA.staff }],
    users: fiveUsers(["沢渡 直人", "香月 美緒", "常盤 祐介", "布施 香奈", "桐生 陸斗"], MONAKA),
  },
  // As an operator leaves a contract: an administrator, in a group that reads nothing.
  hajime01: {
    notice: "",
    sections: [2, 3],
    configuration: { sort_priority: "0", today_article_lookup: "0" },
    messages: {},
    groups: [{ name: "管理者", withoutSources: true }],
    users: [{ id: "admin01", name: "一条 まどか", group: "管理者", authority: 1, topics: true, mc: 3, sc: 5 }],
  },
};

export const DEMO_CONTRACTS: readonly ContractPlan[] = demoThemes.map((contract) => {
  const settings = SETTINGS[contract.code];
  if (!settings) throw new Error(`the demo has no settings for ${contract.code}`);
  return { ...contract, ...settings };
});
