import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { ArticleSource } from "../article/article.enums.ts";

@ObjectType({ simpleResolvers: true, description: "Ten minutes of a day with arrivals." })
export class ArrivalStep {
  @Field(() => Int, { description: "Minute of the day in Tokyo at which the ten begin." })
  minute!: number;

  @Field(() => Int, { description: "Articles that came." })
  articles!: number;
}

@ObjectType({ simpleResolvers: true, description: "Whom a medium brought hits in the 14 days before." })
export class ArrivalAffected {
  @Field(() => Int, { description: "Contracts." })
  contracts!: number;

  @Field(() => Int, { description: "Their themes." })
  themes!: number;
}

@ObjectType({ simpleResolvers: true, description: "A medium's articles of a day beside what is usual for it." })
export class MediumArrival {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "missing, few, late, arrived, waiting or not_expected." })
  state!: string;

  @Field(() => Int, { description: "New articles of the day." })
  articles!: number;

  @Field(() => DateTime, { nullable: true, description: "When the last of them came." })
  lastAt!: string | null;

  @Field(() => Int, { nullable: true, description: "Median of the 14 days before; null where there were none." })
  usualArticles!: number | null;

  @Field(() => String, { nullable: true, description: "Median time of the last arrival, HH:mm in Tokyo." })
  usualTime!: string | null;

  @Field(() => [ArrivalStep], { description: "When in the day they came." })
  steps!: ArrivalStep[];

  @Field(() => ArrivalAffected, { nullable: true, description: "For the first 20 alarms; else null." })
  affected!: ArrivalAffected | null;
}

@ObjectType({ simpleResolvers: true, description: "What screen /el/arrivals shows." })
export class ArrivalScreen {
  @Field(() => Day, { description: "Of which day." })
  day!: string;

  @Field(() => ArticleSource, { description: "Of which source." })
  source!: ArticleSource;

  @Field(() => DateTime, { description: "The moment of which the states are." })
  checkedAt!: string;

  @Field(() => Int, { description: "Media that usually come on this weekday." })
  expectedMedia!: number;

  @Field(() => Int, { description: "Of those, how many have come." })
  arrivedMedia!: number;

  @Field(() => Int, { description: "New articles of the day." })
  articles!: number;

  @Field(() => Int, { description: "What the expected media usually bring together." })
  usualArticles!: number;

  @Field(() => [MediumArrival], { description: "Missing ones first, then few, late, arrived, waiting, not expected." })
  media!: MediumArrival[];
}
