import "reflect-metadata";
import { isDay } from "@kirinuki/schema/forms/decorators.ts";
import { IsIn, IsOptional, MaxLength, ValidateBy } from "class-validator";
import { createUnionType, Field, ID, InputType, ObjectType } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";

@ObjectType({ simpleResolvers: true, description: "Days in Tokyo on which a user gets no mails, both ends included." })
export class MailAbsence {
  @Field(() => ID, { description: "mail_pause_id, decimal." })
  id!: string;

  @Field(() => String, { description: "First day, yyyy-MM-dd." })
  start!: string;

  @Field(() => String, { description: "Last day, yyyy-MM-dd." })
  end!: string;

  @Field(() => String, {
    description: "bring: missed articles come in one mail afterwards; drop: they are never sent.",
  })
  missed!: string;

  @Field(() => String, { description: "user_id of the user who entered it." })
  madeBy!: string;
}

@ObjectType({ simpleResolvers: true, description: "A user's absences that have not ended, oldest first." })
export class MailAbsences {
  @Field(() => [MailAbsence], { description: "The absences." })
  absences!: MailAbsence[];
}

const Day = (description: string): PropertyDecorator => {
  const decorators = [
    ValidateBy({ name: "isDay", validator: { validate: isDay } }, { message: inputText.day }),
    Field(() => String, { description }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

@InputType({ description: "Days on which a user gets no mails." })
export class MailAbsenceInput {
  @IsOptional()
  @MaxLength(20)
  @Field(() => String, { nullable: true, description: "user_id; null: the caller. Others only for administrators." })
  userId?: string | null;

  @Day("First day, yyyy-MM-dd.") start!: string;
  @Day("Last day, yyyy-MM-dd.") end!: string;

  @IsIn(["bring", "drop"])
  @Field(() => String, {
    description: "bring: missed articles come in one mail afterwards; drop: they are never sent.",
  })
  missed!: "bring" | "drop";
}

export const MailAbsenceResult = createUnionType({
  name: "MailAbsenceResult",
  description: "The absences after the change, a refusal with a message for the user, or the faults of the form.",
  types: () => [MailAbsences, Refusal, InvalidForm] as const,
});
