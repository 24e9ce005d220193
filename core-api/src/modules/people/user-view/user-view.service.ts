import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import type { Static } from "typebox";
import type { Person } from "../../../access/actor.ts";
import { readBrowsingReasons } from "../../../access/browsing-reasons.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { toThemesWire } from "../../themes/theme/theme.mapper.ts";
import { readThemeTree } from "../../themes/theme/theme.service.ts";
import type { Profile } from "../session/profile.dto.ts";
import { readProfile } from "../session/profile.read-model.ts";
import type { userViewSchema } from "./user-view.dto.ts";

type UserView = Static<typeof userViewSchema>;

/** What a user of the contract sees in a period, read as his own calls read it, and the reasons. */
export async function readUserView(tx: Transaction, person: Person, period: Period, now: Date): Promise<UserView> {
  const profile = await readProfile(tx, person, now);
  const themes = toThemesWire(await readThemeTree(tx, person, period), person.sections);
  const reasons = await readBrowsingReasons(tx, person);
  const listed = new Set(themes.topics_info.map(({ topics_id }) => topics_id));
  return {
    profile,
    ...sectionsOf(profile),
    themes,
    theme_reasons: reasons.themes.map(({ id, name, ...why }) => ({ theme_id: id, theme_name: name, ...why })),
    theme_group_reasons: reasons.themeGroups.map(({ id, name, ...why }) => ({
      theme_group_id: id,
      theme_group_name: name,
      ...why,
    })),
    topics_reasons: reasons.topics.map(({ id, name, ...why }) => ({
      topics_id: id,
      topics_name: name,
      ...why,
      empty_flag: why.reasons.length > 0 && !listed.has(id) ? 1 : 0,
    })),
  };
}

const flag = (holds: boolean) => (holds ? 1 : 0);

function sectionsOf({
  visible_sections,
  service_linkage_info: contract,
  user_group_linkage_info: group,
}: Profile): Pick<UserView, "sections" | "unlinked_flag"> {
  return {
    sections: DATA_SECTIONS.map((section) => {
      const own = group.find(({ data_section }) => data_section === section);
      return {
        data_section: section,
        visible_flag: flag(visible_sections.includes(section)),
        contract_flag: flag(contract.some(({ data_section }) => data_section === section)),
        user_group_flag: flag(own !== undefined),
        all_articles_selectable_flag: flag(own?.all_articles_selectable_flag === 1),
      };
    }),
    unlinked_flag: flag(contract.length === 0 && group.length === 0),
  };
}
