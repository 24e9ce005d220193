import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { mailSources } from "@kirinuki/schema/mail-sections.ts";
import type { StoredGroup } from "./use-user-group.ts";

type MailSettings = Pick<StoredGroup["mailSettings"][number], "dataSection" | "count">;

/** Numbers of mail settings whose mails to the group's users change, by source where only a part of the mail does. */
export interface MailEffects {
  /** They bring nothing any more, so they are not sent. */
  stops: number;
  begins: number;
  loses: { section: number; count: number }[];
  gains: { section: number; count: number }[];
}

/** What a change of the group's sources does to the mails of its users; `before` and `after` are those that users see. */
export function mailEffects(
  settings: readonly MailSettings[],
  before: readonly number[],
  after: readonly number[],
): MailEffects {
  const sent = settings.map(({ dataSection, count }) => {
    const wanted: readonly number[] = mailSources(dataSection);
    const within = (shown: readonly number[]) => wanted.filter((section) => shown.includes(section));
    return { count, had: within(before), has: within(after) };
  });
  const sum = (of: typeof sent) => of.reduce((all, { count }) => all + count, 0);
  const goOn = sent.filter(({ had, has }) => had.length > 0 && has.length > 0);
  const bySection = (isMeant: (section: number, mails: (typeof sent)[number]) => boolean) =>
    DATA_SECTIONS.map((section) => ({ section, count: sum(goOn.filter((mails) => isMeant(section, mails))) })).filter(
      ({ count }) => count > 0,
    );
  return {
    stops: sum(sent.filter(({ had, has }) => had.length > 0 && has.length === 0)),
    begins: sum(sent.filter(({ had, has }) => had.length === 0 && has.length > 0)),
    loses: bySection((section, { had, has }) => had.includes(section) && !has.includes(section)),
    gains: bySection((section, { had, has }) => !had.includes(section) && has.includes(section)),
  };
}
