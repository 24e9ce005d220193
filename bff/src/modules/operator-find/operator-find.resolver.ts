import "reflect-metadata";
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from "type-graphql";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toLifeArticle } from "../article-life/article-life.resolver.ts";
import { LifeArticle } from "../article-life/article-life.type.ts";
import { toFoundMail } from "../mail-life/mail-life.mapper.ts";
import { FoundMail } from "../mail-life/mail-life.type.ts";

@ObjectType({ simpleResolvers: true, description: "A theme of any contract." })
export class FoundTheme {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "At most six themes and six mails." })
export class OperatorFound {
  @Field(() => [FoundTheme], { description: "Themes with the id, or whose name has the words." })
  themes!: FoundTheme[];

  @Field(() => [FoundMail], { description: "Mails with this id, or whose address or subject begins with the keyword." })
  mails!: FoundMail[];
}

/** What an operator finds over all contracts (screen /el/home), beside contracts and users. Operators only; one call each. */
@Resolver()
export class OperatorFindResolver {
  @Query(() => OperatorFound, { description: "Themes and mails of all contracts. Operators only." })
  async operatorFound(
    @Arg("keyword", () => String, { description: "An id, words of a name, or the beginning of an address or subject." })
    keyword: string,
    @Ctx() { core }: RequestContext,
  ): Promise<OperatorFound> {
    const { themes, mail_info } = await core.backOffice.find({ keyword });
    return instance(OperatorFound, {
      themes: themes.map(({ contract_id, company_name, theme_id, theme_name }) =>
        instance(FoundTheme, {
          contractId: contract_id,
          companyName: company_name,
          themeId: theme_id,
          name: theme_name,
        }),
      ),
      mails: mail_info.map(toFoundMail),
    });
  }

  @Query(() => [LifeArticle], {
    description: "Articles of a month by words of the headline, or one article by its id. Operators only.",
  })
  async foundHeadlines(
    @Arg("keyword", () => String, { description: "Words of the headline, or an id." }) keyword: string,
    @Ctx() { core }: RequestContext,
  ): Promise<LifeArticle[]> {
    return (await core.backOffice.findHeadlines({ keyword })).article_info.map(toLifeArticle);
  }
}
