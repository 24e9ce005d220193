import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";

type Client = CoreApi["pressReleases"];

/** What core-api answers to calls of リリース追跡. */
export interface PressReleaseAnswers {
  press_releases: Answer<Client["list"]>;
  press_release: Answer<Client["one"]>;
  save_press_release: Answer<Client["save"]>;
  remove_press_release: Answer<Client["remove"]>;
}

const aRelease = { press_release_id: "4", release_title: "新工場を建設", release_date: "2026-11-19", version: 1 };
const release_text = "車載電池の新工場を建設します。";

export const pressReleaseAnswers = {
  press_releases: () => ({ press_releases: [aRelease] }),
  press_release: () => ({
    ...{ ...aRelease, release_text, process_date_start: "2026-11-18", process_date_end: "2026-12-19" },
    ...{ read_article_count: 40, unread_article_count: 2 },
    all_pickups: { article_count: 3, story_count: 2, media_count: 2 },
    without_reprints: { article_count: 2, story_count: 1, media_count: 1 },
    pickup_info: ([1, 2, 3] as const).map((pickup_kind) => ({ pickup_kind, article_count: 1 })),
    media_info: [{ media_code: "W002", media_name: "瑞穂日報デジタル", counts: [1, 0, 1] }],
    article_info: [
      {
        ...{ article_id: "202611000000001", data_section: 1 as const, title: "新工場", media_name: "東都新聞" },
        ...{ process_date: "2026-11-20", place: "2026/11/20 朝刊 1面", prominence: 1 as const },
        ...{ pickup_kind: 1 as const, release_share: 88, article_share: 97, first_page_flag: 1 as const },
      },
    ],
  }),
  save_press_release: () => ({ ...aRelease, release_text, version: 2 }),
  remove_press_release: () => ({}),
} satisfies PressReleaseAnswers;

/** The client, each call by its answer's name. */
type ReleaseCall = <Name extends keyof Answers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

export const pressReleaseCalls = (call: ReleaseCall): Client => ({
  list: call("press_releases"),
  one: call("press_release"),
  save: call("save_press_release"),
  remove: call("remove_press_release"),
});
