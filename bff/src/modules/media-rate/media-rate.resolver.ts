import "reflect-metadata";
import { AREA_UNITS, type AreaUnit, HIGHEST_RATE } from "@kirinuki/schema/tones.ts";
import { IsIn, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { MediaRate, MediaRateList, SaveMediaRateResult } from "./media-rate.type.ts";

const RATE = `単価は1～${HIGHEST_RATE.toLocaleString("ja-JP")}の整数（円）で入力してください。`;

@ArgsType()
export class MediaRateArgs {
  @MaxLength(32)
  @Field(() => ID, { description: "media_code." })
  mediaCode!: string;

  @IsIn(AREA_UNITS)
  @Field(() => Int, { description: "1 square centimetre, 2 column." })
  unit!: AreaUnit;

  @IsOptional()
  @Min(1, { message: RATE })
  @Max(HIGHEST_RATE, { message: RATE })
  @Field(() => Int, { nullable: true, description: "Yen for one unit; null takes the rate away." })
  rate!: number | null;

  @IsOptional()
  @MaxLength(64)
  @Field(() => String, { nullable: true, description: "The version that was read." })
  version?: string | null;
}

const toRates = ({ media_rates, version }: DataOf<"/api/v1/media_rates", "get">): MediaRateList =>
  instance(MediaRateList, {
    rates: media_rates.map(({ media_code, media_name, unit, rate }) =>
      instance(MediaRate, { mediaCode: media_code, mediaName: media_name, unit, rate }),
    ),
    version,
  });

/** What the contract entered as the price of advertisements. Administrators only. */
@Resolver()
export class MediaRateResolver {
  @Query(() => MediaRateList, { description: "Advertising rates of the contract. Administrators only." })
  async mediaRates(@Ctx() { core }: RequestContext): Promise<MediaRateList> {
    return toRates(await core.assessments.rates({}));
  }

  @UseMiddleware(invalidFormAsData({ media_rates: "rate" }))
  @Mutation(() => SaveMediaRateResult, { description: "Sets the rate of a medium. Administrators only." })
  async saveMediaRate(
    @Args(() => MediaRateArgs) { mediaCode, unit, rate, version }: MediaRateArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<MediaRateList | Refusal> {
    const media_rates = [{ media_code: mediaCode, unit, rate: rate ?? null }];
    const answer = await removedOrRefusal(core.assessments.saveRates({ media_rates, ...(version && { version }) }));
    return answer instanceof Refusal ? answer : toRates(answer);
  }
}
