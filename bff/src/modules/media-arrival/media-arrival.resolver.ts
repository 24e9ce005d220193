import "reflect-metadata";
import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { ArticleSource } from "../article/article.enums.ts";
import {
  ArrivalAffected,
  ArrivalScreen,
  ArrivalStep,
  MediumAlarm,
  MediumArrival,
  MediumNote,
} from "./media-arrival.type.ts";

type MediumWire = DataOf<"/admin/api/v1/media_arrivals", "get">["media_arrivals"][number];

/** Newspapers as text are counted with those as image. */
export const ARRIVAL_SECTION = {
  NEWSPAPER: DATA_SECTION.newspaperImage,
  WEB: DATA_SECTION.web,
  MAGAZINE: DATA_SECTION.magazine,
} as const satisfies Record<ArticleSource, number>;

/** Screen /el/arrivals: which media of a source have come on a day. One call. */
@Resolver()
export class MediaArrivalResolver {
  @Query(() => ArrivalScreen, { description: "Media with their arrivals of a day, alarms first. Operators only." })
  async arrivalScreen(
    @Arg("day", () => Day, { nullable: true, description: "The day; null: today." }) day: string | null,
    @Arg("source", () => ArticleSource, { description: "The source that is shown." }) source: ArticleSource,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<ArrivalScreen> {
    const wire = await operator.mediaArrivals({
      data_section: ARRIVAL_SECTION[source],
      ...(day && { process_date: day }),
    });
    return instance(ArrivalScreen, {
      day: wire.process_date,
      source,
      checkedAt: wire.checked_at,
      expectedMedia: wire.expected_media_count,
      arrivedMedia: wire.arrived_media_count,
      articles: wire.article_count,
      usualArticles: wire.usual_count,
      media: wire.media_arrivals.map(toMediumArrival),
    });
  }
}

const toMediumArrival = (wire: MediumWire): MediumArrival =>
  instance(MediumArrival, {
    code: wire.media_code,
    name: wire.media_name,
    state: wire.state,
    articles: wire.article_count,
    lastAt: wire.last_arrived_at,
    usualArticles: wire.usual_count,
    usualTime: wire.usual_last_arrival,
    dueOn: wire.due_on,
    dueTime: wire.due_time,
    isOffDay: wire.off_day_flag,
    contact: wire.contact,
    snoozedUntil: wire.snoozed_until,
    lastNote: wire.last_note && toMediumNote(wire.last_note),
    alarm: wire.alarm && toMediumAlarm(wire.alarm),
    steps: wire.arrivals.map(({ minute, article_count }) => instance(ArrivalStep, { minute, articles: article_count })),
    affected:
      wire.affected &&
      instance(ArrivalAffected, { contracts: wire.affected.contract_count, themes: wire.affected.theme_count }),
  });

export const toMediumNote = ({ noted_at, noted_by, text }: NonNullable<MediumWire["last_note"]>): MediumNote =>
  instance(MediumNote, { at: noted_at, by: noted_by, text });

const toMediumAlarm = (wire: NonNullable<MediumWire["alarm"]>): MediumAlarm =>
  instance(MediumAlarm, {
    raisedAt: wire.raised_at,
    toldTimes: wire.told_times,
    raisedTimes: wire.raised_times,
    acknowledgedAt: wire.acknowledged_at,
    acknowledgedBy: wire.acknowledged_by,
  });
