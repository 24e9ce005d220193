import "reflect-metadata";
import { Ctx, Field, Int, ObjectType, Query, Resolver, registerEnumType } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";

export const FirstRunStepName = {
  THEME: "THEME",
  USER_GROUP: "USER_GROUP",
  USER: "USER",
  THEME_GROUP: "THEME_GROUP",
  MAIL_SETTING: "MAIL_SETTING",
  FIRST_MAIL: "FIRST_MAIL",
} as const;
type FirstRunStepName = (typeof FirstRunStepName)[keyof typeof FirstRunStepName];
registerEnumType(FirstRunStepName, {
  name: "FirstRunStepName",
  description: "What a new contract needs before its first mail.",
  valuesConfig: {
    THEME: { description: "A theme with an expression, from the operator." },
    USER_GROUP: { description: "A user group whose users see a source." },
    USER: { description: "A colleague of the administrator in such a group." },
    THEME_GROUP: { description: "A theme group with themes that some user group has." },
    MAIL_SETTING: { description: "A mail setting whose address gets mail." },
    FIRST_MAIL: { description: "A digest that was sent." },
  },
});

const NAMES: Record<DataOf<"/api/v1/first_run", "get">["steps"][number]["step"], FirstRunStepName> = {
  theme: "THEME",
  user_group: "USER_GROUP",
  user: "USER",
  theme_group: "THEME_GROUP",
  mail_setting: "MAIL_SETTING",
  first_mail: "FIRST_MAIL",
};

@ObjectType({ simpleResolvers: true, description: "A step of a new contract up to its first mail." })
export class FirstRunStep {
  @Field(() => FirstRunStepName, { description: "What is needed." })
  name!: FirstRunStepName;

  @Field(() => Boolean, { description: "Whether it is there." })
  done!: boolean;

  @Field(() => Int, { description: "How many of it there are." })
  count!: number;
}

/** The first run of a contract; worked out anew at each call. */
@Resolver()
export class FirstRunResolver {
  @Query(() => [FirstRunStep], {
    description:
      "The steps in the order in which they are done; all done: there is nothing to show. Administrators only.",
  })
  async firstRun(@Ctx() { core }: RequestContext): Promise<FirstRunStep[]> {
    const { steps } = await core.userGroups.firstRun();
    return steps.map(({ step, done_flag, count }) =>
      instance(FirstRunStep, { name: NAMES[step], done: done_flag === 1, count }),
    );
  }
}
