import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";

/** What core-api answers to calls of 役員版. */
export interface BriefingAnswers {
  briefing: Answer<CoreApi["briefings"]["page"]>;
  briefing_proposal: Answer<CoreApi["briefings"]["proposal"]>;
  confirm_briefing: Answer<CoreApi["briefings"]["confirm"]>;
}

const item = {
  ...{ article_id: "202611000000001", data_section: 1 as const, title: "東和電機、新工場", media_name: "東都新聞" },
  ...{ issue_date: "2026-11-20", excerpt: "東和電機は新工場を建てる。", excerpt_cut_flag: 0 as const, paper_count: 4 },
  ...{
    first_page_count: 1,
    magazine_count: 0,
    site_count: 2,
    impact: "調達に影響",
    handling: 2 as const,
    open_since: null,
  },
};
const confirmation = { version: 1, confirmed_by: "仁科 拓也", confirmed_datetime: "2026-11-20T06:50:00+09:00" };
const page = () => ({
  ...{ process_date: "2026-11-20", confirmed_flag: 1 as const, ...confirmation, item_info: [item], hidden_count: 1 },
  ...{ previous_date: "2026-11-19", next_date: null, edit_flag: 1 as const },
});

export const briefingAnswers = {
  briefing: page,
  briefing_proposal: () => ({
    ...{ process_date: "2026-11-20", ...confirmation, hidden_count: 0 },
    candidate_info: [
      { ...item, chosen_flag: 1 as const, carried_flag: 0 as const, points: 45, prominence: 1 as const },
    ],
  }),
  confirm_briefing: page,
} satisfies BriefingAnswers;
