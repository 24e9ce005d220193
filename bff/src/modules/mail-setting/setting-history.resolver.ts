import "reflect-metadata";
import { isDay } from "@kirinuki/schema/forms/decorators.ts";
import { Matches, ValidateBy } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  MailOpening,
  MailSettingDay,
  MailSettingHistory,
  SettingDaySending,
  SettingDayStep,
  SettingMail,
} from "./setting-history.type.ts";

@ArgsType()
class SettingDayArgs {
  @Field(() => ID, { description: "mail_setting_id." })
  id!: string;

  @ValidateBy({ name: "isDay", validator: { validate: isDay } }, { message: inputText.day })
  @Field(() => String, { description: "Day, yyyy-MM-dd, not in the future." })
  day!: string;
}

@ArgsType()
class MailOpeningArgs {
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { description: "sendmail_id, as the link names it." })
  mail!: string;
}

type DayWire = DataOf<"/api/v1/mail_setting_day", "get">;

const toSteps = (steps: DayWire["step_info"] | DayWire["sending_info"][number]["step_info"]): SettingDayStep[] =>
  steps.map(({ step, state, message }) => instance(SettingDayStep, { step, state, message }));

/** What became of a setting's mails, and why none came (screen 1008). One call each. */
@Resolver()
export class SettingHistoryResolver {
  @Query(() => MailSettingHistory, {
    nullable: true,
    description: "The last mails of a setting; null if it does not exist in the contract. Administrators only.",
  })
  async mailSettingHistory(
    @Arg("id", () => ID, { description: "mail_setting_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSettingHistory | null> {
    const wire = await unlessUnknown(core.mails.history({ mail_setting_id: id }), null);
    if (wire === null) return null;
    return instance(MailSettingHistory, {
      countsOpenings: wire.opening_count_flag === 1,
      mails: wire.sendmail_info.map((mail) =>
        instance(SettingMail, {
          id: mail.sendmail_id,
          kind: mail.kind,
          state: mail.state,
          plannedAt: mail.setup_datetime,
          endedAt: mail.ended_datetime,
          articleCount: mail.article_count,
          droppedCount: mail.dropped_count,
          message: mail.message,
          openedCount: mail.opened_count,
        }),
      ),
    });
  }

  @Query(() => MailSettingDay, {
    nullable: true,
    description: "Why a setting sent no mail on a day; null if the setting does not exist. Administrators only.",
  })
  async mailSettingDay(
    @Args(() => SettingDayArgs) { id, day }: SettingDayArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSettingDay | null> {
    const wire = await unlessUnknown(core.mails.explainDay({ mail_setting_id: id, date: day }), null);
    if (wire === null) return null;
    return instance(MailSettingDay, {
      day: wire.process_date,
      outcome: wire.outcome,
      message: wire.outcome_message,
      steps: toSteps(wire.step_info),
      sendings: wire.sending_info.map(({ setup_datetime, kind, step_info }) =>
        instance(SettingDaySending, { at: setup_datetime, kind, steps: toSteps(step_info) }),
      ),
    });
  }

  @Mutation(() => MailOpening, {
    description: "Counts the opening of a mail's link, if the contract counts openings. Does not store who opened it.",
  })
  async countMailOpening(
    @Args(() => MailOpeningArgs) { mail }: MailOpeningArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<MailOpening> {
    const { counted_flag } = await core.mails.countOpening({ sendmail_id: mail });
    return instance(MailOpening, { counted: counted_flag === 1 });
  }
}
