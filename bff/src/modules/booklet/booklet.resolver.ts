import "reflect-metadata";
import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { BookletCheckWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { OriginalUse } from "../original/original.input.ts";
import { type OriginalOutcome, originBody, toOriginalOutcome } from "../original/original.mapper.ts";
import { knownArticles } from "../original/original.resolver.ts";
import { OriginalResult } from "../original/original.type.ts";
import { BookletArticlesArgs, BookletInput } from "./booklet.input.ts";
import { BookletArticle, BookletCheck, BookletContent } from "./booklet.type.ts";

const CONTENT = [BookletContent.NOTHING, BookletContent.HEADLINE, BookletContent.ORIGINAL] as const;

function toCheck({ article_info, original_count, use_count, rooms }: BookletCheckWire): BookletCheck {
  const [tightest] = rooms.toSorted((a, b) => a.left - a.wanted - (b.left - b.wanted));
  return instance(BookletCheck, {
    articles: article_info.map(({ article_id, title, media_name, place, content, reason, ...licence }) =>
      instance(BookletArticle, {
        id: article_id,
        title,
        mediaName: media_name,
        place,
        content: CONTENT[content],
        reason,
        beyondLicence: licence.beyond_licence,
        copiesLeft: licence.copies_left,
      }),
    ),
    originalCount: original_count,
    useCount: use_count,
    leftCount: tightest?.left ?? null,
    fits: rooms.every(({ wanted, left }) => wanted <= left),
  });
}

const isPaper = ({ dataSection }: { dataSection: number }): boolean => dataSection === 1 || dataSection === 2;

/** Booklets of cuttings: a print of many articles as one PDF, streamed by its ticket and counted by the notice of a print. */
@Resolver()
export class BookletResolver {
  @Query(() => BookletCheck, {
    description: "Checks what a booklet or a print of these articles would contain. Counts no use.",
  })
  async bookletCheck(
    @Args(() => BookletArticlesArgs) { articles, isText }: BookletArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<BookletCheck> {
    const article_info = articles.map(({ id, dataSection }) => ({ article_id: id, data_section: dataSection }));
    return toCheck(await core.originals.checkBooklet({ article_info, ...(isText && { text_flag: true }) }));
  }

  @Mutation(() => OriginalResult, { description: "Makes a booklet as one PDF and reserves the uses of its originals." })
  async makeBooklet(
    @Arg("input", () => BookletInput, { description: "The booklet." }) input: BookletInput,
    @Ctx() { core }: RequestContext,
  ): Promise<OriginalOutcome> {
    const { articles, title, copies, perSheet, grey, comments, origin } = input;
    const { is_mail: _isMail, ...from } = originBody(origin, OriginalUse.PRINT);
    const answer = await knownArticles(
      core.originals.booklet({
        article_info: articles.map(({ id, dataSection }) => ({ article_id: id, data_section: dataSection })),
        booklet_title: title,
        copies,
        per_sheet: perSheet,
        grey,
        comment_info: comments
          .filter(({ comment }) => comment.trim() !== "")
          .map(({ id, comment }) => ({ article_id: id, comment })),
        ...from,
      }),
    );
    return toOriginalOutcome(
      answer,
      articles.filter(isPaper).map(({ id }) => id),
    );
  }
}
