import { expect, it } from "vitest";
import type { ReportDocument } from "./report-document.ts";
import { writeReportFiles } from "./report-files.ts";

const compared = { article_count: 1, before_count: 0 };
const document: ReportDocument = {
  title: "月次レポート",
  madeAt: new Date("2026-11-01T07:30:00+09:00"),
  articles: [],
  publicUrl: "https://kirinuki.example",
  content: {
    company_name: "東和電機",
    period: { start_day: "2026-10-01", end_day: "2026-10-31" },
    period_before: { start_day: "2026-09-01", end_day: "2026-09-30" },
    theme_group_names: [],
    totals: { ...compared, story_count: 1, before_story_count: 0, sources: [] },
    themes: [],
    media: [],
    media_count: 0,
    days: [
      { process_date: "2026-10-01", news_article_count: 1, web_article_count: 0, magazine_article_count: 0 },
      { process_date: "2026-10-02", news_article_count: 0, web_article_count: 2, magazine_article_count: 0 },
    ],
    company_events: [{ event_date: "2026-10-02", event_kind: 2, title: "第2四半期決算" }],
    stories: [],
    prominence: null,
    tones: null,
    ad_value: null,
    hand_clips: null,
    listed_count: 0,
  },
};

async function written(of: ReportDocument): Promise<string[]> {
  const files = [];
  for await (const { format, bytes } of writeReportFiles(of))
    files.push(`${format} ${Buffer.from(bytes).subarray(0, 4).toString("latin1")}`);
  return files;
}

it("hands over both files, and the process ends", async () => {
  expect(await written(document)).toEqual(["xlsx PK\u0003\u0004", "pdf %PDF"]);
});

it("says why the process could not write one", async () => {
  const broken = { ...document, articles: null } as unknown as ReportDocument;
  await expect(written(broken)).rejects.toThrow(/the process that writes reports has ended:.*TypeError/s);
});
