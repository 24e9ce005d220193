import type { UsageRecordsWire } from "../core-api/wire.ts";

export const usageCounts = {
  ...{ pdf_count: 3, print_count: 1, text_disp_count: 2, text_print_count: 0, epub_count: 1 },
  ...{ mc_count: 4, sc_text_count: 1, sc_count: 2, count: 6, use_max_count: 1000, sc_use_max_count: null },
};

/** Usage as core-api answers: one day, its 合計, and a group that belongs to a demand unit. */
export const someUsage = (given: Partial<UsageRecordsWire["group_usage"]> = {}): UsageRecordsWire => ({
  pdf_usage_recodes: [
    { process_date: "2026-11-20", ...usageCounts },
    { process_date: "合計", ...usageCounts },
  ],
  group_usage: {
    ...{ use_month: "2026-11-01", mc_used: 812, use_max_count: 1000, sc_used: 236, sc_use_max_count: null },
    ...{ mc_forecast_date: "2026-11-26", sc_forecast_date: null, use_lines: [80, 100] },
    demand_unit: {
      ...{ demand_id: "5", demand_name: "本社一括", used: 1100, use_max_count: 1200 },
      ...{ forecast_date: "2026-11-25", use_lines: [90] },
    },
    ...given,
  },
  usage_charges: [{ charge_code: "A-1", count: 4, epub_count: 1 }],
  usage_articles: [
    {
      ...{ num: 1, article_id: "7", data_section: 1, media_name: "東和経済新聞", read_count: 3 },
      ...{ issue_date: "2026-11-20", frame_no: "1", issue_type: 2, title: "見出し" },
    },
  ],
  ...{ usage_article_count: 21, page: 1, page_size: 20 },
});
