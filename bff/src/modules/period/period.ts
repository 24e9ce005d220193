import "reflect-metadata";
import { firstOfDays, tokyoDay } from "@kirinuki/schema/tokyo-day.ts";
import { IsOptional, IsString } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";

@InputType({
  description: "Period of process dates, both ends included. Default: the last 14 days, ending today.",
})
export class PeriodInput {
  @IsOptional()
  @IsString()
  @Field(() => Day, { nullable: true, description: "First day; default: 13 days before the end." })
  start?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => Day, { nullable: true, description: "Last day; default: today in Tokyo." })
  end?: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Period of process dates, both ends included." })
export class Period {
  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;
}

/** The period that all parts of a screen are about. `now` decides what today in Tokyo is. */
export function periodOf(input: PeriodInput | null | undefined, now: Date): Period {
  const end = input?.end ?? tokyoDay(now);
  const start = input?.start ?? firstOfDays(end);
  return instance(Period, { start, end });
}

/** The period's fields of any input, by the names that core-api's faults give them. */
export const PERIOD_NAMES = { process_date_start: "period.start", process_date_end: "period.end" } as const;

/** How REST names a period. */
export const periodQuery = ({ start, end }: Period) => ({ process_date_start: start, process_date_end: end });
