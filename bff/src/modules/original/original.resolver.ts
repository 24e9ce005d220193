import "reflect-metadata";
import { originalText } from "@kirinuki/schema/messages.ts";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { BffError } from "../../errors/bff-error.ts";
import { catalogue } from "../../errors/catalogue.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { BookInput, OriginalsInput, OriginalTextInput, OriginalUse } from "./original.input.ts";
import {
  type OriginalOutcome,
  type TextOutcome,
  toArticleRequest,
  toBookOutcome,
  toBookRequest,
  toOriginalOutcome,
  toTextOutcome,
} from "./original.mapper.ts";
import { OriginalCounted, OriginalResult, OriginalTextResult } from "./original.type.ts";

/** An id that the contract does not have reads like an article that may not be shown. @throws BffError */
export async function knownArticles<Data>(call: Promise<Data>): Promise<Data | CoreRefusal> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof BffError) || error.code !== "NOT_FOUND") throw error;
    return new CoreRefusal(catalogue.NOT_FOUND.msgCode, originalText.notDisplayable);
  }
}

/** Originals of articles (spec section 4): asked for here, streamed by their ticket, counted by the notice. */
@Resolver()
export class OriginalResolver {
  @Mutation(() => OriginalResult, { description: "Merges originals into one PDF and reserves their uses." })
  async requestOriginals(
    @Arg("input", () => OriginalsInput, { description: "The articles and the kind of use." }) input: OriginalsInput,
    @Ctx() { core }: RequestContext,
  ): Promise<OriginalOutcome> {
    const answer = await knownArticles(
      core.originals.pdf({
        ...toArticleRequest(input),
        ...(input.copies != null && { copies: input.copies }),
        ticket_only: true,
      }),
    );
    return toOriginalOutcome(
      answer,
      input.articles.map(({ id }) => id),
    );
  }

  @Mutation(() => OriginalCounted, {
    description: "Confirms that the PDF of a ticket was shown or printed. Counts its uses once.",
  })
  async completeOriginals(
    @Arg("ticket", () => String, { description: "The ticket." }) ticket: string,
    @Arg("use", () => OriginalUse, { description: "Use that the ticket was requested for." }) use: OriginalUse,
    @Ctx() { core }: RequestContext,
  ): Promise<OriginalCounted> {
    const notice = use === OriginalUse.PRINT ? core.originals.printed : core.originals.displayed;
    return instance(OriginalCounted, { count: (await notice({ pdf_ticket: ticket })).usage_count });
  }

  @Mutation(() => OriginalTextResult, { description: "Returns the text of a newspaper article. Counts a use." })
  async requestOriginalText(
    @Arg("input", () => OriginalTextInput, { description: "The articles and the kind of use." })
    input: OriginalTextInput,
    @Ctx() { core }: RequestContext,
  ): Promise<TextOutcome> {
    const { article, markedWords, copies, ...wish } = input;
    const request = toArticleRequest({ ...wish, articles: [article] });
    const body = { ...request, marked_words: markedWords, ...(copies != null && { copies }) };
    return toTextOutcome(await knownArticles(core.originals.text(body)));
  }

  @Mutation(() => OriginalResult, { description: "Checks that a magazine's book may be opened, and reserves its use." })
  async requestBook(
    @Arg("input", () => BookInput, { description: "The article." }) input: BookInput,
    @Ctx() { core }: RequestContext,
  ): Promise<OriginalOutcome> {
    return toBookOutcome(await knownArticles(core.originals.book(toBookRequest(input))));
  }

  @Mutation(() => OriginalCounted, { description: "Confirms that a book was shown. Counts the use once." })
  async completeBook(
    @Arg("ticket", () => String, { description: "The ticket." }) ticket: string,
    @Ctx() { core }: RequestContext,
  ): Promise<OriginalCounted> {
    return instance(OriginalCounted, {
      count: (await core.originals.bookDisplayed({ epub_ticket: ticket })).usage_count,
    });
  }
}
