import { Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const count = () => Type.Integer();

/** The counts of every usage row (spec section 3). */
export const usageCountsSchema = {
  pdf_count: count(),
  print_count: count(),
  text_disp_count: count(),
  text_print_count: count(),
  mc_count: count(),
  sc_text_count: count(),
  sc_count: count(),
  epub_count: count(),
  count: count(),
};

const usageDaySchema = Type.Object({
  process_date: Type.String({ description: "yyyy-MM-dd, or 合計 in the last row" }),
  ...usageCountsSchema,
  use_max_count: nullable(count()),
  sc_use_max_count: nullable(count()),
});

/** A row of the original-text usage report (spec section 3): an article, and how often the user used it. */
export const usageArticleSchema = Type.Object({
  num: count(),
  article_id: Type.String(),
  data_section: count(),
  media_name: Type.String(),
  read_count: count(),
  issue_date: nullable(Day()),
  frame_no: nullable(Type.String()),
  issue_type: nullable(count()),
  title: Type.String(),
});

/** Percents of a cap that Admins are told of; none: never. */
export const useLinesSchema = Type.Array(count(), {
  description: "Percentages of the cap at which Admins are notified",
});
export const forecastSchema = () =>
  nullable(
    Type.String({
      format: "date",
      description: "When the cap will be reached at the pace of the last 14 business days; null: not this month",
    }),
  );

/** How far a cap is used this month: counted uses and open reservations. */
const groupUsageSchema = Type.Object({
  use_month: Day(),
  mc_used: count(),
  use_max_count: nullable(count()),
  mc_forecast_date: forecastSchema(),
  sc_used: count(),
  sc_use_max_count: nullable(count()),
  sc_forecast_date: forecastSchema(),
  use_lines: useLinesSchema,
  demand_unit: nullable(
    Type.Object(
      {
        demand_id: Type.String(),
        demand_name: Type.String(),
        used: count(),
        use_max_count: nullable(count()),
        forecast_date: forecastSchema(),
        use_lines: useLinesSchema,
      },
      { description: "The demand unit of the group, with the uses of all its groups" },
    ),
  ),
});

export const usageRecordsSchema = Type.Object({
  pdf_usage_recodes: Type.Array(usageDaySchema),
  group_usage: groupUsageSchema,
  usage_charges: Type.Array(Type.Object({ charge_code: Type.String(), count: count(), epub_count: count() }), {
    description: "Uses that have a charge code, by code",
  }),
  usage_articles: Type.Array(usageArticleSchema, { description: "One page of the used articles, most used first" }),
  usage_article_count: count(),
  page: count(),
  page_size: count(),
});
