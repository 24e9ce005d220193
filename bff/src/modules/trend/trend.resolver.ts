import "reflect-metadata";
import { Arg, Ctx, ID, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { ReportPeriodInput } from "../article-count/article-count.resolver.ts";
import { toTrend } from "./trend.mapper.ts";
import { SpikeSensitivity, type Trend, TrendLine, TrendResult } from "./trend.type.ts";

const SENSITIVITIES = { HIGH: "high", NORMAL: "normal", LOW: "low" } as const;
const THEME = 1;

/** 推移 (screens trend and sp-trend), and the lines beside the themes of home. */
@Resolver()
export class TrendResolver {
  @UseMiddleware(invalidFormAsData({ process_date_start: "start", process_date_end: "end" }))
  @Query(() => TrendResult, {
    nullable: true,
    description: "A theme's articles over a period; null for a theme that the user does not browse.",
  })
  async trend(
    @Arg("themeId", () => ID, { description: "The theme." }) id: string,
    @Arg("period", () => ReportPeriodInput, { description: "The days." }) { start, end }: ReportPeriodInput,
    @Arg("sensitivity", () => SpikeSensitivity, {
      description: "Sensitivity of spike detection.",
      defaultValue: SpikeSensitivity.NORMAL,
    })
    sensitivity: SpikeSensitivity,
    @Ctx() { core }: RequestContext,
  ): Promise<Trend | null> {
    const period = { process_date_start: start, process_date_end: end };
    const asked = { data_kbn: THEME, id, unit: "hour", sensitivity: SENSITIVITIES[sensitivity], ...period } as const;
    const wire = await unlessUnknown(core.themes.trend(asked), null);
    return wire && toTrend(wire);
  }

  @Query(() => [TrendLine], { description: "Article counts of the last 14 days, of every theme that has any." })
  async trendLines(@Ctx() { core }: RequestContext): Promise<TrendLine[]> {
    const { lines } = await core.themes.trendLines();
    return lines.map(({ theme_id, counts }) => instance(TrendLine, { themeId: theme_id, counts }));
  }
}
