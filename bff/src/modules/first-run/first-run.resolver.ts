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
  description: "Steps of a new contract up to its first mail.",
  valuesConfig: {
    THEME: { description: "A theme with an expression. The operator creates it." },
    USER_GROUP: { description: "A user group that is linked to a source of the contract." },
    USER: { description: "Another user in such a user group." },
    THEME_GROUP: { description: "A theme group with themes that is public to a user group." },
    MAIL_SETTING: { description: "A mail setting with an address that is not stopped." },
    FIRST_MAIL: { description: "The first digest was sent." },
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
  @Field(() => FirstRunStepName, { description: "The step." })
  name!: FirstRunStepName;

  @Field(() => Boolean, { description: "Whether the step is done." })
  done!: boolean;

  @Field(() => Int, { description: "Number of things that the step asks for." })
  count!: number;
}

/** The first run of a contract; worked out anew at each call. */
@Resolver()
export class FirstRunResolver {
  @Query(() => [FirstRunStep], {
    description:
      "Steps of a new contract up to its first mail, in order. There is nothing to show once all are done. Administrators only.",
  })
  async firstRun(@Ctx() { core }: RequestContext): Promise<FirstRunStep[]> {
    const { steps } = await core.userGroups.firstRun();
    return steps.map(({ step, done_flag, count }) =>
      instance(FirstRunStep, { name: NAMES[step], done: done_flag === 1, count }),
    );
  }
}
