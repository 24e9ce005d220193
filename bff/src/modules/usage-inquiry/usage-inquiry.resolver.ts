import "reflect-metadata";
import { Arg, Args, Ctx, Query, Resolver, UseMiddleware } from "type-graphql";
import type { CoreApi } from "../../core-api/core-api.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { ReportPeriodInput } from "../article-count/article-count.resolver.ts";
import { toUsedArticle } from "../usage/usage.mapper.ts";
import {
  toArticlesQuery,
  toAskedBody,
  toFrequencyQuery,
  toInquiryBody,
  UsageArticlesArgs,
  UsageFrequencyArgs,
  UsageInquiryArgs,
} from "./usage-inquiry.input.ts";
import { toUsageFrequencies, toUsageInquiry } from "./usage-inquiry.mapper.ts";
import {
  UsageChoices,
  type UsageFrequencies,
  UsageFrequenciesResult,
  UsageGroup,
  type UsageInquiry,
  UsageInquiryResult,
  UsageUser,
  UsedArticlePage,
} from "./usage-inquiry.type.ts";

const INQUIRIES = {
  USER: { PERIOD: "byUserPeriod", DAY: "byUserDaily" },
  GROUP: { PERIOD: "byGroupPeriod", DAY: "byGroupDaily" },
} as const satisfies Record<string, Record<string, keyof CoreApi["usage"]>>;

/** 原文利用照会 and 利用頻度照会 (screens 1035 to 1039 and 1045). Administrators only. */
@Resolver()
export class UsageInquiryResolver {
  @UseMiddleware(invalidFormAsData({ process_date_start: "start", process_date_end: "end" }))
  @Query(() => UsageInquiryResult, { description: "Counted uses of the contract. Administrators only." })
  async usageInquiry(
    @Arg("period", () => ReportPeriodInput, { description: "The days to count." }) period: ReportPeriodInput,
    @Args(() => UsageInquiryArgs) args: UsageInquiryArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<UsageInquiry> {
    const [inquiry, days] = await Promise.all([
      core.usage[INQUIRIES[args.by][args.step]](toInquiryBody(period, args)),
      core.usage.days(toAskedBody(period, args)),
    ]);
    return toUsageInquiry(inquiry, days);
  }

  @Query(() => UsedArticlePage, { description: "Articles whose originals a user used. Administrators only." })
  async usageArticles(
    @Arg("period", () => ReportPeriodInput, { description: "The days to count." }) period: ReportPeriodInput,
    @Args(() => UsageArticlesArgs) args: UsageArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<UsedArticlePage> {
    const { usage_articles, usage_article_count } = await core.usage.articles(toArticlesQuery(period, args));
    return instance(UsedArticlePage, { articles: usage_articles.map(toUsedArticle), total: usage_article_count });
  }

  @UseMiddleware(invalidFormAsData({ process_date_start: "start", process_date_end: "end" }))
  @Query(() => UsageFrequenciesResult, { description: "How often users use originals. Administrators only." })
  async usageFrequencies(
    @Arg("period", () => ReportPeriodInput, { description: "The days to count." }) period: ReportPeriodInput,
    @Args(() => UsageFrequencyArgs) args: UsageFrequencyArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<UsageFrequencies> {
    const groupIds = args.groupId ? [args.groupId] : [];
    const [users, days] = await Promise.all([
      core.usage.frequencies(toFrequencyQuery(period, args)),
      core.usage.days(toAskedBody(period, { userIds: [], groupIds })),
    ]);
    return toUsageFrequencies(users, days);
  }

  @Query(() => UsageChoices, { description: "User groups and users for usage inquiries. Administrators only." })
  async usageChoices(@Ctx() { core }: RequestContext): Promise<UsageChoices> {
    const [{ users }, { user_groups }] = await Promise.all([core.usage.users({}), core.usage.groups({})]);
    return instance(UsageChoices, {
      users: users.map(({ user_id: id, name, user_group_id: groupId }) => instance(UsageUser, { id, name, groupId })),
      groups: user_groups.map(({ user_group_id: id, user_group_name: name }) => instance(UsageGroup, { id, name })),
    });
  }
}
