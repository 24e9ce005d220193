import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { DataOf } from "../../core-api/wire.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { ARRIVAL_SECTION, toMediumNote } from "./media-arrival.resolver.ts";
import { AlarmSetting, LearntHabit, MediumDay, MediumHabit, MediumHabitInput } from "./media-habit.type.ts";

type HabitWire = DataOf<"/admin/api/v1/media_habit", "get">;

/** When media come, whom to ask, and what was done (screen /el/arrivals). Operators only. */
@Resolver()
export class MediaHabitResolver {
  @Query(() => MediumHabit, {
    nullable: true,
    description: "A medium's publishing calendar and notes; null for an unknown medium. Operators only.",
  })
  async mediumHabit(
    @Arg("code", () => ID, { description: "media_code." }) code: string,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<MediumHabit | null> {
    const wire = await unlessUnknown(operator.mediaHabit({ media_code: code }), null);
    return wire && toMediumHabit(wire);
  }

  @Mutation(() => BackOfficeResult, { description: "Saves when a medium arrives. Operators only." })
  saveMediumHabit(
    @Arg("input", () => MediumHabitInput, { description: "The habit." }) input: MediumHabitInput,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    const { code, version, rhythm, weekdays, monthDays, dueTime, offDays, contact } = input;
    return doneOr(
      operator.saveMediaHabit({
        media_code: code,
        version,
        rhythm: rhythm as HabitWire["rhythm"],
        weekdays: weekdays as never,
        month_days: monthDays as never,
        due_time: dueTime ?? "",
        off_days: offDays,
        contact,
      }),
    );
  }

  @Mutation(() => BackOfficeResult, {
    description: "Snoozes the alarms of a medium for 30 minutes, or ends the snooze. Operators only.",
  })
  snoozeMedium(
    @Arg("code", () => ID, { description: "media_code." }) code: string,
    @Arg("minutes", () => Int, { description: "30, or 0 to end the snooze." }) minutes: number,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(operator.snoozeMedium({ media_code: code, minutes: minutes as 0 | 30 }));
  }

  @Mutation(() => BackOfficeResult, { description: "Notes what was done about a medium. Operators only." })
  noteMedium(
    @Arg("code", () => ID, { description: "media_code." }) code: string,
    @Arg("text", () => String, { description: "What was done." }) text: string,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(operator.noteMedium({ media_code: code, text }));
  }

  @Query(() => [Day], {
    description: "Days, from today on, on which no medium of a source is published. Operators only.",
  })
  async sourceOffDays(
    @Arg("source", () => ArticleSource, { description: "The source." }) source: ArticleSource,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<string[]> {
    return (await operator.sourceOffDays({ data_section: ARRIVAL_SECTION[source] })).off_days;
  }

  @Mutation(() => BackOfficeResult, {
    description: "Replaces the days, from today on, on which no medium of a source is published. Operators only.",
  })
  saveSourceOffDays(
    @Arg("source", () => ArticleSource, { description: "The source." }) source: ArticleSource,
    @Arg("days", () => [String], { description: "All of them, yyyy-MM-dd." }) days: string[],
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(operator.saveSourceOffDays({ data_section: ARRIVAL_SECTION[source], off_days: days }));
  }

  @Query(() => AlarmSetting, {
    description: "Recipients of alarms about media that did not arrive. Operators of the role edit only.",
  })
  async alarmSetting(@Ctx() { core: { operator } }: RequestContext): Promise<AlarmSetting> {
    const { mail_addresses, webhook_url, repeat_minutes, version } = await operator.alarmSetting({});
    return instance(AlarmSetting, {
      mailAddresses: mail_addresses,
      webhookUrl: webhook_url,
      repeatMinutes: repeat_minutes,
      version,
    });
  }

  @Mutation(() => BackOfficeResult, {
    description: "Saves the recipients of alarms about media that did not arrive. Operators only.",
  })
  saveAlarmSetting(
    @Arg("mailAddresses", () => [String], { description: "All mail addresses." }) mailAddresses: string[],
    @Arg("webhookUrl", () => String, { description: "URL that alarms are posted to; empty: none." }) webhookUrl: string,
    @Arg("repeatMinutes", () => Int, {
      description: "Minutes until an alarm that nobody acknowledged is told again: 10, 30 or 60; 0: never.",
    })
    repeatMinutes: number,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(
      operator.saveAlarmSetting({
        mail_addresses: mailAddresses,
        webhook_url: webhookUrl,
        repeat_minutes: repeatMinutes as 0 | 10 | 30 | 60,
        version,
      }),
    );
  }

  @Mutation(() => BackOfficeResult, {
    description: "Acknowledges the alarm of a medium: operators are not told of it again. Operators only.",
  })
  acknowledgeAlarm(
    @Arg("code", () => ID, { description: "media_code." }) code: string,
    @Arg("dueOn", () => Day, { description: "Day on which the medium was due." }) dueOn: string,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(operator.acknowledgeAlarm({ media_code: code, due_on: dueOn }));
  }
}

const toMediumHabit = (wire: HabitWire): MediumHabit =>
  instance(MediumHabit, {
    code: wire.media_code,
    name: wire.media_name,
    rhythm: wire.rhythm,
    weekdays: wire.weekdays,
    monthDays: wire.month_days,
    dueTime: wire.due_time,
    offDays: wire.off_days,
    contact: wire.contact,
    snoozedUntil: wire.snoozed_until,
    version: wire.version,
    learnt: instance(LearntHabit, {
      kind: wire.learnt.kind,
      weekdays: wire.learnt.weekdays,
      intervalDays: wire.learnt.interval_days,
      dueTime: wire.learnt.due_time,
      usualArticles: wire.learnt.usual_count,
    }),
    calendar: wire.calendar.map(({ day, article_count, off_day_flag, expected_flag }) =>
      instance(MediumDay, { day, articles: article_count, isOff: off_day_flag, isExpected: expected_flag }),
    ),
    notes: wire.notes.map(toMediumNote),
  });
