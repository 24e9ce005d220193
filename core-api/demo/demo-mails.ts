import type { Transaction } from "../src/db/tenant.ts";
import { MailPause } from "../src/modules/mail/mail-setting/mail-pause.entity.ts";
import { MailAddress, MailSetting } from "../src/modules/mail/mail-setting/mail-setting.entity.ts";
import { MailTemplate, MailTemplateVersion } from "../src/modules/mail/mail-template/mail-template.entity.ts";
import { Theme } from "../src/modules/themes/theme/theme.entity.ts";
import { ThemeGroup } from "../src/modules/themes/theme/theme-group.entity.ts";
import { Topic } from "../src/modules/themes/theme/topic.entity.ts";
import { addDays, tokyoDay } from "../src/time/tokyo.ts";
import type { ContractPlan } from "./demo-contracts.ts";

const TEMPLATE = {
  name: "朝の便",
  template_file_name: "朝の便.csv",
  version: 2,
  parts: {
    冒頭: "みなさま\n\nおはようございます。{日付}の「{テーマ名}」は{件数}件です。\n{一覧URL}",
    末尾: "{会社名}　広報担当\nこのメールは {宛先} へお送りしています。社外への転送はご遠慮ください。",
  },
};

/** The template as it is, and as it was before somebody put the day and the number into its first line. */
function versionsOf(key: { contract_id: number; template_file_id: number }, now: Date): MailTemplateVersion[] {
  const before = { ...TEMPLATE.parts, 冒頭: "みなさま\n\nおはようございます。「{テーマ名}」の記事です。\n{一覧URL}" };
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { name } = TEMPLATE;
  return [
    { ...key, version: 1, name, parts: before, saved_by: "admin01", saved_at: daysAgo(40) },
    { ...key, version: TEMPLATE.version, name, parts: TEMPLATE.parts, saved_by: "admin01", saved_at: daysAgo(12) },
  ];
}

/** A setting of the demo: to a user, or to an address of nobody's. */
interface MailPlan {
  target: { theme_id: number } | { theme_group_id: number } | { topics_id: number };
  to: { userId: string } | { address: string };
  looks?: Partial<
    Pick<
      MailSetting,
      | "data_section"
      | "subject_type"
      | "attach_type"
      | "zero_article_email"
      | "encoding"
      | "with_tones"
      | "supplement_rule"
    >
  >;
  withTemplate?: boolean;
  /** Days until it pauses for a week. */
  pausesIn?: number;
}

/**
 * A contract's morning mails. They are due immediately: whoever has just started the product finds the mail of the last two days in the sink,
 * and the next ones come at seven.
 */
export async function insertMails(tx: Transaction, contract_id: number, plan: ContractPlan, now: Date): Promise<void> {
  const template = await tx.manager.insert(MailTemplate, { contract_id, ...TEMPLATE });
  const template_file_id: number = template.identifiers[0]?.template_file_id;
  await tx.manager.insert(MailTemplateVersion, versionsOf({ contract_id, template_file_id }, now));
  for (const { target, to, looks, withTemplate, pausesIn } of await plansOf(tx, contract_id, plan)) {
    const user_id = "userId" in to ? to.userId : null;
    const mail_address = "userId" in to ? `${to.userId}@${plan.code}.example.jp` : to.address;
    const key = { contract_id, mail_address };
    const known = await tx.manager.findOneBy(MailAddress, key);
    const address = known ?? (await tx.manager.insert(MailAddress, { ...key, user_id })).identifiers[0];
    const setting = await tx.manager.insert(MailSetting, {
      contract_id,
      data_kbn: "theme_id" in target ? 1 : "theme_group_id" in target ? 2 : 3,
      ...target,
      mail_address_id: address?.mail_address_id,
      template_file_id: withTemplate ? template_file_id : null,
      subject_type: 4,
      attach_type: 1,
      send_times: ["07:00"],
      next_due_at: now,
      since_day: addDays(tokyoDay(now), -1),
      ...looks,
    });
    if (pausesIn !== undefined) {
      const start_day = addDays(tokyoDay(now), pausesIn);
      const mail_setting_id: number = setting.identifiers[0]?.mail_setting_id;
      const pause = {
        contract_id,
        mail_setting_id,
        start_day,
        end_day: addDays(start_day, 6),
        missed: "bring",
      } as const;
      await tx.manager.insert(MailPause, { ...pause, made_by: "admin01", made_at: now });
    }
  }
}

async function plansOf({ manager }: Transaction, contract_id: number, plan: ContractPlan): Promise<MailPlan[]> {
  const first = { where: { contract_id }, order: { display_order: "ASC" as const } };
  const themes = await manager.find(Theme, first);
  const [group] = await manager.find(ThemeGroup, first);
  const [topic] = await manager.find(Topic, first);
  const [one, two, three] = themes.map(({ theme_id }) => ({ theme_id }));
  const team = { address: `news@${plan.code}.example.jp` };
  return [
    ...(one ? [{ target: one, to: { userId: "admin01" }, looks: { supplement_rule: "arrival" as const } }] : []),
    ...(two
      ? [{ target: two, to: { userId: "user01" }, looks: { attach_type: 2, subject_type: 1 }, withTemplate: true }]
      : []),
    ...(three
      ? [{ target: three, to: team, looks: { encoding: "iso2022jp", attach_type: 4, zero_article_email: true } }]
      : []),
    ...(group
      ? [
          {
            target: { theme_group_id: group.theme_group_id },
            to: team,
            looks: { data_section: 101, subject_type: 5, with_tones: true },
            pausesIn: 35,
          },
        ]
      : []),
    ...(topic
      ? [{ target: { topics_id: topic.topics_id }, to: { userId: "topic01" }, looks: { subject_type: 2 } }]
      : []),
  ];
}
