import type { DataOf } from "../core-api/wire.ts";

const tags: DataOf<"/api/v1/tags", "get"> = {
  tags: [
    { tag_id: "7", tag_name: "決算", retired_flag: 0, article_count: 12 },
    { tag_id: "8", tag_name: "旧製品", retired_flag: 1, article_count: 3 },
  ],
  version: "abc",
};
const media_rates: DataOf<"/api/v1/media_rates", "get"> = {
  media_rates: [{ media_code: "TOT", media_name: "東都新聞", unit: 1, rate: 1200 }],
  version: "def",
};

/** What core-api answers about tones, tags and rates, as long as a test says nothing else. */
export const assessmentAnswers = {
  assess_articles: () => ({
    changed_count: 1,
    article_info: [{ article_id: "9", data_section: null, title: "", reason: "記事が見つかりません。" }],
  }),
  tags: () => tags,
  save_tags: () => ({
    ...tags,
    ...{ added_count: 0, changed_count: 1, merged_count: 0, retired_count: 0, removed_count: 0 },
  }),
  media_rates: () => media_rates,
  save_media_rates: () => media_rates,
};
