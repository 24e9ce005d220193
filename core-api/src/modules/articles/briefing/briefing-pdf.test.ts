import { PDFDocument } from "@cantoo/pdf-lib";
import { HANDLINGS, LONGEST_IMPACT, MOST_STORIES, USUAL_EXCERPT } from "@kirinuki/schema/briefing.ts";
import { describe, expect, it } from "vitest";
import type { BriefingItemWire, BriefingWire } from "./briefing.dto.ts";
import { bottomOf, briefingPdf, longDay } from "./briefing-pdf.ts";

const anItem = (own: Partial<BriefingItemWire> = {}): BriefingItemWire => ({
  ...{ article_id: "202611000000001", data_section: 1, title: "東和電機、新工場", media_name: "東都新聞" },
  ...{ issue_date: "2026-11-20", excerpt: "発表した。", excerpt_cut_flag: 0, paper_count: 4, first_page_count: 1 },
  ...{ magazine_count: 0, site_count: 0, impact: "調達に影響", handling: 2, open_since: null },
  ...own,
});
const aBriefing = (items: BriefingItemWire[]): BriefingWire => ({
  ...{ process_date: "2026-11-20", confirmed_flag: 1, version: 1, confirmed_by: "話題係" },
  ...{ confirmed_datetime: "2026-11-20T06:50:00+09:00", item_info: items, hidden_count: 0 },
  ...{ previous_date: null, next_date: null, edit_flag: 0 },
});
const pagesOf = async (briefing: BriefingWire, company = "ツムギ重工"): Promise<number> =>
  (await PDFDocument.load(await briefingPdf(briefing, company))).getPageCount();

describe("役員版 as PDF", () => {
  it.each(["漢", "W", "1", "」", "𠮷", " ", "\u0007"])(
    "is one page with seven of the longest stories, all of %j",
    async (letter) => {
      const longest = anItem({
        title: letter.repeat(600),
        media_name: letter.repeat(100),
        excerpt: letter.repeat(USUAL_EXCERPT),
        excerpt_cut_flag: 1,
        impact: letter.repeat(LONGEST_IMPACT),
        open_since: "2026-11-01",
        ...{ paper_count: 107, first_page_count: 107, magazine_count: 40, site_count: 999 },
      });
      const briefing = aBriefing(Array.from({ length: MOST_STORIES }, () => longest));
      expect(await pagesOf(briefing, letter.repeat(200))).toBe(1);
      expect(bottomOf(briefing)).toBeLessThanOrEqual(842 - 40);
    },
  );

  it("is one page with any number and handling of stories, and equal bytes for equal content", async () => {
    for (let count = 0; count <= MOST_STORIES; count += 1)
      for (const handling of HANDLINGS) {
        const briefing = aBriefing(Array.from({ length: count }, () => anItem({ handling, excerpt: null })));
        expect(await pagesOf(briefing)).toBe(1);
      }
    const briefing = aBriefing([anItem()]);
    expect(Buffer.from(await briefingPdf(briefing, "甲")).equals(await briefingPdf(briefing, "甲"))).toBe(true);
  });

  it("names its day", () => {
    expect(longDay("2026-11-20")).toBe("2026年11月20日（金）");
  });
});
